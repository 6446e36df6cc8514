/// As much of UIKit as the README's keyboard extension needs, by Apple's names and types, so that the snippet is
/// checked by the compiler where there is no UIKit.
enum StandIns {
  static let objectiveC = """
    public struct Selector: Sendable { public init(_ name: String) {} }
    """

  static let uiKit = """
    @_exported import ObjectiveC
    public typealias CGFloat = Double
    public struct CGPoint { public var x: CGFloat = 0; public var y: CGFloat = 0 }
    public func CACurrentMediaTime() -> Double { 0 }
    @MainActor @objc open class UIView {
      public init() {}
      open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    }
    @MainActor @objc open class UIGestureRecognizer {
      public enum State: Int { case possible, began, changed, ended, cancelled, failed }
      public init(target: Any?, action: Selector?) {}
      open var state: State { .possible }
      open var cancelsTouchesInView: Bool { get { true } set {} }
      open func location(in view: UIView?) -> CGPoint { CGPoint() }
    }
    @MainActor @objc open class UIPanGestureRecognizer: UIGestureRecognizer {
      open func translation(in view: UIView?) -> CGPoint { CGPoint() }
      open func velocity(in view: UIView?) -> CGPoint { CGPoint() }
    }
    @MainActor public protocol UITextDocumentProxy: AnyObject {
      var documentContextBeforeInput: String? { get }
      var documentContextAfterInput: String? { get }
      func adjustTextPosition(byCharacterOffset offset: Int)
    }
    @MainActor final class NoText: UITextDocumentProxy {
      var documentContextBeforeInput: String? { nil }
      var documentContextAfterInput: String? { nil }
      func adjustTextPosition(byCharacterOffset offset: Int) {}
    }
    @MainActor @objc open class UIInputViewController {
      public init() {}
      open var view: UIView! { UIView() }
      open var textDocumentProxy: any UITextDocumentProxy { NoText() }
      open func viewDidLoad() {}
    }
    """
}
