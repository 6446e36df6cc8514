import GestureCore
import Testing

struct CursorMoveTests {
  @Test(arguments: [
    (0, 0, CursorMove.Distance.characters(0)), (2, 0, .characters(2)), (0, -1, .lines(-1)),
    (-2, 1, .plane(characters: -2, lines: 1)),
  ])
  func movesOnBothAxesAreSaidSimply(
    characters: Int, lines: Int, distance: CursorMove.Distance
  ) {
    #expect(CursorMove.plane(characters: characters, lines: lines).distance == distance)
  }
}
