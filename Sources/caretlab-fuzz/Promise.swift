/// Ends the run with a sentence where a promise is broken; `precondition` says nothing in release builds.
func promise(_ isKept: Bool, _ broken: @autoclosure () -> String) {
  if !isKept { fatalError(broken()) }
}
