package import DayKit

/// One of several equal weekdays of a month, such as the second Tuesday.
package struct NthWeekday: Hashable, Sendable {
  /// 1 for the first, −1 for the last, and so on; 1 to 5 or −5 to −1.
  package var ordinal: Int

  package var weekday: Weekday

  package init(_ ordinal: Int, _ weekday: Weekday) {
    self.ordinal = ordinal
    self.weekday = weekday
  }

  /// Whether the day is this weekday of its month.
  package func matches(_ day: Day) -> Bool {
    guard day.weekday == weekday else { return false }
    let (index, count) = (day.dayOfMonth, day.yearMonth.dayCount)
    return ordinal > 0 ? ordinal == (index + 6) / 7 : ordinal == -((count - index) / 7 + 1)
  }
}

extension NthWeekday {
  /// Reads an ordinal number and a weekday, such as `2-tue`, `2nd-tuesday`, `last-fri` or
  /// `last-fri-of-month`.
  package init?(reading text: Span<UInt8>) {
    let unit = DayAdjustment.Unit(suffixOf: text)
    let bytes = unit == .month ? text.extracting(droppingLast: "-of-month".utf8.count) : text
    guard let (ordinal, rest) = Ordinal.read(bytes),
      let weekday = Weekday(name: bytes.extracting(rest)),
      (-5...5).contains(ordinal)
    else { return nil }
    self.init(ordinal, weekday)
  }
}

/// The ordinal numbers of a word such as `2nd-tue`.
enum Ordinal {
  /// Reads an ordinal number and the `-` after it, and returns the number and the range of the rest.
  ///
  /// Numbers are in digits, such as `2` or `2nd`, or in words up to `fifth`. `last` is −1, and
  /// `2nd-last` is −2.
  static func read(_ bytes: Span<UInt8>) -> (ordinal: Int, rest: Range<Int>)? {
    guard let (first, rest) = readOne(bytes, from: 0) else { return nil }
    guard first != -1, let (second, end) = readOne(bytes, from: rest), second == -1 else {
      return (first, rest..<bytes.count)
    }
    return (-first, end..<bytes.count)
  }

  private static func readOne(_ bytes: Span<UInt8>, from start: Int) -> (Int, end: Int)? {
    var end = start
    while let byte = bytes.byte(at: end), byte != UInt8(ascii: "-") { end += 1 }
    guard end < bytes.count, let ordinal = ordinal(bytes.extracting(start..<end)) else {
      return nil
    }
    return (ordinal, end + 1)
  }

  private static func ordinal(_ word: Span<UInt8>) -> Int? {
    if word.equals("last") { return -1 }
    if word.equals("first") { return 1 }
    if word.equals("second") { return 2 }
    if word.equals("third") { return 3 }
    if word.equals("fourth") { return 4 }
    if word.equals("fifth") { return 5 }
    var digits = 0
    while let byte = word.byte(at: digits), byte.isDigit { digits += 1 }
    guard (1...3).contains(digits), let number = word.extracting(first: digits).integer, number > 0,
      isSuffix(word.extracting(droppingFirst: digits), of: number)
    else { return nil }
    return number
  }

  /// Whether a text is empty or the ending of an ordinal number in digits, such as `nd` for 2.
  private static func isSuffix(_ text: Span<UInt8>, of number: Int) -> Bool {
    if text.isEmpty { return true }
    let isTeen = (11...13).contains(number % 100)
    return switch isTeen ? 0 : number % 10 {
    case 1: text.equals("st")
    case 2: text.equals("nd")
    case 3: text.equals("rd")
    default: text.equals("th")
    }
  }
}
