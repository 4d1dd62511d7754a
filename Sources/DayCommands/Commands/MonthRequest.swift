import CommandGrammar
import DayKit

/// The months that a command line asks for.
struct MonthRequest {
  /// The months and years; today's month if no operand gives any.
  private(set) var words = Words()

  /// Whether no operand gives a month.
  private(set) var isDefault = false

  /// Whether four digits are a year.
  private let readsYears: Bool

  private let count: Int?

  /// The number of months around each month, such as 3 for the operand `-3`; otherwise 0.
  private var around = 0

  /// - Parameters:
  ///   - count: The number of months from each month on, if it is given.
  ///   - readsYears: Whether four digits are a year and `-3` is a number of months: not if the words
  ///     are files, or in a format that could read them as dates.
  init(_ operands: Words, count: Int?, readsYears: Bool) throws(UsageError) {
    (self.count, self.readsYears) = (count, readsYears)
    for word in operands {
      if let number = readsYears ? Self.around(word) : nil {
        around = number
      } else {
        if readsYears { try Self.checkIsNotANumber(word) }
        words.append(word)
      }
    }
    if words.isEmpty {
      words.append(Word(constant: "today"))
      isDefault = true
    }
    if around > 0 { try checkAround() }
  }

  /// Returns a number of months such as that of `-3`; `nil` for any other word.
  private static func around(_ word: Word) -> Int? {
    guard word.count > 1, word.count < 5, word[0] == UInt8(ascii: "-"),
      let number = try? Int(word: word), number < 0
    else { return nil }
    return -number
  }

  /// Checks that a word is not a number that is neither a month nor a year.
  private static func checkIsNotANumber(_ word: Word) throws(UsageError) {
    guard word.count > 0, word.count < 4, (try? Int(word: word)) != nil else { return }
    throw UsageError(
      "\(word.quoted) is not a month: write months such as 2026-03, and years with four digits")
  }

  private func checkAround() throws(UsageError) {
    if count != nil {
      throw UsageError("-\(around) and --months cannot be combined: -\(around) sets the months too")
    }
    for word in words where isYear(word) {
      throw UsageError(
        "-\(around) cannot be combined with the year \(word.quoted): give a month such as 2026-03")
    }
  }
}

extension MonthRequest {
  /// Whether a word is a year: four digits, or a sign and six digits.
  func isYear(_ word: Word) -> Bool {
    let isExpanded =
      word.count == 7 && (word[0] == UInt8(ascii: "-") || word[0] == UInt8(ascii: "+"))
    guard readsYears, word.count == 4 || isExpanded else { return false }
    for index in (isExpanded ? 1 : 0)..<word.count {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(word[index]) else { return false }
    }
    return true
  }

  /// Returns the words from a position on that are all years, or all not.
  func group(from start: Int) -> Words {
    if words.count == 1 { return words }
    let areYears = isYear(words[start])
    var group = Words()
    var index = start
    while index < words.count, isYear(words[index]) == areYears {
      group.append(words[index])
      index += 1
    }
    return group
  }

  /// Returns how many months are shown for a month, or for a year.
  func span(ofYear isYear: Bool) -> MonthSpan {
    around > 0
      ? MonthSpan(count: around, before: (around - 1) / 2)
      : MonthSpan(count: count ?? (isYear ? 12 : 1))
  }
}
