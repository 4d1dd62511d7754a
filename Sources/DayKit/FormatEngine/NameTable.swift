#if Formats
/// The names of one part of a day, in the order of the numbers that they stand for.
final class NameTable: Sendable {
  private let names: SymbolNames
  private let first: Int
  private let count: Int

  /// The most UTF-8 bytes of a name.
  let maximumWidth: Int

  /// Whether these are the built-in English names, possibly in uppercase.
  let isEnglish: Bool

  /// The names of the language, for other forms of abbreviations.
  let source: SymbolNames

  /// The index of the first name in full, and of the first abbreviation in the other context, if these
  /// are abbreviations of names; otherwise −1.
  let firstInFull: Int
  let firstInOtherContext: Int

  /// Whether these are months.
  let areMonths: Bool

  /// Creates the table of the names of a part of the day.
  convenience init(
    _ symbols: DaySymbols, _ part: NamePart, _ width: DaySymbols.Width,
    _ context: DaySymbols.Context
  ) {
    self.init(symbols, part, NameStyle(width: width, context: context))
  }

  /// Creates the table of the names of a part of the day in a style.
  init(_ symbols: DaySymbols, _ part: NamePart, _ style: NameStyle) {
    let (width, context) = (style.width, style.context)
    let (start, count): (Int, Int) =
      switch part {
      case .month: (SymbolName.month(1, width: width, context: context).index, 12)
      case .weekday: (SymbolName.weekday(.sunday, width: width, context: context).index, 7)
      case .quarter: (SymbolName.quarter(1, width: width, context: context).index, 4)
      case .era: (SymbolName.era(isCommon: false).index, 2)
      case .dayOfMonth: (0, 31)
      }
    let range = start..<start + count
    var names = part == .dayOfMonth ? .ordinals : symbols.names.preferringEnglish(range)
    isEnglish = names.isEnglish || part == .dayOfMonth
    let isAbbreviated = width == .abbreviated && !style.isUppercase
    firstInFull =
      switch part {
      case .month where isAbbreviated:
        SymbolName.month(1, width: .wide, context: context).index
      case .weekday where isAbbreviated:
        SymbolName.weekday(.sunday, width: .wide, context: context).index
      case .month, .weekday, .quarter, .era, .dayOfMonth: -1
      }
    source = symbols.names
    areMonths = part == .month
    let other: DaySymbols.Context = context == .format ? .standalone : .format
    firstInOtherContext =
      firstInFull < 0
      ? -1
      : areMonths
        ? SymbolName.month(1, width: .abbreviated, context: other).index
        : SymbolName.weekday(.sunday, width: .abbreviated, context: other).index
    if style.isUppercase { names = names.uppercased(range) }
    let first = style.isUppercase ? 0 : range.lowerBound
    (self.names, self.first, self.count) = (names, first, count)
    var maximumWidth = 0
    for index in first..<first + count {
      maximumWidth = Swift.max(maximumWidth, names.withUTF8(of: index) { $0.count })
    }
    self.maximumWidth = maximumWidth
  }

  var indices: Range<Int> { 0..<count }

  /// Whether these are "Sunday" to "Saturday".
  var areWideEnglishWeekdays: Bool { isEnglish && first == EnglishNames.wideWeekdays }

  /// Calls a function with the UTF-8 of a name.
  func withName<Result>(_ index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    names.withUTF8(of: first + index, body)
  }

  /// Whether a full stop can follow a name.
  func hasStop(_ index: Int) -> Bool {
    withName(index) { $0.count > 0 && $0[$0.count - 1] == UInt8(ascii: ".") }
  }

  /// Whether a text can begin with a byte and be one of the names.
  func canBegin(with byte: UInt8) -> Bool {
    // A letter outside ASCII may be an ASCII letter in lower case, such as the kelvin sign.
    byte >= 0x80
      || indices.contains { index in
        withName(index) { name in
          var position = 0
          guard let letter = name.folded(at: &position) else { return false }
          return (letter == .sharpS ? "s" : letter).value == UInt32(byte.lowercasedASCII)
        }
      }
  }

  /// Calls a function with the bytes of a name without a final full stop.
  ///
  /// A text of these bytes, in any case of ASCII letters, is the name.
  func withPlainName<Result>(_ index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    withName(index) { body($0.extracting(first: $0.countWithoutStop)) }
  }
}

// Parsing needs to know how names are alike. It is computed on use, because formats that only write
// days do not need it.

extension NameTable {
  /// Whether all names are different, and none is empty.
  var isReadable: Bool {
    indices.allSatisfy { index in
      withPlainName(index) { $0.count > 0 } && !isFollowed(index, by: { $0.count == 0 })
    }
  }

  /// Whether a longer name begins with a name.
  func isBeginning(_ index: Int) -> Bool { isFollowed(index) { $0.count > 0 } }

  /// Whether a digit after a name can make another name, such as "12" from "1".
  var hasOpenEnd: Bool {
    indices.contains { isFollowed($0, by: { $0.byte(at: 0)?.digitValue != nil }) }
  }

  /// Whether a name begins with a digit, such as "1st quarter".
  var beginsWithDigit: Bool {
    indices.contains { withName($0) { $0.byte(at: 0)?.digitValue != nil } }
  }

  /// Whether another name begins with a name, and the rest of it meets a condition.
  private func isFollowed(_ index: Int, by condition: (_ rest: Span<UInt8>) -> Bool) -> Bool {
    // In English, this can only be a name of one letter.
    guard !isEnglish || maximumWidth == 1 else { return false }
    return withPlainName(index) { name in
      indices.contains { other in
        other != index
          && withPlainName(other) { other in
            guard let end = other.end(ofFolded: name, from: 0) else { return false }
            return condition(other.extracting(droppingFirst: end))
          }
      }
    }
  }
}

extension NameTable: Hashable {
  static func == (left: NameTable, right: NameTable) -> Bool {
    left.count == right.count
      && left.indices.allSatisfy { left.names[left.first + $0] == right.names[right.first + $0] }
  }

  func hash(into hasher: inout Hasher) {
    for index in indices { hasher.combine(names[first + index]) }
  }
}

extension NameTable {
  /// Whether a letter of a name that is not ASCII can be an ASCII letter in a text, as in `MAYIS`.
  func canBeASCII(_ index: Int) -> Bool {
    withName(index) { name in
      var position = 0
      while position < name.count {
        guard name[position] >= 0x80 else {
          position += 1
          continue
        }
        guard let letter = name.folded(at: &position) else { return false }
        if letter.isASCII || letter == .sharpS { return true }
      }
      return false
    }
  }

  /// Moves the position past the longest name there, in any case, and returns its number.
  ///
  /// The full stop of an abbreviation may be missing.
  ///
  /// - Parameter isFollowed: Whether the text that must follow is at a position. Where it follows a name
  ///   of the table, as `요일` follows `금` in a Korean weekday, a longer form is not tried.
  func readName(
    of bytes: Span<UInt8>, at position: inout Int, isFollowed: (Int) -> Bool
  ) -> Int? {
    var best: (index: Int, end: Int)?
    for index in indices {
      let end = withPlainName(index) { bytes.end(ofFolded: $0, from: position) }
      if let end, end > best?.end ?? position { best = (index, end) }
    }
    var allowsStop = best.map { hasStop($0.index) } ?? false
    if let (index, end) = best {
      var end = end
      if allowsStop { _ = bytes.passes(UInt8(ascii: "."), at: &end) }
      if isFollowed(end) {
        position = end
        return index
      }
    }
    if let other = readOtherForm(of: bytes, from: position), other.end > best?.end ?? 0 {
      best = other
      // Where some abbreviations have a full stop, people write one after others too.
      allowsStop = indices.contains { hasStop($0) }
    }
    guard let (index, end) = best else { return nil }
    position = end
    if allowsStop { _ = bytes.passes(UInt8(ascii: "."), at: &position) }
    return index
  }
}

/// How the names of a part are written.
struct NameStyle {
  var width: DaySymbols.Width
  var context: DaySymbols.Context
  var isUppercase = false
}

extension SymbolNames {
  /// The days of the month as English ordinal numbers.
  fileprivate static var ordinals: SymbolNames {
    var text: [UInt8] = []
    for day in 1...31 { text += "\(day)\(Ordinal.suffix(of: day))\n".utf8 }
    return SymbolNames(text)
  }

  /// Names in uppercase.
  fileprivate func uppercased(_ range: Range<Int>) -> SymbolNames {
    // Languages with an i without a dot keep the dot of the other one.
    let keepsDots = (0..<count).contains { String(decoding: self[$0], as: UTF8.self).contains("ı") }
    var text: [UInt8] = []
    for index in range {
      for scalar in String(decoding: self[index], as: UTF8.self).unicodeScalars {
        text += (keepsDots && scalar == "i" ? "İ" : scalar.properties.uppercaseMapping).utf8
      }
      text.append(UInt8(ascii: "\n"))
    }
    return SymbolNames(text)
  }
}

extension Span<UInt8> {
  /// The number of bytes of a name without a final full stop.
  var countWithoutStop: Int {
    count > 1 && self[count - 1] == UInt8(ascii: ".") ? count - 1 : count
  }
}
#endif
