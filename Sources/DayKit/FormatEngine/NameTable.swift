#if Formats
/// The names of one part of a day, in the order of the numbers that they stand for.
final class NameTable: Sendable {
  private let names: SymbolNames
  private let first: Int
  private let count: Int

  /// The names in lower case without a final full stop; without use if all of them are ASCII.
  ///
  /// It is not optional: creating the type of an optional takes a quarter of a short call.
  private let folded: SymbolNames
  private let isASCII: Bool

  /// The most UTF-8 bytes of a name.
  let maximumWidth: Int

  /// Whether these are the built-in English names, possibly in uppercase.
  let isEnglish: Bool

  /// The names of the language, for other forms of abbreviations.
  private let source: SymbolNames

  /// The index of the first name in full, and of the first abbreviation in the other context, if these
  /// are abbreviations of names; otherwise −1.
  private let firstInFull: Int
  private let firstInOtherContext: Int

  /// Whether these are months.
  private let areMonths: Bool

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
    isASCII = names.areASCII(first..<first + count)
    folded = isASCII ? .english : names.folded(first..<first + count)
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
        withFolded(index) { $0.count > 0 && $0[0].lowercasedASCII == byte.lowercasedASCII }
      }
  }

  /// Calls a function with a name without a final full stop, in lower case if not all names are
  /// ASCII.
  private func withFolded<Result>(_ index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    guard isASCII else { return folded.withUTF8(of: index, body) }
    return withName(index) { body($0.extracting(first: $0.countWithoutStop)) }
  }
}

// Parsing needs to know how names are alike. It is computed on use, because formats that only write
// days do not need it.

extension NameTable {
  /// Whether all names are different, and none is empty.
  var isReadable: Bool {
    indices.allSatisfy { index in
      withFolded(index) { $0.count > 0 } && !isFollowed(index, by: { $0.count == 0 })
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
    indices.contains { withFolded($0) { $0.byte(at: 0)?.digitValue != nil } }
  }

  /// Whether another name begins with a name, and the rest of it meets a condition.
  private func isFollowed(_ index: Int, by condition: (_ rest: Span<UInt8>) -> Bool) -> Bool {
    withFolded(index) { name in
      indices.contains { other in
        other != index
          && withFolded(other) { other in
            other.count >= name.count && other.begins(with: name)
              && condition(other.extracting(droppingFirst: name.count))
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
  /// Calls a function with the bytes of a name without a final full stop.
  ///
  /// A text of these bytes, in any case of ASCII letters, is the name.
  ///
  /// - Returns: `nil` if the name is empty.
  func withPlainName<Result>(_ index: Int, _ body: (Span<UInt8>) -> Result) -> Result? {
    withName(index) { name in
      let name = name.extracting(first: name.countWithoutStop)
      return name.count > 0 ? body(name) : nil
    }
  }

  /// Whether more letters of a text than of the name can be ASCII, such as in `MAYIS`.
  func canBeASCII(_ index: Int) -> Bool {
    func letterCount(_ name: ArraySlice<UInt8>) -> Int { name.count { $0.isLetter } }
    return !isASCII && letterCount(folded[index]) > letterCount(names[first + index])
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
      let end = withFolded(index) { bytes.end(ofFolded: $0, from: position) }
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

// People abbreviate names in more ways than a language's list has: German has "Sept." for September,
// and many write "Sep" or "June". So three or four letters with which only one name in full begins are
// read too.

extension NameTable {
  /// Whether abbreviations other than those of the table are read.
  var readsBeginnings: Bool { firstInFull >= 0 }

  /// The name that another form at a position stands for, and the end of the form.
  private func readOtherForm(of bytes: Span<UInt8>, from start: Int) -> (index: Int, end: Int)? {
    guard readsBeginnings else { return nil }
    var best = readBeginning(of: bytes, from: start)
    for form in [readInOtherContext(of: bytes, from: start), readUsual(of: bytes, from: start)] {
      if let form, form.end > best?.end ?? start { best = form }
    }
    return best
  }

  /// The abbreviation of the other context at a position, such as "Mär" for "März"; `nil` if two names
  /// have it.
  private func readInOtherContext(
    of bytes: Span<UInt8>, from start: Int
  ) -> (index: Int, end: Int)? {
    guard !isEnglish else { return nil }
    let forms = source.folded(firstInOtherContext..<firstInOtherContext + count)
    var best: (index: Int, end: Int)?
    var isAmbiguous = false
    for index in indices {
      // The borders of a format with names of letters do not allow for names with digits.
      guard
        let end = forms.withUTF8(
          of: index,
          { form in
            form.indices.contains { form[$0].digitValue != nil }
              ? nil : bytes.end(ofFolded: form, from: start)
          }),
        end > start, end >= best?.end ?? start
      else { continue }
      isAmbiguous = end == best?.end
      best = (index, end)
    }
    return isAmbiguous ? nil : best
  }

  /// The short form at a position that people use beside those of the language's list.
  private func readUsual(of bytes: Span<UInt8>, from start: Int) -> (index: Int, end: Int)? {
    guard areMonths, !isEnglish else { return nil }
    for index in indices {
      let name = String(decoding: source[firstInFull + index], as: UTF8.self).lowercased()
      for (fullName, form) in Self.usualForms where fullName == name {
        let folded = ContiguousArray(form.utf8)
        if let end = bytes.end(ofFolded: folded.span, from: start) { return (index, end) }
      }
    }
    return nil
  }

  /// Names of months, and a short form of each that is neither in CLDR nor a beginning of the name.
  private static let usualForms = [
    ("märz", "mrz"), ("jänner", "jan"), ("avril", "avril"), ("septiembre", "set"),
    ("červen", "čen"), ("června", "čen"), ("červenec", "čec"), ("července", "čec"),
    ("agustus", "agt"), ("agustus", "ags"),
  ]

  /// The name that begins with the word at a position or is it, and the end of the word; `nil` if
  /// several do.
  private func readBeginning(of bytes: Span<UInt8>, from start: Int) -> (index: Int, end: Int)? {
    guard readsBeginnings, let end = bytes.endOfAbbreviation(from: start) else { return nil }
    let word = bytes.extracting(start..<end)
    let text = Array(
      String(decoding: word.indices.map { word[$0] }, as: UTF8.self).lowercased().utf8)
    var found: Int?
    for index in indices {
      let name = String(decoding: source[firstInFull + index], as: UTF8.self).lowercased().utf8
      guard name.starts(with: text) else { continue }
      if found != nil { return nil }
      found = index
    }
    return found.map { ($0, end) }
  }
}

extension Span<UInt8> {
  /// The end of a word of three or four letters at a position.
  func endOfAbbreviation(from start: Int) -> Int? {
    var position = start
    var count = 0
    while count < 5, let byte = byte(at: position), byte.isLetter || byte >= 0x80 {
      var next = position
      guard let scalar = scalar(at: &next) else { return nil }
      guard scalar.isPartOfWord else { break }
      position = next
      count += 1
    }
    return (3...4).contains(count) ? position : nil
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

  /// Whether names are ASCII.
  fileprivate func areASCII(_ range: Range<Int>) -> Bool {
    isEnglish
      || range.allSatisfy { index in
        withUTF8(of: index) { name in name.indices.allSatisfy { name[$0] < 0x80 } }
      }
  }

  /// Names in lower case without a final full stop.
  fileprivate func folded(_ range: Range<Int>) -> SymbolNames {
    var text: [UInt8] = []
    for index in range {
      let name = String(decoding: self[index], as: UTF8.self).unicodeScalars
      text += name.flatMap { Array($0.folded.utf8) }.withoutStop + [UInt8(ascii: "\n")]
    }
    return SymbolNames(text)
  }
}

extension Unicode.Scalar {
  /// Whether this is a letter, or a mark on one.
  fileprivate var isPartOfWord: Bool {
    if properties.isAlphabetic { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// The letter in lower case, without what capitals lack: the accents and the final sigma of Greek, the
  /// difference between the two letters i of Turkish, and the German `ß`.
  fileprivate var folded: String {
    switch self {
    case "İ", "ı": "i"
    case "Ά", "ά": "α"
    case "Έ", "έ": "ε"
    case "Ή", "ή": "η"
    case "Ί", "ί", "Ϊ", "ϊ", "ΐ": "ι"
    case "Ό", "ό": "ο"
    case "Ύ", "ύ", "Ϋ", "ϋ", "ΰ": "υ"
    case "Ώ", "ώ": "ω"
    case "ς": "σ"
    case "ß": "ss"
    default: properties.lowercaseMapping
    }
  }
}

extension [UInt8] {
  /// The bytes of a name without a final full stop.
  fileprivate var withoutStop: [UInt8] {
    count > 1 && last == UInt8(ascii: ".") ? dropLast() : self
  }
}

extension Span<UInt8> {
  /// The number of bytes of a name without a final full stop.
  fileprivate var countWithoutStop: Int {
    count > 1 && self[count - 1] == UInt8(ascii: ".") ? count - 1 : count
  }

  /// Whether the bytes begin with a name, in any case of ASCII letters.
  fileprivate func begins(with name: Span<UInt8>) -> Bool {
    name.indices.allSatisfy { self[$0].lowercasedASCII == name[$0].lowercasedASCII }
  }

  /// The position after a folded name at a position.
  fileprivate func end(ofFolded name: Span<UInt8>, from start: Int) -> Int? {
    var position = start
    var index = 0
    while index < name.count {
      guard let scalar = scalar(at: &position) else { return nil }
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        guard byte.lowercasedASCII == name[index].lowercasedASCII else { return nil }
        index += 1
      } else {
        for byte in scalar.folded.utf8 {
          guard index < name.count, byte == name[index].lowercasedASCII else { return nil }
          index += 1
        }
      }
    }
    return position
  }

  /// Moves the position past the scalar there, and returns it; `nil` if it is not well formed.
  package func scalar(at position: inout Int) -> Unicode.Scalar? {
    guard let lead = byte(at: position) else { return nil }
    if lead < 0x80 {
      position += 1
      return Unicode.Scalar(lead)
    }
    let length = (~lead).leadingZeroBitCount
    guard (2...4).contains(length), position + length <= count else { return nil }
    var value = UInt32(lead & (0x7F >> UInt8(length)))
    for offset in 1..<length {
      let byte = self[position + offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // An encoding with more bytes than needed is not well formed either.
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return nil }
    position += length
    return scalar
  }
}

extension UInt8 {
  var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
#endif
