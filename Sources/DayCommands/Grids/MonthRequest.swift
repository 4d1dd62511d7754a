import CommandGrammar
import DayKit

/// The months that a command line asks for.
struct MonthRequest {
  /// The months and years; today's month if no operand gives any.
  private(set) var words = Words()

  /// The number of months that each word stands for, if it begins a span.
  ///
  /// It is 0 for other words. Without spans, there are no numbers.
  private var lengths: [Int] = []

  /// Whether no operand gives a month.
  private(set) var isDefault = false

  /// Whether a number is a date in a format that is given, or the name of a file.
  private let isDate: (Word) -> Bool

  private let count: Int?

  /// The number of months around each month, such as 3 for the operand `-3`; otherwise 0.
  private var around = 0

  /// - Parameters:
  ///   - count: The number of months from each month on, if it is given.
  ///   - isDate: Whether a number is a date in a format that is given, or the name of a file.
  ///     Otherwise, four digits are a year, and `-3` is a number of months.
  ///   - language: The language of months, for messages.
  ///   - yearsAreSpans: Whether years have other months than those of the calendar.
  ///   - month: Returns the month for a name such as `august`; `nil` for other words.
  ///   - months: Returns the months of a span such as `2025-Q3`; `nil` for a month, a date and other
  ///     words.
  init(
    _ operands: Words, count: Int?, language: Language, isDate: @escaping (Word) -> Bool,
    yearsAreSpans: Bool, named month: (Word) -> Word?,
    months: (Word) throws(UsageError) -> ClosedRange<YearMonth>?
  ) throws(UsageError) {
    (self.count, self.isDate) = (count, isDate)
    if operands.count == 2, isYear(operands[0]) != isYear(operands[1]) {
      try Self.check(operands[0], operands[1], language)
    }
    for operand in operands {
      let word = isDate(operand) ? operand : month(operand) ?? operand
      let number = isYear(word) ? 0 : try Self.around(word, isDate)
      if number > 0 {
        around = number
      } else if yearsAreSpans || !isYear(word), let months = try months(word) {
        try append(months, of: word)
      } else {
        words.append(word)
      }
    }
    if words.isEmpty {
      words.append(Word(constant: "today"))
      isDefault = true
    }
    if around > 0 { try checkAround() }
  }

  /// Checks that two words are not a month in two words, such as `8 2025` or `aug 2025`.
  private static func check(
    _ first: Word, _ second: Word, _ language: Language
  ) throws(UsageError) {
    let text = first.bytes + " ".utf8 + second.bytes
    guard let month = PartOfDate.month(ContiguousArray(text).span, in: language.symbols) else {
      return
    }
    throw UsageError("\(String(quoting: text)) is not a month; write \(month)")
  }

  /// Returns the number of months that a word such as `-3` asks for; 0 for any other word.
  ///
  /// - Throws: `UsageError` if the word is another number with few digits.
  private static func around(_ word: Word, _ isDate: (Word) -> Bool) throws(UsageError) -> Int {
    guard word.count > 0, word.count < 7, let number = try? Int(word: word), !isDate(word) else {
      return 0
    }
    if word[0] == UInt8(ascii: "-"), number < 0 {
      guard -number <= MonthSpan.limit else {
        throw UsageError(
          "\(word.quoted) asks for too many months: give a number up to -\(MonthSpan.limit)")
      }
      return -number
    }
    guard word.count < 4 else { return 0 }
    throw UsageError(
      "\(word.quoted) is not a month; write 2026-03, or a year with four digits")
  }

  private func checkAround() throws(UsageError) {
    if count != nil {
      throw UsageError("-\(around) and --months cannot be combined: -\(around) sets the months too")
    }
    for word in words where isYear(word) {
      throw UsageError(
        "-\(around) cannot be combined with the year \(word.quoted): give a month such as 2026-03")
    }
    if hasSpans {
      throw UsageError("-\(around) cannot be combined with a span: give a month such as 2026-03")
    }
  }

  /// Adds the months of a span as its first month.
  private mutating func append(
    _ months: ClosedRange<YearMonth>, of word: Word
  ) throws(UsageError) {
    guard count == nil else {
      throw UsageError(
        "--months cannot be combined with \(word.quoted), which has its own months")
    }
    guard months.count <= MonthSpan.limit else {
      throw UsageError("\(word.quoted) has more than \(MonthSpan.limit) months")
    }
    while lengths.count < words.count { lengths.append(0) }
    lengths.append(months.count)
    words.append(Word(months.lowerBound.description))
  }
}

extension MonthRequest {
  /// Whether a word is a year: four digits, or a sign and six digits.
  func isYear(_ word: Word) -> Bool {
    let isExpanded =
      word.count == 7 && (word[0] == UInt8(ascii: "-") || word[0] == UInt8(ascii: "+"))
    guard word.count == 4 || isExpanded else { return false }
    for index in (isExpanded ? 1 : 0)..<word.count {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(word[index]) else { return false }
    }
    return !isDate(word)
  }

  /// Whether an operand is a span such as a quarter.
  private var hasSpans: Bool { !lengths.isEmpty }

  /// Whether an operand such as `-3` asks for the months around each month.
  var isAround: Bool { around > 0 }

  /// Whether an operand is a span of several months.
  var hasSeveralMonths: Bool { lengths.contains { $0 > 1 } }

  /// The number of months of the span whose first month is at a position; 0 if there is no span.
  func length(at index: Int) -> Int { index < lengths.count ? lengths[index] : 0 }

  /// Returns the words from a position on that are all years, all spans of as many months, or neither.
  func group(from start: Int) -> Words {
    if words.count == 1 { return words }
    let areYears = isYear(words[start])
    var group = Words()
    var index = start
    while index < words.count, isYear(words[index]) == areYears,
      length(at: index) == length(at: start)
    {
      group.append(words[index])
      index += 1
    }
    return group
  }

  /// Returns how many months are shown for the word at a position.
  func span(at index: Int) -> MonthSpan {
    let length = length(at: index)
    return length > 0 ? MonthSpan(count: length) : span(ofYear: isYear(words[index]))
  }

  /// Returns how many months are shown for a month, or for a year.
  func span(ofYear isYear: Bool) -> MonthSpan {
    around > 0
      ? MonthSpan(count: around, before: (around - 1) / 2)
      : MonthSpan(count: count ?? (isYear ? 12 : 1))
  }
}
