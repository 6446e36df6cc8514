#if CARETLAB_YAML
  import CYAML

  /// A YAML text as libyaml reads it, event by event, so that no tree of it lies in memory.
  struct YAMLEvents: ~Copyable {
    /// What comes next.
    enum Event {
      case mappingStart
      case mappingEnd
      case sequenceStart
      case sequenceEnd
      case scalar([UInt8])
      /// A reference to another part of the text.
      case alias
      case end
    }

    /// What keeps the text coming while libyaml asks for it.
    private final class Feed {
      var pieces: TextPieces
      var piece: ArraySlice<UInt8> = []
      var failure: ImportError?

      init(_ pieces: TextPieces) {
        self.pieces = pieces
      }

      /// Fills a buffer; 0 at the end.
      func fill(_ buffer: UnsafeMutablePointer<UInt8>, _ size: Int) -> Int {
        do throws(ImportError) {
          while piece.isEmpty {
            guard let next = try pieces.next() else { return 0 }
            piece = next[...]
          }
        } catch {
          failure = error
          return 0
        }
        let count = min(size, piece.count)
        for (index, byte) in piece.prefix(count).enumerated() { buffer[index] = byte }
        piece = piece.dropFirst(count)
        return count
      }
    }

    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let feed: Feed
    /// The line of the newest event, from 1.
    private(set) var line = 1

    init(_ pieces: TextPieces) {
      feed = Feed(pieces)
      // Fails only where memory does.
      guard yaml_parser_initialize(parser) == 1 else { fatalError("out of memory") }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input(
        parser,
        { context, buffer, size, count in
          guard let context, let buffer, let count else { return 0 }
          let feed = Unmanaged<Feed>.fromOpaque(context).takeUnretainedValue()
          count.pointee = feed.fill(buffer, size)
          return feed.failure == nil ? 1 : 0
        }, Unmanaged.passUnretained(feed).toOpaque())
    }

    deinit {
      yaml_parser_delete(parser)
      parser.deallocate()
    }

    /// The next event.
    ///
    /// - Throws: what is wrong with the text, or why it could not be read.
    mutating func next() throws(ImportError) -> Event {
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
          if let failure = feed.failure { throw failure }
          line = Int(parser.pointee.problem_mark.line) + 1
          let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
          throw .refused(line: line, "no YAML: \(problem)")
        }
        defer { yaml_event_delete(&event) }
        line = Int(event.start_mark.line) + 1
        switch event.type {
        case YAML_MAPPING_START_EVENT: return .mappingStart
        case YAML_MAPPING_END_EVENT: return .mappingEnd
        case YAML_SEQUENCE_START_EVENT: return .sequenceStart
        case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
        case YAML_SCALAR_EVENT:
          let scalar = event.data.scalar
          return .scalar(
            Array(
              UnsafeBufferPointer(
                start: scalar.value, count: scalar.value == nil ? 0 : scalar.length)))
        case YAML_ALIAS_EVENT: return .alias
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .end
        default: continue
        }
      }
    }
  }
#endif
