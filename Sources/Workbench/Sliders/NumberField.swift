/// Text that is being typed in place of a setting's value.
package struct NumberField: Hashable, Sendable {
  /// What has been typed.
  package private(set) var text: String
  /// Why it cannot be taken; nil until it was tried.
  package private(set) var refusal: String?
  /// Whether the next typed character replaces everything.
  private var replacesAll: Bool

  private let limit: Int

  /// The longest number: more than any value needs.
  package static let lengthLimit = 12

  /// A field that holds a value; typing replaces it.
  package init(replacing text: String, limit: Int = lengthLimit) {
    self.text = text
    self.limit = limit
    replacesAll = true
  }

  /// Whether a text could be part of a number, so that it belongs to a slider and not to the phone.
  package static func accepts(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isNumber || "-.,".contains($0)) }
  }

  /// Takes typed text; control characters are dropped.
  package mutating func type(_ typed: String) {
    let kept = typed.filter { !$0.isNewline && $0 != "\t" }
    guard !kept.isEmpty else { return }
    text = String(((replacesAll ? "" : text) + kept).prefix(limit))
    replacesAll = false
    refusal = nil
  }

  /// Takes back the last character, or the whole value where nothing has been typed yet.
  package mutating func deleteBackward() {
    text = replacesAll ? "" : String(text.dropLast())
    replacesAll = false
    refusal = nil
  }

  /// Notes why the text cannot be taken.
  package mutating func refuse(_ sentence: String) { refusal = sentence }

  /// Whether everything is selected.
  package var isSelected: Bool { replacesAll }
}
