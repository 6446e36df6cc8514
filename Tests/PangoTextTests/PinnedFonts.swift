import Foundation
import PangoText

/// Fonts that differ as little as possible from machine to machine: of those installed, DejaVu alone.
///
/// Where it is missing there are no fonts at all, and boxes are measured instead; relations hold all the same.
func pinnedFonts() -> Fonts {
  let folder = FileManager.default.temporaryDirectory.path
  let path = folder + "/caretlab-test-fonts-\(ProcessInfo.processInfo.processIdentifier).conf"
  let configuration = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts/truetype/dejavu</dir>
      <cachedir>\(folder)/caretlab-test-fonts-cache</cachedir>
    </fontconfig>
    """
  try? configuration.write(toFile: path, atomically: true, encoding: .utf8)
  return Fonts(configurationFile: path)
}
