internal import CursorTechniques
package import Drawing
internal import GestureCore
internal import KeyboardCore
package import PangoText
package import SimulatorCore
internal import TextCore
internal import TraceFormat
package import WindowShell

/// What lies on the desk: the phone, live or playing a recording, and the panels around it.
///
/// Takes the window's events, and says what is to be seen and when something changes by itself. It knows no
/// window: what only a window can do it asks for in `requests`.
package final class Desk {
  /// What only a window, or a disk, can do.
  package enum Request: Hashable, Sendable {
    /// Put text into the clipboard.
    case copy(String)
    /// Take text out of the clipboard, and hand it to `paste`.
    case paste
    /// Write a picture of the window.
    case takePicture
    /// Take the window's size and the display's resolution again.
    case resize
    /// End the program.
    case close
  }

  /// Where a finger's reports go: decided when it goes down.
  enum Route: Hashable {
    case phone
    case menu(TextMenu.Item)
    case sliders
    case widget(Widget)
    case popoverRow(Int)
    case splitter(Splitter)
    case lanes
    case nowhere
  }

  /// A line between parts of the window that can be dragged.
  enum Splitter: Hashable {
    case stage, dock, inspector
  }

  let options: WorkbenchOptions
  /// The fonts of all texts.
  package let fonts: Fonts
  /// Where the text's lines are.
  package let geometry: PangoGeometry
  let live: LiveSession<PangoGeometry>
  /// The recording that is loaded; nil while the phone is live.
  package var playback: Playback?
  var sliders = SliderColumn()
  /// How far the parameters are scrolled, in logical pixels.
  var parametersScroll = 0.0
  /// Whose parameters are shown.
  var activeSide = TechniqueSide.a
  /// What technique B is, over what a recording or the live phone says; nil where nothing is compared.
  var other: ReplayOptions?
  /// What the lanes remember: what is shown of them, and the result before the last change.
  var lanesState = LanesState()
  /// Changes of settings that can be taken back, the newest last.
  var settingChanges: [SettingChange] = []
  /// The presets that A's and B's settings came from.
  var loadedPresets: [TechniqueSide: LoadedPreset] = [:]
  /// The folder of presets at the last look.
  var presetEntries: [PresetFolder.Entry] = []
  /// The column of techniques: its search, and how far it is scrolled.
  var techniqueList: Popover = {
    var list = Popover(.techniques(.a))
    list.selected = nil
    return list
  }()
  /// How often settings were changed: what was changed at once is taken back at once.
  var settingAction = 0
  /// What is drawn over the phone.
  package var overlays: Set<PhoneOverlay> = [.touches, .trails, .velocity, .deadZone]
  /// The gain curves of A and B.
  var gain = GainCurves()
  /// The loaded recording's speeds, and of which recording they are.
  var histogram: SpeedHistogram?
  var histogramOf: String?
  /// Whether the recording's speeds stand behind the gain curve.
  package var showsHistogram = true
  /// The open tab of the dock.
  package var dockTab = DockTab.compare
  /// Trials and their results.
  package var trial = TrialDesk()
  /// Searches for settings and their results.
  package var tune = TunePanel()
  /// When a button was pressed last behind which other ones may stand.
  var buttonsChangedAt: Int64?
  /// Pixels of the display per millimetre of its glass; nil where nobody knows.
  package internal(set) var pixelsPerMillimetre: Double?
  /// The display that the window is on.
  var displayName = ""
  /// Pixels per millimetre of the displays that a card was held to, by their names.
  package var displayResolutions: [String: Double] = [:]
  /// The card that is held to the glass; nil for none.
  package internal(set) var calibration: CardCalibration?
  /// What floats over the panels; nil for nothing.
  package var popover: Popover?
  /// The part of the window that has the keyboard, by its widget's name; nil where phone or sliders have it.
  var focusName: String?
  /// What stands in a tooltip, and since when it is to be seen.
  var tooltip: (words: String, anchor: WindowRectangle, from: Int64)?

  /// The folder of recordings.
  let folder: RecordingFolder
  /// Changes their files.
  let editor = RecordingEditor()
  /// How the list of recordings stands.
  package var recordings = RecordingsPanel()
  /// How the table of techniques stands.
  package var compare = ComparePanel()
  /// What was measured for it.
  var compareMemory = CompareMemory()
  /// How the log stands.
  package var log = LogPanel()
  /// The modifier keys that were held at the newest press.
  var pressModifiers: Modifiers = []
  /// Whether what has the keyboard got it from the pointer, so that no ring is drawn round it.
  var hidesFocusRing = false

  /// What the loaded recording is expected to give; nil where nobody says.
  var expectation: ReplayExpectation?

  /// Dark or light.
  package var appearance = Theme.Appearance.dark
  /// Whether the sheet of keys is open.
  package var showsKeys = false
  /// Whether the phone is shown alone.
  package var isPhoneAlone = false
  /// Whether nothing moves but what the finger moves: no flash, no pulse.
  package var reducesMotion = false
  /// Whether something may look different since `isDirty` was last set to false.
  package var isDirty = true
  /// What is to be done outside, in order.
  package var requests: [Request] = []

  /// Where everything is.
  package internal(set) var layout: WorkbenchLayout
  var needs: WorkbenchLayout.Needs
  var routes: [FingerID: Route] = [:]
  var hotSpot: HotSpot?
  /// The line under the pointer.
  var pointerSplitter: Splitter?
  var hasFocus = true
  var trouble: String? {
    didSet { if trouble != oldValue { refresh() } }
  }
  var remark: (words: MenuBarModel.Remark, until: Int64)?
  /// How far the live text is scrolled, and the recording's, in points.
  var liveScroll = 0.0
  var playbackScroll = 0.0
  /// Whether the menu beside the selection is open, the selection it belongs to, and its item under a finger.
  var isMenuOpen = false
  var menuSelection: Selection?
  var pressedItem: TextMenu.Item?
  /// Whether the newest touch-down on the phone closed the menu.
  var closedMenuAtDown = false
  /// The live keyboard's way down and up.
  var keyboardSlide = KeyboardSlide()
  /// What scrolls the live text by itself.
  var scrollMotion = ScrollMotion()
  /// What the live view was last scrolled to show.
  var followed: (selection: Selection, version: ContentIdentity)?
  /// The newest stamp that was handled or advanced to.
  var now: Int64 = 0
  /// How the picture looked at the last look, as far as it changes by itself.
  var wasCaretLit = true
  var wasMoving = false
  var showedTooltip = false
  /// For how long a film has shown a recording's end, in microseconds: what fades then fades on.
  var afterEnd: Int64 = 0
  let moment: @Sendable () -> CalendarMoment

  /// A desk as the options want it, for a window of no size yet.
  ///
  /// - Parameter moment: asks for the date; recordings are named by it.
  /// - Throws: what the options name that does not exist or cannot be.
  package init(
    _ options: WorkbenchOptions, fonts: Fonts,
    moment: @escaping @Sendable () -> CalendarMoment = CalendarMoment.now
  ) throws(SettingError) {
    self.options = options
    self.fonts = fonts
    self.moment = moment
    folder = RecordingFolder(
      path: Self.trimmed(options.recordingsDirectory), isNewestFirst: true, reader: options.reader)
    let probe = try Simulator(start: options.start)
    geometry = PangoGeometry(viewport: TextViewport(probe.textRegion), fonts: fonts)
    live = try LiveSession(start: options.start, layout: geometry)
    if let recording = options.recording {
      playback = try Playback(
        trace: recording.trace, fileName: Self.fileName(recording.name), options: options.replay)
      expectation = Self.expectation(ofRecording: recording.name)
    }
    if !options.isPhoneOnly {
      let a = (playback?.replay.simulator ?? live.simulator).technique.id
      other = ReplayOptions(technique: a == Self.firstOther ? Self.secondOther : Self.firstOther)
    }
    needs = WorkbenchLayout.Needs(
      width: 1, height: 1, screen: options.start.screen,
      extent: options.isPhoneOnly ? .screen : .everything)
    layout = WorkbenchLayout(needs)
    if let recording = options.recording { noteLoaded(recording.name) }
    compareAgain()
    refresh()
  }

  /// What B is at first: the best there is, or, where A is that, the article's.
  static let firstOther = "caretlab"
  static let secondOther = "velocity-filter"

  /// Takes the window's size, in logical pixels, and its density.
  package func resize(width: Double, height: Double, density: Double, fixedScale: Double?) {
    needs.width = width
    needs.height = height
    needs.density = density
    needs.fixedScale = fixedScale
    refresh()
  }

  /// The phone as it is seen.
  package var simulator: Simulator { playback?.replay.simulator ?? live.simulator }

  /// Why the recording that was being made stopped by itself; nil if none did.
  package var recordingFailure: String? { live.recordingFailure?.description }

  /// The middle of the keyboard in the window, about which a second finger is mirrored.
  package var mirrorCenter: WindowPoint {
    layout.phone.windowPoint(live.simulator.keyboard.region.center)
  }

  /// The caret in the window, for an input method's candidates.
  package var caretRectangle: WindowRectangle {
    let simulator = live.simulator
    geometry.scroll = liveScroll
    let caret = geometry.caretRectangle(
      of: simulator.document.selection.caret, in: simulator.document)
    let origin = geometry.contentOrigin
    return layout.phone.windowRectangle(
      Rectangle(
        x: caret.x + origin.x, y: caret.y + origin.y, width: max(caret.width, 1),
        height: caret.height))
  }

  /// Brings what depends on the phone up to date: its sliders, and the layout.
  func refresh() {
    isDirty = true
    sliders.show(inspectedRows)
    followTune()
    needs.screen = simulator.screen
    needs.extent = options.isPhoneOnly ? .screen : isPhoneAlone ? .phone : .everything
    needs.badge = modeStrip.badge
    needs.hidesTechnique = trial.isUnderway
    layout = WorkbenchLayout(needs)
  }

  /// Brings the sliders up to date with what a recording has set meanwhile.
  func followSettings() {
    let rows = inspectedRows
    if rows != sliders.all {
      sliders.show(rows)
      followTune()
    }
  }

  /// The open tab, as far as it is there in this window.
  package var shownTab: DockTab? {
    guard let dock = layout.dock else { return nil }
    if trial.isUnderway { return .trial }
    return dock.tabs.contains(dockTab) ? dockTab : dock.tabs.first
  }

  static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
