import Commands
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct CurveCommandTests {
  @Test func theTableHasARowForEachSpeed() {
    let run = Run("curve")
    #expect(run.exitCode == 0)
    #expect(run.error.isEmpty)
    #expect((18...24).contains(run.lines.count - 1))
    #expect(run.lines.first == "pt/s  60 Hz: steps/s  pt/step  120 Hz: steps/s  pt/step")
    #expect(run.lines.contains(" 455           20.00    22.75            40.00    11.38"))
    #expect(run.lines.last == "3995           60.00    66.58           120.00    33.29")
  }

  @Test func severalTechniquesHaveATableEach() {
    let run = Run("curve", "--techniques", "fixed-count,swipe-once", "--delivery", "60")
    #expect(run.lines.contains("fixed-count"))
    #expect(run.lines.contains("swipe-once"))
    // A step comes at every 101st callback, or never.
    #expect(run.lines.contains(" 455            0.59   765.92"))
    #expect(run.lines.contains(" 455            0.00        –"))
  }

  @Test func csvHasALineForEachPoint() throws {
    let run = Run("curve", "--csv", "--delivery", "60", "--set", "threshold=20")
    #expect(run.lines.count == 401)
    #expect(
      run.lines.first == "technique,delivery,pointsPerSecond,stepsPerSecond,pointsPerStep")
    for line in run.lines.dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      #expect(fields.count == 5)
      #expect(fields.prefix(2) == ["velocity-filter", "60"])
      let speed = try #require(Double(fields[2]))
      let rate = try #require(Double(fields[3]))
      let callbacks = Double(20 / (Int(speed) / 10) + 1)
      #expect((rate * callbacks / 60 - 1).magnitude < 1e-4, "\(line)")
    }
  }

  @Test func jsonHasTheSameKeysAlwaysAndAPictureGoesToAFile() throws {
    let folder = try Folder()
    let path = folder.path + "/curve.svg"
    let objects = try Run(
      "curve", "--json", "--techniques", "velocity-filter,velocity-filter-repaired",
      "--delivery", "60", "--svg", path
    ).objects()
    #expect(
      objects.compactMap { $0["technique"] as? String } == [
        "velocity-filter", "velocity-filter-repaired",
      ])
    for object in objects {
      #expect(
        object.keys.sorted() == ["delivery", "parameters", "points", "saturation", "technique"])
      #expect((object["points"] as? [[Any]])?.count == 400)
    }
    let saturation = try #require(objects[0]["saturation"] as? Double)
    #expect((saturation - 1_010).magnitude <= 0.1)
    #expect(objects[1]["saturation"] is NSNull)
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    #expect(XMLParser(data: Data(picture.utf8)).parse())
    #expect(picture.contains(">Points per step<"))
    #expect(picture.contains(">Steps per second<"))
    #expect(picture.contains("fill=\"#FFFFFF\""))
  }

  @Test func aPictureGoesToStandardOutput() {
    let run = Run(
      "curve", "--delivery", "60", "--quantity", "points-per-step", "--theme", "dark", "--svg", "-")
    #expect(run.exitCode == 0)
    #expect(XMLParser(data: Data(run.output.utf8)).parse())
    #expect(run.output.contains(">Points per step<"))
    #expect(!run.output.contains(">Steps per second<"))
    #expect(run.output.contains("fill=\"#101216\""))
  }

  @Test func aFileThatCannotBeWrittenIsAnError() {
    let run = Run("curve", "--delivery", "60", "--svg", "/nowhere/curve.svg")
    #expect(run.exitCode == 74)
    #expect(
      run.error
        == "caretlab: /nowhere/curve.svg could not be written: there is no directory /nowhere\n")
  }
}
