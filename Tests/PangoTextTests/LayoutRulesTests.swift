import PangoText
import Testing
import TextCore

/// What taps hit and where carets stand, drawn: `|` is the caret.
struct LayoutRulesTests {
  /// Lets lines of Latin text of about twenty letters wrap.
  private static let width = 200.0

  private static func geometry() -> PangoGeometry {
    PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: width + 32, height: 200), fonts: pinnedFonts())
  }

  /// A place in a text, in words.
  enum Place: Sendable {
    /// Far right or left of a line.
    case rightOf(line: Int)
    case leftOf(line: Int)
    /// So far below the text's first line's top.
    case at(x: Double, y: Double)
    /// On a character, by its number, at a part of its width.
    case on(character: Int, part: Double)
  }

  struct Hit: CustomTestStringConvertible, Sendable {
    var rule: String
    var text: String
    var place: Place
    var expected: String
    var affinity = Affinity.downstream
    var testDescription: String { "\(rule): \(text.debugDescription)" }
  }

  static let hits = [
    Hit(
      rule: "right of a line is its end, not the text's", text: "ab\ncd\nef",
      place: .rightOf(line: 0), expected: "ab|\ncd\nef"),
    Hit(
      rule: "left of a line is its start", text: "ab\ncd\nef", place: .leftOf(line: 1),
      expected: "ab\n|cd\nef"),
    Hit(
      rule: "a line break is never parted", text: "ab\r\ncd", place: .rightOf(line: 0),
      expected: "ab|\r\ncd"),
    Hit(
      rule: "an empty line can be hit", text: "ab\n\ncd", place: .rightOf(line: 1),
      expected: "ab\n|\ncd"),
    Hit(
      rule: "the empty line after the last break can be hit", text: "ab\n",
      place: .at(x: 500, y: 60), expected: "ab\n|"),
    Hit(
      rule: "above the text is its first line", text: "ab\ncd", place: .at(x: 500, y: -90),
      expected: "ab|\ncd"),
    Hit(
      rule: "below the text is its last line, there too by x", text: "ab\ncd",
      place: .at(x: -5, y: 900), expected: "ab\n|cd"),
    Hit(
      rule: "the upper half of a gap belongs to the line above", text: "ab\ncd",
      place: .at(x: 500, y: 31), expected: "ab|\ncd"),
    Hit(
      rule: "the lower half of a gap belongs to the line below", text: "ab\ncd",
      place: .at(x: 500, y: 33), expected: "ab\ncd|"),
    Hit(
      rule: "the end of a wrapped line can be reached", text: "wwwwwwwwww wwwwwwwwww",
      place: .rightOf(line: 0), expected: "wwwwwwwwww |wwwwwwwwww", affinity: .upstream),
    Hit(
      rule: "the start of a wrapped line can be reached", text: "wwwwwwwwww wwwwwwwwww",
      place: .leftOf(line: 1), expected: "wwwwwwwwww |wwwwwwwwww"),
    Hit(
      rule: "the nearer half of a character counts", text: "abc",
      place: .on(character: 1, part: 0.4),
      expected: "a|bc"),
    Hit(
      rule: "the farther half counts for what follows", text: "abc",
      place: .on(character: 1, part: 0.6), expected: "ab|c"),
    Hit(
      rule: "an emoji is one character", text: "a👨‍👩‍👧b", place: .on(character: 1, part: 0.4),
      expected: "a|👨‍👩‍👧b"),
    Hit(
      rule: "text below the view can be hit", text: String(repeating: "a\n", count: 50) + "b",
      place: .at(x: 500, y: 5000), expected: String(repeating: "a\n", count: 50) + "b|"),
    Hit(
      rule: "a paragraph from right to left ends at the left", text: "אבג", place: .leftOf(line: 0),
      expected: "אבג|"),
    Hit(
      rule: "and begins at the right", text: "אבג", place: .rightOf(line: 0), expected: "|אבג"),
    Hit(
      rule: "the first half of a pill is before it", text: "a <#name#> b",
      place: .on(character: 2, part: 0.4), expected: "a |<#name#> b"),
    Hit(
      rule: "the second half of a pill is after it", text: "a <#name#> b",
      place: .on(character: 2, part: 0.6), expected: "a <#name#>| b"),
    Hit(
      rule: "between two pills is a place", text: "<#a#><#b#>", place: .on(character: 1, part: 0.1),
      expected: "<#a#>|<#b#>"),
  ]

  @Test(arguments: hits) func hitsTheNearest(_ sample: Hit) {
    let geometry = Self.geometry()
    let document = TextDocument(before: sample.text)
    let y = { (line: Int) in Self.lineTops(geometry, document)[line] + 13 }
    let point: ContentPoint
    switch sample.place {
    case .rightOf(let line): point = ContentPoint(x: 5000, y: y(line))
    case .leftOf(let line): point = ContentPoint(x: -5000, y: y(line))
    case .at(let x, let y): point = ContentPoint(x: x, y: y)
    case .on(let character, let part):
      let start = document.position(from: .start, offsetByStops: character).position
      let end = document.position(from: start, offsetByStops: 1).position
      let left = geometry.caretRectangle(of: Caret(start), in: document)
      let right = geometry.caretRectangle(of: Caret(end, .upstream), in: document)
      point = ContentPoint(x: left.x + (right.x - left.x) * part, y: left.y)
    }
    let caret = geometry.caret(at: point, in: document)
    var marked = document
    marked.setCaret(caret)
    #expect(marked.drawing == sample.expected)
    #expect(caret.affinity == sample.affinity || caret.position.offset == 0)
  }

  private static func lineTops(_ geometry: PangoGeometry, _ document: TextDocument) -> [Double] {
    geometry.lines(between: 0, and: .infinity, in: document).map(\.y)
  }

  struct Stand: CustomTestStringConvertible, Sendable {
    var rule: String
    var text: String
    var affinity = Affinity.downstream
    var line: Int
    /// Whether the caret stands at the content's left edge.
    var isAtLeft: Bool
    var testDescription: String { "\(rule): \(text.debugDescription)" }
  }

  static let stands = [
    Stand(rule: "no text has a caret all the same", text: "|", line: 0, isAtLeft: true),
    Stand(
      rule: "after a line break it is on the next line", text: "ab\n|", line: 1, isAtLeft: true),
    Stand(
      rule: "whatever it leans to", text: "ab\n|cd", affinity: .upstream, line: 1, isAtLeft: true),
    Stand(
      rule: "before a line break it is on that line", text: "ab|\ncd", line: 0, isAtLeft: false),
    Stand(
      rule: "at a wrap it may lean back", text: "wwwwwwwwww |wwwwwwwwww", affinity: .upstream,
      line: 0, isAtLeft: false),
    Stand(
      rule: "or forward", text: "wwwwwwwwww |wwwwwwwwww", affinity: .downstream, line: 1,
      isAtLeft: true),
    Stand(
      rule: "far below the view, too", text: String(repeating: "a\n", count: 50) + "|", line: 50,
      isAtLeft: true),
    Stand(rule: "after an emoji it is behind all of it", text: "a😀|", line: 0, isAtLeft: false),
    Stand(
      rule: "after a separator of lines it is on the next", text: "a\u{2028}|b", line: 1,
      isAtLeft: true),
    Stand(rule: "a vertical tab breaks no line", text: "a\u{B}b|", line: 0, isAtLeft: false),
    Stand(rule: "an end from right to left is at the left", text: "אבג|", line: 0, isAtLeft: false),
  ]

  @Test(arguments: stands) func standsWhereItBelongs(_ sample: Stand) {
    let geometry = Self.geometry()
    let document = MarkedText(sample.text).document
    let rectangle = geometry.caretRectangle(
      of: Caret(document.selection.focus, sample.affinity), in: document)
    let top = Self.lineTops(geometry, document)[sample.line]
    #expect(rectangle.y > top && rectangle.y + rectangle.height < top + geometry.linePitch)
    #expect((rectangle.x == 0) == sample.isAtLeft, "\(rectangle)")
    // As high as the base font, whatever stands in the line.
    let plain = geometry.caretRectangle(of: .start, in: TextDocument(before: "x"))
    #expect(rectangle.height == plain.height)
  }

  struct Colored: CustomTestStringConvertible, Sendable {
    var rule: String
    var text: String
    /// Of each rectangle, from left to right and from top to bottom: its line, and whether it reaches the content's left
    /// and right edge.
    var expected: [String]
    var testDescription: String { "\(rule): \(text.debugDescription)" }
  }

  static let colored = [
    Colored(rule: "nothing selected, nothing coloured", text: "a|b", expected: []),
    Colored(rule: "one character has its width", text: "a[b]c", expected: ["0 --"]),
    Colored(rule: "the last character, too", text: "ab[c]", expected: ["0 --"]),
    Colored(rule: "one rectangle for a line", text: "[ab cd ef]", expected: ["0 |-"]),
    Colored(rule: "a line break reaches the edge", text: "a[b\n]c", expected: ["0 -|"]),
    Colored(rule: "a line break alone is seen", text: "ab[\n]c", expected: ["0 -|"]),
    Colored(rule: "an empty line is seen", text: "a[b\n\n]c", expected: ["0 -|", "1 ||"]),
    Colored(
      rule: "lines between are whole", text: "a[b\ncd\ne]f", expected: ["0 -|", "1 ||", "2 |-"]),
    Colored(
      rule: "over a wrap it reaches the edge", text: "wwww[wwwwww www]wwwwwww",
      expected: ["0 -|", "1 |-"]),
    Colored(
      rule: "up to a wrap it does not", text: "wwww[wwwwww ]wwwwwwwwww", expected: ["0 --"]),
    Colored(rule: "right to left is seen", text: "abc [אבג] def", expected: ["0 --"]),
    Colored(
      rule: "over a change of direction it may be two", text: "a[bc א]בג",
      expected: ["0 --", "0 --"]),
    Colored(
      rule: "a paragraph from right to left ends at the left edge", text: "א[בג\n]a",
      expected: ["0 |-"]),
    Colored(rule: "a pill is one piece", text: "a[<#name#>]b", expected: ["0 --"]),
  ]

  @Test(arguments: colored) func colorsWhatIsSelected(_ sample: Colored) {
    let geometry = Self.geometry()
    let document = MarkedText(sample.text).document
    let tops = Self.lineTops(geometry, document)
    let rectangles = geometry.selectionRectangles(
      from: document.selection.anchor, to: document.selection.focus, in: document, between: 0,
      and: .infinity)
    let found = rectangles.map { rectangle in
      let line = tops.firstIndex(of: rectangle.y) ?? -1
      let left = rectangle.x < 0.5 ? "|" : "-"
      let right = rectangle.x + rectangle.width > Self.width - 0.5 ? "|" : "-"
      return "\(line) \(left)\(right)"
    }
    #expect(found == sample.expected)
    #expect(rectangles.allSatisfy { $0.height == geometry.linePitch && $0.width > 2 })
  }
}
