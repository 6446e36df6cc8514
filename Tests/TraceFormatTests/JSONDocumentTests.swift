import Testing
import TraceFormat

struct JSONDocumentTests {
  static let texts = [
    "null", " true ", "false", "0", "-1.5e3", "\"\"", "\"a\\u00e9\\\"b\"", "[]", "{}",
    "[[0],[[]],{}]",
    "{\"a\":1,\"b\":{\"c\":[1,2,{\"d\":null}]},\"e\\u0066\":\"x\"}", "[\n1,\n{\"a\":\n[true]}\n]\n",
    "{\"abc\":1,\"ab\":2,\"\":3}",
  ]

  /// Builds what the document finds.
  private func value(of node: JSONNode, names: [String]) -> JSONValue? {
    if let elements = node.elements {
      return .array(elements.compactMap { value(of: $0, names: names) })
    }
    if let text = node.text { return .string(text) }
    if let number = node.double { return .real(number) }
    if node.isTrue { return .flag(true) }
    guard node.isObject else { return nil }
    return .object(
      names.compactMap { name in
        node[name].flatMap { value(of: $0, names: names) }.map { JSONMember(name, $0) }
      })
  }

  @Test(arguments: texts)
  func itFindsWhatIsBuiltOtherwise(_ text: String) throws {
    let names = ["a", "b", "c", "d", "ef", "abc", "ab", ""]
    let built = try JSONValue(parsing: Array(text.utf8))
    let found = value(of: try JSONDocument(parsing: Array(text.utf8)).root, names: names)
    #expect(found == known(built))
  }

  /// Without what the test's own walk does not tell apart: `null` and `false`, spellings of numbers.
  private func known(_ value: JSONValue) -> JSONValue? {
    switch value {
    case .null, .flag(false): nil
    case .flag(true), .string: value
    case .number: value.double.map { .real($0) }
    case .array(let elements): .array(elements.compactMap(known))
    case .object(let members):
      .object(
        members.compactMap { member in known(member.value).map { JSONMember(member.name, $0) } })
    }
  }

  @Test(arguments: [
    "", "[", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "[1 2]", "nul", "\"a", "\"\\x\"", "01", "1 2",
    String(repeating: "[", count: 1000),
  ])
  func itRefusesWhatIsRefusedOtherwise(_ text: String) {
    var faults: [JSONFault] = []
    do throws(JSONFault) { _ = try JSONValue(parsing: Array(text.utf8)) } catch {
      faults.append(error)
    }
    do throws(JSONFault) { _ = try JSONDocument(parsing: Array(text.utf8)) } catch {
      faults.append(error)
    }
    #expect(faults.count == 2)
    #expect(Set(faults).count == 1)
  }

  @Test func linesAreCountedWhereThereAreAny() throws {
    let text = "[\n1,\n\n{\"a\":2}]"
    var counter = JSONNode.LineCounter()
    let lines = try JSONDocument(parsing: Array(text.utf8)).root.elements.map { elements in
      elements.map { counter.line(of: $0) }
    }
    #expect(lines == [2, 4])
    let single = try JSONDocument(parsing: Array("[1]\n".utf8)).root
    #expect(counter.line(of: single) == 0)
    let ofLog = try JSONDocument(parsing: Array("[1]".utf8), line: 7).root
    #expect(counter.line(of: ofLog) == 7)
  }
}
