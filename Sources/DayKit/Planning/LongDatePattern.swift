#if Formats
/// The long date pattern of a language, split so that two dates can share its parts.
struct LongDatePattern {
  private let symbols: DaySymbols
  private var pieces: [Piece] = []

  private enum Piece: Equatable {
    case text(String)
    case day(width: Int)
    case month(width: Int, DaySymbols.Context)
    case year
    case era

    /// Whether two days of the same year can differ in this piece.
    func differs(sharingMonth: Bool) -> Bool {
      switch self {
      case .day: true
      case .month: !sharingMonth
      case .text, .year, .era: false
      }
    }
  }

  init(_ symbols: DaySymbols) {
    self.symbols = symbols
    let pattern = ContiguousArray(symbols.datePattern(.long).utf8)
    var reader = PatternPieces()
    while let piece = reader.next(in: pattern.span) {
      switch piece {
      case .field(let letter, let count):
        // Long dates have no other fields.
        if let field = Self.field(letter, width: count) { pieces.append(field) }
      case .text(let range): append(text: String(decoding: pattern[range], as: UTF8.self))
      case .openQuotation: break
      }
    }
  }

  private static func field(_ letter: UInt8, width: Int) -> Piece? {
    switch Unicode.Scalar(letter) {
    case "d": .day(width: width)
    case "M": .month(width: width, .format)
    case "L": .month(width: width, .standalone)
    case "y": .year
    case "G": .era
    default: nil
    }
  }

  private mutating func append(text: String) {
    if case .text(let before)? = pieces.last {
      pieces.removeLast(); pieces.append(.text(before + text))
    } else {
      pieces.append(.text(text))
    }
  }
}

extension LongDatePattern {
  /// A date.
  func text(_ date: DayComponents) -> String {
    text(date, pieces[...])
  }

  /// Two dates of the same year, where the first ends after the last piece in which they can
  /// differ, and the second starts with the first such piece.
  func text(
    _ first: DayComponents, _ last: DayComponents, sharingMonth: Bool
  ) -> (first: String, last: String) {
    let differing = pieces.indices.filter { pieces[$0].differs(sharingMonth: sharingMonth) }
    guard let start = differing.first, let end = differing.last else {
      return (text(first), text(last))
    }
    return (text(first, pieces[...end]) + suffix(after: end), text(last, pieces[start...]))
  }

  /// The text that belongs to the piece before it: the full stop of "25." and, after the last
  /// piece, all that follows, as in "25日".
  private func suffix(after index: Int) -> String {
    guard index + 1 < pieces.count, case .text(let text) = pieces[index + 1] else { return "" }
    if index + 2 == pieces.count { return text }
    return text.hasPrefix(".") && pieces[index] != .year ? "." : ""
  }

  private func text(_ date: DayComponents, _ pieces: ArraySlice<Piece>) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .day(let width): text += Self.number(date.dayOfMonth, width: width)
      case .month(let width, let context): text += month(date.month, width, context)
      case .year:
        text += self.pieces.contains(.era) ? Self.yearOfEra(date) : symbols.text(ofYear: date.year)
      case .era: text += symbols.name(ofCommonEra: date.year > 0)
      }
    }
    return text
  }

  private func month(_ month: Int, _ width: Int, _ context: DaySymbols.Context) -> String {
    switch width {
    case 1, 2: Self.number(month, width: width)
    case 3: symbols.name(ofMonth: month, width: .abbreviated, context: context)
    default: symbols.name(ofMonth: month, context: context)
    }
  }

  private static func yearOfEra(_ date: DayComponents) -> String {
    "\(date.year > 0 ? date.year : 1 - date.year)"
  }

  private static func number(_ number: Int, width: Int) -> String {
    width == 2 && number < 10 ? "0\(number)" : "\(number)"
  }
}
#endif
