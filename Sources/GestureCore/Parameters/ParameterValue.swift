/// The value of a parameter, as it stands in files and on the command line.
public enum ParameterValue: Hashable, Sendable {
  /// A number; whole where the parameter is whole.
  case number(Double)
  /// One of some words.
  case word(String)
  /// On or off.
  case flag(Bool)
}
