internal import WindowShell

/// The window, from opening to closing.
package enum WindowProgram {
  /// Opens the window and runs it until it is closed.
  ///
  /// - Throws: `noDisplay` where there is none.
  package static func run(_ options: WorkbenchOptions) throws(WorkbenchError) {
    do throws(ShellError) {
      _ = try Window(WindowOptions(title: "CaretLab"))
    } catch {
      throw .noDisplay("\(error)")
    }
  }
}
