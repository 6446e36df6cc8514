/// What the tab of searches does.
package enum TuneCommand: Hashable, Sendable {
  /// Starts to search.
  case start
  /// Ends the search; what was found stays.
  case stop
  /// Gives A the best settings; what A was becomes B.
  case apply
  /// Shows what is searched for, or what was found.
  case showSetup, showResults
  /// Varies a knob, or not, by its qualified name.
  case toggle(String)
  /// Varies every knob of the technique or, where all are varied, none.
  case toggleAll
  /// Types in a field.
  case type(TuneField)
  /// Takes a ready goal, by its place.
  case takeGoal(Int)
  /// Minimizes, or maximizes.
  case turnGoal
  /// Lets a persona make trials, or not.
  case togglePersona(String)
  /// Measures on other recordings.
  case source(TuneSource)
  /// Copies the same search as a command line.
  case copyCommand
  /// Writes what was tried to a file that `report` reads.
  case save

  /// What menus and the palette call it.
  package var title: String {
    switch self {
    case .start: "Start the search for settings"
    case .stop: "Stop the search for settings"
    case .apply: "Apply the best settings found"
    case .showSetup: "What is searched for"
    case .showResults: "What the search found"
    case .toggle(let name): "Vary \(name)"
    case .toggleAll: "Vary all, none"
    case .type(let field): field.name
    case .takeGoal(let place):
      TuneGoal.ready.indices.contains(place) ? TuneGoal.ready[place].title : ""
    case .turnGoal: "Minimize, maximize"
    case .togglePersona(let id): id
    case .source(.none): "No recordings"
    case .source(.loaded): "The loaded recording"
    case .source(.folder): "The recordings of the list"
    case .copyCommand: "Copy the search as a command line"
    case .save: "Save the study"
    }
  }

  /// Whether other buttons may stand there afterwards, and the second press of a double click would fall on one of them.
  var changesButtons: Bool {
    switch self {
    case .start, .stop, .apply, .showSetup, .showResults: true
    case .toggle, .toggleAll, .type, .takeGoal, .turnGoal, .togglePersona, .source, .copyCommand,
      .save:
      false
    }
  }
}
