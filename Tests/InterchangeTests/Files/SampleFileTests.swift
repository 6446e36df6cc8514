import Interchange
import Testing

struct SampleFileTests {
  @Test func everyFormatHasSamples() {
    let formats = Set(SampleFile.all.map(\.format))
    for format in ImportFormat.allCases {
      #if !CARETLAB_YAML
        if format == .libinput { continue }
      #endif
      #expect(formats.contains(format.rawValue))
    }
  }

  @Test(arguments: SampleFile.all)
  func itIsWhatItsFolderSays(_ sample: SampleFile) throws {
    let imported = try Imported(bytes: try sample.bytes(), .with { $0.interval = 8_000 })
    #expect(imported.recording.format.rawValue == sample.format)
    #expect(imported.recording.contacts > 0)
    #expect(imported.recording.cancels == 0)
    #expect(imported.recording.notes.repairs == [])
  }
}
