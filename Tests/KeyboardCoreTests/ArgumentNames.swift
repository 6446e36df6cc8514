import KeyboardCore
import Testing

// What arguments are called in a test's log; spelled out, one of them fills a hundred kilobytes.

extension KeyboardState: CustomTestStringConvertible {
  public var testDescription: String {
    liftsInOrderOfDowns ? "\(layout.id), lifts in the order of downs" : "\(layout.id), roll-over"
  }
}

extension KeyboardLayout: CustomTestStringConvertible {
  public var testDescription: String { id }
}
