/// Limits that files are held to, so that no file can take all memory or all day.
enum ImportLimits {
  /// Bytes that are looked at to find the format.
  static let head = 1 << 16
  /// Bytes of a line; other tools' lines have some hundred.
  static let line = 1 << 20
  /// Bytes of a file that must be read as a whole, such as JSON.
  static let document = 1 << 25
  /// Contacts at once, in the file; panels report ten, a few of them a hundred.
  static let contacts = 256
  /// Fingers with a clock of their own in a table, which may count on with each contact.
  static let fingers = 1 << 20
  /// Contacts in a file.
  static let allContacts = 1 << 29
  /// Devices in a file.
  static let devices = 256
  /// Events of one device between two reports.
  static let frame = 1 << 14
  /// Reports that are held back until both coordinates are known.
  static let incompleteReports = 10_000
  /// The largest magnitude of a coordinate in the file's own units: no panel counts so many, and one such number
  /// would shrink everything else to a point.
  static let place = 1e9
  /// The largest stamp, in microseconds: beyond it sums would overflow.
  static let stamp: Int64 = 1 << 60
}
