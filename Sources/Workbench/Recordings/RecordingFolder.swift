internal import Synchronization
internal import TraceFormat

/// A folder of recordings, read in the background: the window asks now and then what has come in.
///
/// What is known of a file stays known until the file changes.
package final class RecordingFolder {
  /// Where it is.
  package private(set) var path: String
  /// Whether the newest stand first, as names that are dates allow.
  private var isNewestFirst: Bool
  /// Its recordings, in the order of the list.
  package private(set) var entries: [RecordingEntry] = []
  /// Whether the folder has been listed at least once.
  package private(set) var isListed = false

  private let reader: RecordingFileReader
  private var known: [RecordingEntry.Identity: RecordingEntry.Content?] = [:]
  private var listing = FolderListing.none
  private var inbox: Inbox?
  private var listedAt: Int64?
  private var lookedAt: Int64?
  private var isStale = true

  /// From one look at the folder's date to the next, in microseconds, while it is seen.
  static let lookMicroseconds: Int64 = 1_000_000
  /// From one listing to the next: a file that grows does not change its folder's date.
  static let listMicroseconds: Int64 = 10_000_000
  /// From one look into the inbox to the next while files are read.
  static let inboxMicroseconds: Int64 = 30_000

  /// A folder that nobody has looked into.
  init(path: String, isNewestFirst: Bool, reader: RecordingReader) {
    self.path = path
    self.isNewestFirst = isNewestFirst
    self.reader = RecordingFileReader(reader: reader)
  }

  /// Looks into another folder from now on.
  func move(to path: String, isNewestFirst: Bool) {
    guard path != self.path else { return }
    self.path = path
    self.isNewestFirst = isNewestFirst
    inbox?.isCancelled.store(true, ordering: .relaxed)
    inbox = nil
    entries = []
    isListed = false
    listing = .none
    isStale = true
  }

  /// The folder has changed, as by our own hand: it is listed again at once.
  func changed() { isStale = true }

  /// Takes a file off the list that our own hand has taken away.
  func forget(_ path: String) {
    listing.files.removeAll { $0.path == path }
    list()
    isStale = true
  }

  /// Lists the folder now; what is known is not read again.
  func listAgain() {
    take(FolderListing(path))
    list()
    isStale = true
  }

  /// Shows another title and label, which our own hand writes into a file.
  func note(title: String?, intent: TraceHeader.Intent?, of path: String) {
    guard let index = listing.files.firstIndex(where: { $0.path == path }),
      case .some(.read(var summary)) = known[listing.files[index]]
    else { return }
    summary.title = title
    summary.intent = intent
    known[listing.files[index]] = .read(summary)
    list()
  }

  /// Our own hand has written into a file what is known of it already.
  func noteWritten(_ path: String) {
    guard let index = listing.files.firstIndex(where: { $0.path == path }),
      let content = known[listing.files[index]], let file = FolderListing.identity(path)
    else { return }
    listing.files[index] = file
    known[file] = content
    list()
  }

  /// Forgets what is known of a file.
  func readAgain(_ path: String) {
    for file in listing.files where file.path == path { known[file] = nil }
    list()
    isStale = true
  }

  /// Reads everything now, and waits for it.
  package func readAll() {
    inbox = nil
    take(FolderListing(path))
    for file in listing.files where known[file] == nil {
      known[file] = reader.content(of: file)
    }
    list()
  }

  /// Looks whether anything has come in, and starts to read where it is time to.
  ///
  /// - Parameter isSeen: whether the list is on the screen; what nobody sees is read once.
  /// - Returns: whether anything looks different.
  func follow(at stamp: Int64, isSeen: Bool) -> Bool {
    var hasNews = false
    if let inbox {
      lookedAt = stamp
      hasNews = take(inbox)
    } else if isDue(at: stamp, isSeen: isSeen) {
      start(at: stamp)
    }
    return hasNews
  }

  /// When to look again; nil where nothing is waited for.
  func deadline(isSeen: Bool) -> Int64? {
    if inbox != nil { return (lookedAt ?? 0) + Self.inboxMicroseconds }
    if isStale { return lookedAt ?? 0 }
    return isSeen ? (lookedAt ?? 0) + Self.lookMicroseconds : nil
  }

  private func isDue(at stamp: Int64, isSeen: Bool) -> Bool {
    if isStale { return true }
    guard isSeen, stamp - (lookedAt ?? 0) >= Self.lookMicroseconds else { return false }
    lookedAt = stamp
    if stamp - (listedAt ?? 0) >= Self.listMicroseconds { return true }
    return FolderListing.modified(path) != listing.modified
  }

  private func start(at stamp: Int64) {
    isStale = false
    listedAt = stamp
    lookedAt = stamp
    let inbox = Inbox()
    self.inbox = inbox
    let (path, reader, known) = (path, reader, Set(known.keys))
    Task.detached(priority: .utility) {
      let listing = FolderListing(path)
      inbox.put { $0.listing = listing }
      for file in listing.files where !known.contains(file) {
        if inbox.isCancelled.load(ordering: .relaxed) { return }
        let content = reader.content(of: file)
        inbox.put { $0.contents.append((file, content)) }
      }
      inbox.put { $0.isDone = true }
    }
  }

  private func take(_ inbox: Inbox) -> Bool {
    let letter = inbox.take()
    var hasNews = false
    if let listing = letter.listing {
      hasNews = listing.files != self.listing.files || !isListed
      take(listing)
    }
    for (file, content) in letter.contents {
      known[file] = .some(content)
      hasNews = true
    }
    if letter.isDone { self.inbox = nil }
    if hasNews { list() }
    return hasNews
  }

  private func take(_ listing: FolderListing) {
    self.listing = listing
    isListed = true
    // What is gone is forgotten when there is much of it.
    if known.count > 2 * listing.files.count + 1_000 {
      let here = Set(listing.files)
      known = known.filter { here.contains($0.key) }
    }
  }

  private func list() {
    var entries: [RecordingEntry] = []
    for file in listing.files {
      switch known[file] {
      case .some(.some(let content)):
        entries.append(RecordingEntry(identity: file, content: content))
      case .some(.none): break
      case .none where file.path.hasSuffix(RecordingFileReader.suffix):
        entries.append(RecordingEntry(identity: file, content: .unread))
      case .none: break
      }
    }
    self.entries = isNewestFirst ? entries.reversed() : entries
  }
}

/// What the reading has found and the window has not yet taken.
private final class Inbox: Sendable {
  struct Letter: Sendable {
    var listing: FolderListing?
    var contents: [(RecordingEntry.Identity, RecordingEntry.Content?)] = []
    var isDone = false
  }

  let isCancelled = Atomic<Bool>(false)
  private let letter = Mutex(Letter())

  func put(_ change: @Sendable (inout Letter) -> Void) {
    letter.withLock { change(&$0) }
  }

  func take() -> Letter {
    letter.withLock { letter in
      defer { letter = Letter() }
      return letter
    }
  }
}
