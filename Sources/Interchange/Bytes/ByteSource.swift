/// Gives a file's bytes a piece at a time, so that no file must fit into memory.
package struct ByteSource {
  private let nextPiece: () throws(ImportError) -> [UInt8]

  /// A source that asks for each piece when it is needed.
  ///
  /// - Parameter next: the next bytes; none at the end, and from then on.
  package init(_ next: @escaping () throws(ImportError) -> [UInt8]) {
    nextPiece = next
  }

  /// Bytes that are in memory already.
  package init(bytes: [UInt8], pieceSize: Int = 1 << 16) {
    var position = 0
    nextPiece = { () throws(ImportError) -> [UInt8] in
      let end = min(bytes.count, position + max(1, pieceSize))
      defer { position = end }
      return Array(bytes[position..<end])
    }
  }

  /// The next bytes; none at the end.
  package func next() throws(ImportError) -> [UInt8] { try nextPiece() }
}
