/// A file's text as UTF-8 without a byte order mark, a piece at a time; its head can be looked at first.
struct TextPieces {
  /// What the bytes were written in.
  enum Encoding: String {
    case plain = "UTF-8"
    case plainWithMark = "UTF-8 with a byte order mark"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
  }

  /// The first bytes, decoded; at least `ImportLimits.head` of the file or all of it.
  let head: [UInt8]
  /// Whether the head is all there is.
  let isWhole: Bool
  let encoding: Encoding

  private let source: ByteSource
  private var decoder: UTF16Decoder?
  private var hasGivenHead = false

  init(_ source: ByteSource) throws(ImportError) {
    self.source = source
    var bytes: [UInt8] = []
    var atEnd = false
    while bytes.count < ImportLimits.head, !atEnd {
      let piece = try source.next()
      atEnd = piece.isEmpty
      bytes += piece
    }
    isWhole = atEnd
    encoding = Self.encoding(of: bytes)
    switch encoding {
    case .plain: head = bytes
    case .plainWithMark: head = Array(bytes.dropFirst(3))
    case .utf16LittleEndian, .utf16BigEndian:
      var decoder = UTF16Decoder(isLittleEndian: encoding == .utf16LittleEndian)
      let hasMark = bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
      head = decoder.decode(bytes.dropFirst(hasMark ? 2 : 0))
      self.decoder = decoder
    }
  }

  /// The next piece, the head first; nil at the end.
  mutating func next() throws(ImportError) -> [UInt8]? {
    guard hasGivenHead else {
      hasGivenHead = true
      return head
    }
    guard !isWhole else { return nil }
    let piece = try source.next()
    guard !piece.isEmpty else { return nil }
    return decoder?.decode(piece) ?? piece
  }

  /// Everything, for formats that have no lines.
  ///
  /// - Throws: a refusal where it is more than `ImportLimits.document`.
  mutating func all() throws(ImportError) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try next() {
      bytes += piece
      guard bytes.count <= ImportLimits.document else {
        throw .refused(
          "the file has more than \(ImportLimits.document >> 20) MiB, the limit for a format that is "
            + "read as a whole")
      }
    }
    return bytes
  }

  private static func encoding(of bytes: [UInt8]) -> Encoding {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return .plainWithMark }
    if bytes.starts(with: [0xff, 0xfe]) { return .utf16LittleEndian }
    if bytes.starts(with: [0xfe, 0xff]) { return .utf16BigEndian }
    // Without a mark: ASCII with a zero beside each character.
    let probe = bytes.prefix(128)
    guard probe.count >= 8 else { return .plain }
    let isText = { (byte: UInt8) in (0x20..<0x7f).contains(byte) || (9...13).contains(byte) }
    let even = probe.indices.filter { $0 % 2 == 0 }.map { probe[$0] }
    let odd = probe.indices.filter { $0 % 2 == 1 }.map { probe[$0] }
    if odd.allSatisfy({ $0 == 0 }), even.allSatisfy(isText) { return .utf16LittleEndian }
    if even.allSatisfy({ $0 == 0 }), odd.allSatisfy(isText) { return .utf16BigEndian }
    return .plain
  }
}
