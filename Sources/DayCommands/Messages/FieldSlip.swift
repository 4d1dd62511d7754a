import CommandGrammar
import DayKit
import DayRecords

/// A field that is valid in a pattern and yet not what people mean by it.
enum FieldSlip {
  /// The day of the year beside the name of a month, or before a day and a month.
  case dayOfYear

  /// The week of the month beside a year or after a word, without a month.
  case weekOfMonth

  /// The letter of a field in double quotes, which are text like any other.
  case quotedField

  /// The number of a weekday in its month beside a day or a year without a month.
  case weekdayInMonth

  /// A modified Julian day of at least four letters.
  case modifiedJulianDay

  /// A year beside a year, and a quarter beside a quarter.
  case secondYear, secondQuarter

  /// Letters beside the conversions of `strftime`, where they are text.
  case textOfYear, textOfMonth, textOfDay

  /// A whole date beside other conversions of `strftime`.
  case wholeDate

  /// Finds such a field in a pattern; `nil` if all of its fields are likely meant.
  init?(in pattern: Word) {
    var counts = FieldCounts()
    pattern.withBytes { bytes in
      // To count takes longer than to see that most patterns have none of these.
      for index in bytes.indices where bytes[index].isSuspicious { return counts.add(bytes) }
    }
    if counts.hasConversions {
      switch counts {
      case _
      where counts["Y"] == 4 || counts["y"] == 4 || counts.lacks("YyGgCFDxcs", andJoins: "Y", "y"):
        self = .textOfYear
      case _ where counts["M"] == 2 || counts.lacks("mbBhFDxcjs", andJoins: "M", "m"):
        self = .textOfMonth
      case _ where counts["D"] == 2 || counts.lacks("deFDxcjsu", andJoins: "D", "d"):
        self = .textOfDay
      case _ where counts.hasConversion("D") && counts.hasConversion("dmbBYyej"): self = .wholeDate
      default: return nil
      }
    } else if counts.hasQuotedField {
      self = .quotedField
    } else if counts["D"] == 1, counts["M"] > 2 || counts.beginsWithDayOfYear && counts["d"] > 0 {
      self = .dayOfYear
    } else if counts["W"] == 1, counts["M"] + counts["L"] == 0,
      counts["y"] > 0 || counts.hasWordBeforeWeek
    {
      self = .weekOfMonth
    } else if counts["F"] == 1, counts["d"] + counts["y"] + counts["Y"] > 0, counts["M"] == 0,
      counts["E"] + counts["e"] + counts["c"] == 0
    {
      self = .weekdayInMonth
    } else if counts["g"] > 3 {
      self = .modifiedJulianDay
    } else if counts["u"] == 1, counts["Y"] + counts["y"] > 0 {
      self = .secondYear
    } else if counts["q"] > 0, counts["Q"] > 0 {
      self = .secondQuarter
    } else {
      return nil
    }
  }

  /// What is wrong with the field.
  var sentence: String {
    switch self {
    case .dayOfYear: "'D' is the day of the year; the day of the month is d"
    case .weekOfMonth: "'W' is the week of the month; the ISO week is w"
    case .quotedField: "double quotes are text; put text in single quotes"
    case .weekdayInMonth: "'F' counts the weekday in its month; the name of the month is MMMM"
    case .modifiedJulianDay: "'gggg' is the modified Julian day; the year of a week is YYYY"
    case .secondYear: "'u' is the year; the number of the weekday is e"
    case .secondQuarter: "'Q' and 'q' are the same number; Q4 is QQQ"
    case .textOfYear: "the year is %Y beside other conversions"
    case .textOfMonth: "the month is %m beside other conversions"
    case .textOfDay: "the day is %d beside other conversions"
    case .wholeDate: "'%D' is %m/%d/%y; the day is %d"
    }
  }
}

/// How often each letter stands at one place of a pattern, outside quotes.
private struct FieldCounts {
  /// The numbers for the last six bits of the letters.
  private var counts = SIMD64<UInt8>()

  /// Whether the pattern has a percent sign.
  private(set) var hasConversions = false

  /// The last six bits of the letters of conversions.
  private var conversions: UInt64 = 0

  /// Whether double quotes are around one field.
  private(set) var hasQuotedField = false

  /// Whether the first field is the day of the year, and whether a word is before the week of the month.
  private(set) var beginsWithDayOfYear = false
  private(set) var hasWordBeforeWeek = false

  /// The last six bits of the letters that a hyphen, a slash or a full stop joins to conversions.
  private var joined: UInt64 = 0

  /// Whether one of two letters is joined to conversions, and none of some conversions is there.
  func lacks(
    _ letters: String, andJoins upper: Unicode.Scalar, _ lower: Unicode.Scalar
  ) -> Bool {
    let bits: UInt64 = 1 << UInt64(upper.value & 0x3F) | 1 << UInt64(lower.value & 0x3F)
    return joined & bits != 0 && !hasConversion(letters)
  }

  /// Whether there is a conversion with one of some letters.
  func hasConversion(_ letters: String) -> Bool {
    letters.utf8.contains { conversions >> UInt64($0 & 0x3F) & 1 == 1 }
  }

  subscript(letter: Unicode.Scalar) -> Int { Int(counts[Int(letter.value & 0x3F)]) }

  /// Adds the fields of a pattern.
  ///
  /// One of several letters of a word does not count, except a quarter, and neither does that of a conversion.
  mutating func add(_ pattern: Span<UInt8>) {
    var pieces = PatternPieces()
    while let piece = pieces.next(in: pattern) {
      switch piece {
      case .field(let letter, let count):
        let start = pieces.position - count
        let isWord =
          pattern.hasNoLetter(at: start - 1) && pattern.hasNoLetter(at: pieces.position)
        guard !pattern.hasPercentSign(before: start) else {
          conversions |= 1 << UInt64(letter & 0x3F)
          continue
        }
        guard isWord || count > 1 || letter | 0x20 == UInt8(ascii: "q") else { continue }
        let index = Int(letter & 0x3F)
        if isWord { note(letter, count, in: pattern, from: start) }
        counts[index] = max(counts[index], UInt8(clamping: count))
      case .text(let range):
        for index in range where pattern[index] == UInt8(ascii: "%") { hasConversions = true }
      case .openQuotation: continue
      }
    }
  }
}

extension FieldCounts {
  /// Notes what is around a field that is a word.
  private mutating func note(
    _ letter: UInt8, _ count: Int, in pattern: Span<UInt8>, from start: Int
  ) {
    let (end, quote) = (start + count, UInt8(ascii: "\""))
    let before = start > 0 ? pattern[start - 1] : UInt8(ascii: " ")
    let after = end < pattern.count ? pattern[end] : UInt8(ascii: " ")
    let followsConversion =
      "-/.".utf8.contains(before) && pattern.hasPercentSign(before: start - 2)
    let precedesConversion =
      "-/.".utf8.contains(after) && end + 1 < pattern.count && pattern[end + 1] == UInt8(ascii: "%")
    let isJoined =
      (start == 0 || followsConversion) && (end == pattern.count || precedesConversion)
    if isJoined { joined |= 1 << UInt64(letter & 0x3F) }
    if count == 1, before == quote, after == quote { hasQuotedField = true }
    if letter == UInt8(ascii: "D"), start == 0 { beginsWithDayOfYear = true }
    guard letter == UInt8(ascii: "W") else { return }
    var word = start
    while word > 0, " '".utf8.contains(pattern[word - 1]) { word -= 1 }
    hasWordBeforeWeek = word > 0 && pattern[word - 1].isASCIILetter
  }
}

extension Span<UInt8> {
  fileprivate func hasNoLetter(at position: Int) -> Bool {
    !indices.contains(position) || !self[position].isASCIILetter
  }

  /// Whether the letter at a position is that of a conversion, such as `%d` and `%-d`.
  fileprivate func hasPercentSign(before position: Int) -> Bool {
    guard position > 0 else { return false }
    switch self[position - 1] {
    case UInt8(ascii: "%"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "0"), UInt8(ascii: "^"),
      UInt8(ascii: "#"):
      return position > 1 && self[position - 2] == UInt8(ascii: "%")
    default: return false
    }
  }
}

extension UInt8 {
  /// Whether the byte is the letter of such a field, or a percent sign.
  fileprivate var isSuspicious: Bool {
    switch self {
    case UInt8(ascii: "D"), UInt8(ascii: "F"), UInt8(ascii: "g"), UInt8(ascii: "u"),
      UInt8(ascii: "%"), UInt8(ascii: "W"), UInt8(ascii: "\""),
      UInt8(ascii: "q"):
      true
    default: false
    }
  }
}
