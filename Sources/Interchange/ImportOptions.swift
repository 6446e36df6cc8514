package import SimulatorCore

/// What a person says about a file and wants of the result.
package struct ImportOptions: Sendable {
  /// A change of the panel's coordinates before they are mapped.
  package enum Transform: String, CaseIterable, Sendable {
    /// X and Y are exchanged: the panel is mounted at a right angle.
    case swap
    /// Right is left.
    case flipX
    /// Below is above.
    case flipY
  }

  /// A width and a height.
  package struct Size: Hashable, Sendable {
    /// Width.
    package var width: Double
    /// Height.
    package var height: Double

    /// A width and a height, both above 0.
    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A file beside the recording that describes its device.
  package struct Companion: Sendable {
    /// Its name.
    package var name: String
    /// Its bytes.
    package var bytes: [UInt8]

    /// A file beside the recording.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The format; nil to find it from the content.
  package var format: ImportFormat?
  /// The panel in device units, after the transforms; nil for what the file says.
  package var panel: Size?
  /// The panel in millimetres, after the transforms; nil for what the file says.
  package var millimetres: Size?
  /// The screen that the result is for.
  package var screen = Screen.standard
  /// Applied in order.
  package var transforms: [Transform] = []
  /// Only this finger, by its number in the result; nil for all.
  package var finger: Int?
  /// The height in points that the first touch-down goes to, everything else along with it; nil to leave it
  /// where the panel's place on the screen puts it.
  ///
  /// With a height, what would lie beside the screen is also moved sideways, as far as it must be.
  package var startHeight: Double?
  /// The longest pause, in microseconds; nil to keep all.
  package var longestPause: Int64?
  /// Time between reports of a file without stamps, in microseconds; nil to refuse such files.
  package var interval: Int64?
  /// A description of the device from beside the file, for recordings that have none.
  package var companion: Companion?

  /// Options that say nothing.
  package init() {}
}
