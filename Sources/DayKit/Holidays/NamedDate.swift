#if Formats
/// A date such as `31 Dec`, `Dec. 31, 2026` or `31 de diciembre de 2026`.
struct NamedDate {
  let dayOfMonth: Int
  let year: Int?

  /// The month; `nil` if its name is not English, with a year that shows that it is one.
  let month: Int?

  /// The position after the date.
  let end: Int

  /// Reads the date at the beginning of a word.
  init?(in text: Span<UInt8>, at start: Int) {
    // In a line of many hyphens, a search after each of them would take quadratic time.
    guard let first = text.byte(at: start), first.isInName || first.digitValue != nil else {
      return nil
    }
    var end = start
    if let day = text.dayOfMonth(from: &end) {
      let isOrdinal = text[end - 1].isLetter
      let word = text.nextWord(from: &end)
      dayOfMonth = day
      month = MonthDay.month(named: text.extracting(word))
      // Not "3rd Monday 2026".
      guard month != nil || word.count >= 3 && !isOrdinal else { return nil }
    } else {
      month = MonthDay.month(named: text.extracting(text.nextWord(from: &end)))
      guard month != nil, let day = text.dayOfMonth(from: &end) else { return nil }
      dayOfMonth = day
    }
    var rest = text.end(from: end) { ", -".utf8.contains($0) }
    if text.extracting(rest..<text.end(from: rest) { $0.isInName }).isText("de") { rest += 3 }
    let last = text.end(from: rest) { $0.digitValue != nil }
    year = last - rest == 4 ? text.extracting(rest..<last).decimalNumber(ofAtMost: 4) : nil
    self.end = year == nil ? end : last
    guard month != nil || year != nil else { return nil }
  }

  /// Whether the date is a day.
  func isDay(_ day: Day) -> Bool {
    (year ?? day.year, month, dayOfMonth) == (day.year, day.month, day.dayOfMonth)
  }

  /// Whether the date is at most six weeks after a day, in whatever year.
  func follows(_ day: Day) -> Bool {
    guard let month else { return false }
    let days = (month - day.month) * 31 + dayOfMonth - day.dayOfMonth
    return 1...42 ~= (days + 12 * 31) % (12 * 31)
  }

  /// Whether the date is after some days, in their year if it has no other.
  func isLater(than days: ClosedRange<Day>) -> Bool {
    let last = days.upperBound
    guard let month else {
      let others = [days.lowerBound.dayOfMonth, last.dayOfMonth]
      return year.map { 0...1 ~= $0 - last.year } == true && !others.contains(dayOfMonth)
    }
    return (year ?? last.year, month, dayOfMonth) > (last.year, last.month, last.dayOfMonth)
  }
}

extension Span<UInt8> {
  /// Reads a day of the month such as `31`, `31.` or `31st`, and passes what separates it from the month.
  fileprivate func dayOfMonth(from position: inout Int) -> Int? {
    let digits = end(from: position) { $0.digitValue != nil }
    guard let day = extracting(position..<digits).decimalNumber(ofAtMost: 2), 1...31 ~= day
    else { return nil }
    let suffix = end(from: digits) { $0.isInName }
    let isOrdinal = extracting(digits..<suffix).isOne(of: " st nd rd th")
    guard suffix == digits || isOrdinal else { return nil }
    position = suffix
    return day
  }

  /// The next word after blanks and a full stop, without "de" before it, and the full stop of an abbreviation.
  fileprivate func nextWord(from position: inout Int) -> Range<Int> {
    var start = end(from: position) { ". -".utf8.contains($0) }
    var word = end(from: start) { $0.isInName }
    if extracting(start..<word).isText("de") {
      start = end(from: word) { $0 == UInt8(ascii: " ") }
      word = end(from: start) { $0.isInName }
    }
    position = end(from: word) { ". ".utf8.contains($0) }
    return start..<word
  }
}

extension UInt8 {
  /// Whether the byte is that of a letter, or of a character outside ASCII.
  var isInName: Bool { isLetter || self >= 0x80 }
}
#endif
