import Drawing
import Testing
import TraceFormat
import Workbench

@Suite("What the window remembers")
struct WindowMemoryTests {
  @Test("What is written is read again")
  func identity() throws {
    var memory = WindowMemory()
    memory.size = WindowMemory.Size(width: 1600, height: 900)
    memory.splits.stageWidth = 401.5
    memory.splits.dockHeight = 260
    memory.isLight = true
    memory.tab = .log
    memory.overlays = [.trails, .deadZone]
    memory.showsHistogram = false
    memory.displays = ["eDP-1": 6.125, "a \"screen\"": 3.5]
    memory.compared = ["fixed-count", "swipe-once"]
    for memory in [memory, WindowMemory()] {
      #expect(try WindowMemory(memory.bytes, file: "layout.json") == memory)
    }
  }

  @Test("A desk takes over what another one was left with")
  func desks() throws {
    let first = try DeskUnderTest()
    first.desk.perform(.switchTheme, at: 0)
    first.desk.perform(.dock(.log), at: 0)
    first.desk.perform(.histogram, at: 0)
    let before = first.desk.overlays.count
    first.desk.perform(.overlay(.touches), at: 0)
    for id in ["swipe-once", "fixed-count"] { first.desk.perform(.compare(.toggle(id)), at: 0) }
    var memory = first.desk.memory
    #expect(memory.size == WindowMemory.Size(width: 1280, height: 860))
    let second = try DeskUnderTest()
    // What this version does not know, and what stands twice, is passed over.
    memory.compared = ["swipe-once", "unheard-of", "swipe-once", "fixed-count"]
    second.desk.restore(try WindowMemory(memory.bytes, file: "layout.json"))
    #expect(second.desk.appearance == .light)
    #expect(second.desk.dockTab == .log)
    #expect(!second.desk.showsHistogram)
    #expect(second.desk.overlays.count == before - 1)
    #expect(second.desk.compare.others == ["swipe-once", "fixed-count"])
    #expect(second.desk.memory == first.desk.memory)
  }

  @Test(
    "What means nothing is passed over",
    arguments: [
      #"{"format":"caretlab-layout"}"#,
      #"{"format":"caretlab-layout","width":-3,"height":1e9,"stage":"wide","dock":-1}"#,
      #"{"format":"caretlab-layout","width":800,"theme":"pink","tab":"new","histogram":1}"#,
    ])
  func nonsense(_ text: String) throws {
    #expect(try WindowMemory(Array(text.utf8), file: "layout.json") == WindowMemory())
  }

  @Test(
    "A broken file says where and what",
    arguments: [
      ("{\n1}", "layout.json:2:1: "), ("[]", "layout.json: format: expected"),
      ("", "layout.json:1:1: "),
    ])
  func broken(_ text: String, _ sentence: String) {
    do throws(TraceError) {
      _ = try WindowMemory(Array(text.utf8), file: "layout.json")
      Issue.record("\(text) was read")
    } catch {
      #expect(error.description.hasPrefix(sentence), "\(error.description)")
    }
  }
}
