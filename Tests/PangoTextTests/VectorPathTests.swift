import PangoText
import Testing

struct VectorPathTests {
  @Test func readsTheCommandsOfSVG() {
    let path = VectorPath(svg: "M20 5V10C20 11.7 18.7 13 17 13H5 M9 8.6L4.6 13L-9 17.4Z")
    #expect(
      path.elements == [
        .move(x: 20, y: 5), .line(x: 20, y: 10),
        .curve(x1: 20, y1: 11.7, x2: 18.7, y2: 13, x: 17, y: 13), .line(x: 5, y: 13),
        .move(x: 9, y: 8.6), .line(x: 4.6, y: 13), .line(x: -9, y: 17.4), .close,
      ])
  }
}
