#if Formats
/// How a format parses a text: which bytes it takes for which part, and what the result is.
package struct ReadingTrace: Sendable {
  /// The pieces of the text that were parsed, in order.
  package private(set) var pieces: [Piece] = []

  /// The day, or the reason why there is none.
  package let result: Result<Day, DayParsingError>

  /// A piece of a text that was parsed.
  package struct Piece: Equatable, Sendable {
    /// What the piece is.
    package let kind: Kind

    /// The bytes of the piece.
    package let range: Range<Int>
  }

  /// What a piece of a text is.
  package enum Kind: Equatable, Sendable {
    /// Text of the format, such as a separator.
    case text

    /// A part of the day, a time of day or a time zone.
    case part(DayPart)

    /// A date with a time of day in ISO 8601.
    case dateTime
  }
}

extension DayFormat {
  /// Parses a day from UTF-8, the whole text, and returns what each piece of the text is.
  package func trace(_ bytes: Span<UInt8>) -> ReadingTrace {
    do throws(DayParsingError) {
      return ReadingTrace(pieces(of: bytes), .success(try readFields(of: bytes)))
    } catch {
      return ReadingTrace(pieces(of: bytes), .failure(error))
    }
  }

  /// The pieces of a text up to the end or the first mistake.
  private func pieces(of bytes: Span<UInt8>) -> [ReadingTrace.Piece] {
    var pieces: [ReadingTrace.Piece] = []
    compiled.forEachField(of: bytes) { field, range in
      if !range.isEmpty { pieces.append(ReadingTrace.Piece(kind: field.kind, range: range)) }
    }
    return pieces
  }
}

extension ReadingTrace {
  /// Creates a trace; text between two pieces of a time of day belongs to the time, and pieces of
  /// text that touch are one piece.
  fileprivate init(_ pieces: [Piece], _ result: Result<Day, DayParsingError>) {
    self.result = result
    for piece in pieces {
      if piece.kind == .part(.time), joins(piece, after: 2) { continue }
      if piece.kind == .part(.time) || piece.kind == .text, joins(piece, after: 1) { continue }
      self.pieces.append(piece)
    }
  }

  /// Makes a piece part of an earlier one of the same kind, this many pieces before it, and returns
  /// whether there is one.
  private mutating func joins(_ piece: Piece, after distance: Int) -> Bool {
    let index = pieces.count - distance
    guard index >= 0, pieces[index].kind == piece.kind,
      distance == 1 || pieces[index + 1].kind == .text
    else { return false }
    pieces[index] = Piece(
      kind: piece.kind, range: pieces[index].range.lowerBound..<piece.range.upperBound)
    pieces.removeLast(distance - 1)
    return true
  }
}

extension Field {
  fileprivate var kind: ReadingTrace.Kind {
    switch self {
    case .literal, .space: .text
    case .number, .name, .count: .part(dayPart ?? .day)
    case .time(let field): .part(field.dayPart)
    case .dateTime: .dateTime
    }
  }
}
#endif
