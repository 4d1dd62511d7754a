#if Formats
/// Days of a list or of a calendar, with their name.
struct HolidayEntry {
  var days: ClosedRange<Day>
  var name: String
  var place: TextPlace

  /// Returns the entries of a text, which is a calendar if its first line that is not empty is
  /// `BEGIN:VCALENDAR`.
  ///
  /// - Parameter fiscalCalendar: Determines years, their halves and quarters in a list, if they are fiscal.
  static func entries(
    of text: Span<UInt8>, in fiscalCalendar: FiscalCalendar?
  ) throws(HolidayError) -> [HolidayEntry] {
    isCalendar(text) ? try CalendarReader.entries(of: text) : try list(text, fiscalCalendar)
  }

  private static func isCalendar(_ text: Span<UInt8>) -> Bool {
    var lines = TextLines(of: text)
    while let line = lines.next(in: text) {
      let line = text.trimming(line)
      if !line.isEmpty {
        return line.count == 15 && text.text(line).uppercasedASCII == "BEGIN:VCALENDAR"
      }
    }
    return false
  }

  /// Reads a list.
  private static func list(
    _ text: Span<UInt8>, _ fiscalCalendar: FiscalCalendar?
  ) throws(HolidayError) -> [HolidayEntry] {
    var entries: [HolidayEntry] = []
    var lines = TextLines(of: text)
    while let line = lines.next(in: text) {
      let line = text.trimming(line)
      if !line.isEmpty, text[line.lowerBound] != UInt8(ascii: "#") {
        entries.append(
          try HolidayEntry(text, TextPlace(line: lines.number, bytes: line), fiscalCalendar))
      }
    }
    return entries
  }
}

extension HolidayEntry {
  /// Reads a line of a list: a day or a span, and an optional name after a space, a tab, a comma or a semicolon.
  private init(
    _ text: Span<UInt8>, _ line: TextPlace, _ fiscalCalendar: FiscalCalendar?
  ) throws(HolidayError) {
    var end = line.bytes.lowerBound
    while end < line.bytes.upperBound, text.blankWidth(at: end) == 0, !text[end].separatesName {
      end += 1
    }
    place = TextPlace(line: line.line, bytes: line.bytes.lowerBound..<end)
    days = try Self.days(of: text.extracting(place.bytes), place, fiscalCalendar)
    var name = text.trimming(end..<line.bytes.upperBound)
    if !name.isEmpty, text[name.lowerBound].separatesName {
      name = text.trimming(name.lowerBound + 1..<name.upperBound)
    }
    // The rest of a line such as 2025 08 29 or FY2025 Q4 would be a name.
    let year = text.extracting(place.bytes)
    if DaySpan.year(year) != nil || year.isFiscalYear && text.extracting(name).isPartOfYear {
      throw HolidayError(.wholeYear(days), place)
    }
    guard !name.isEmpty, text[name.lowerBound] != UInt8(ascii: "#") else {
      self.name = ""
      return
    }
    switch Self.end(of: days, in: text.extracting(name), fiscalCalendar) {
    case .none: break
    case .span(let second):
      let first = Swift.min(days.lowerBound, second.lowerBound)
      throw HolidayError(.twoDates(first...Swift.max(days.upperBound, second.upperBound)), line)
    case .unclear: throw HolidayError(.unclearEnd(days.lowerBound), line)
    }
    // A hyphen before a name, as in "2025-12-24 - Christmas Eve", is not part of it.
    let isAfterHyphen = text[name.lowerBound] == UInt8(ascii: "-") && name.count > 1
    if isAfterHyphen, text.blankWidth(at: name.lowerBound + 1) > 0 {
      name = text.trimming(name.lowerBound + 1..<name.upperBound)
    }
    if text.extracting(name).beginsWithTimeOfDay { throw HolidayError(.timeAfterDate, line) }
    self.name = text.text(name)
  }

  /// What a name may be besides a name.
  private enum End {
    case none

    /// A second span.
    case span(ClosedRange<Day>)

    /// The end of a span, in a form that is not that of a date here.
    case unclear
  }

  /// Returns what a name begins with, even after a weekday, a dash, a slash or a word such as "to".
  private static func end(
    of days: ClosedRange<Day>, in name: Span<UInt8>, _ fiscalCalendar: FiscalCalendar?
  ) -> End {
    var start = name.end(from: 0) { $0.separatesSpans }
    var isJoined = name.hasDash(upTo: start)
    // The weekday of the first day.
    let weekday = name.end(from: start) { $0.isLetter }
    if Weekday(name: name.extracting(start..<weekday)) != nil {
      start = name.end(from: weekday) { $0.separatesSpans }
      isJoined = isJoined || name.hasDash(upTo: start)
    }
    var word = name.end(from: start) { $0.isLetter }
    var isAfterWord = false
    while name.text(start..<word).joinsDates || isAfterWord && name.text(start..<word).isBesideTo {
      start = name.end(from: word) { $0.separatesSpans }
      word = name.end(from: start) { $0.isLetter }
      (isJoined, isAfterWord) = (true, true)
    }
    let second = name.extracting(start..<name.end(from: start) { $0.isInSpan })
    // A number of four digits belongs to a name such as "2025 ends".
    if DaySpan.year(second) == nil, let span = try? DaySpan(parsing: second, in: fiscalCalendar) {
      return .span(span.days)
    }
    if let span = laterDate(than: days, in: name, from: start) { return .span(span) }
    let isUnclear =
      isJoined
      ? second.isUnclearEnd(of: days.upperBound)
        || name.extracting(start...).isInOtherMonth(than: days.upperBound)
      : second.isOtherDate(than: days.upperBound)
        && (second.count >= 5 || name.endsList(at: start + second.count))
    return isUnclear || name.isAmount ? .unclear : .none
  }

  /// Returns the first date in a name that is later, and neither in parentheses nor after "of" or "for", as in
  /// "in lieu of 2026-12-26".
  private static func laterDate(
    than days: ClosedRange<Day>, in name: Span<UInt8>, from start: Int
  ) -> ClosedRange<Day>? {
    var (position, isAside) = (start, false)
    var depth = name.depth(of: 0..<start)
    while position < name.count {
      let end = name.end(from: position) { $0.isInSpan }
      let isEndOfSentence = end - position > 1 && name[end - 1] == UInt8(ascii: ".")
      let word = name.extracting(position..<(isEndOfSentence ? end - 1 : end))
      // Shorter texts, such as 2026-01, may be numbers.
      if depth <= 0, !isAside, word.count >= 10, let span = try? DaySpan(parsing: word).days,
        days.lowerBound <= span.lowerBound, days.upperBound < span.upperBound
      {
        return span
      }
      position = name.end(from: end) { !$0.isInSpan }
      depth += name.depth(of: end..<position)
      let isWeekday = Weekday(name: word) != nil
      isAside = isAside && isWeekday || word.text(word.indices).isBesideOtherDate
    }
    return nil
  }

  private static func days(
    of text: Span<UInt8>, _ place: TextPlace, _ fiscalCalendar: FiscalCalendar?
  ) throws(HolidayError) -> ClosedRange<Day> {
    let days: ClosedRange<Day>
    do throws(DaySpanError) {
      days = try DaySpan(parsing: text, in: fiscalCalendar).days
    } catch {
      throw HolidayError(.notASpan(error), place)
    }
    return days
  }
}

extension Span<UInt8> {
  /// How many more opening brackets than closing ones are in a part of the text.
  fileprivate func depth(of range: Range<Int>) -> Int {
    range.reduce(0) { depth, index in
      depth + ("([{".utf8.contains(self[index]) ? 1 : ")]}".utf8.contains(self[index]) ? -1 : 0)
    }
  }

  /// Whether the text begins like `9:30` or `12:00-18:00`.
  fileprivate var beginsWithTimeOfDay: Bool {
    let colon = end(from: 0) { $0.digitValue != nil }
    guard 1...2 ~= colon, colon + 2 < count, self[colon] == UInt8(ascii: ":") else { return false }
    return self[colon + 1].digitValue != nil && self[colon + 2].digitValue != nil
  }

  /// The position of the first byte from a position on that does not satisfy a condition, or the end.
  fileprivate func end(from start: Int, where condition: (UInt8) -> Bool) -> Int {
    var end = start
    while end < count, condition(self[end]) { end += 1 }
    return end
  }
}

extension Span<UInt8> {
  /// Whether the text is a fiscal year such as `FY2025`.
  fileprivate var isFiscalYear: Bool {
    count == 6 && self[0] == UInt8(ascii: "F") && self[1] == UInt8(ascii: "Y")
  }

  /// Whether the text begins with a quarter or a half such as `Q4`, in any case.
  fileprivate var isPartOfYear: Bool {
    guard count > 1, self[1].digitValue != nil else { return false }
    return self[0] & ~0x20 == UInt8(ascii: "Q") || self[0] & ~0x20 == UInt8(ascii: "H")
  }

  /// Whether there is a hyphen, a full stop, an ampersand, or a dash outside ASCII, before a position.
  fileprivate func hasDash(upTo end: Int) -> Bool {
    (0..<end).contains { "-.&".utf8.contains(self[$0]) || self[$0] >= 0x80 && space(at: $0) == nil }
  }

  /// Whether the text, after a dash or a word such as "to", looks like the end of a span: a date in another form, or
  /// the quarter, the weekday or the later day of a month in which it ends.
  fileprivate func isUnclearEnd(of day: Day) -> Bool {
    isPartOfYear || Weekday(name: self) != nil || isOtherDate(than: day)
  }

  /// Whether the text is a date in digits such as `12/31` that is not a day, or a later day of its month.
  ///
  /// A number with a full stop may be an ordinal number.
  fileprivate func isOtherDate(than day: Day) -> Bool {
    let (year, month, dayOfMonth) = (day.year, day.month, day.dayOfMonth)
    let numbers = numbers
    switch numbers.count {
    case 1 where count == 8: return numbers[0] != year * 10_000 + month * 100 + dayOfMonth
    case 1 where self[count - 1].digitValue != nil:
      return numbers[0] > dayOfMonth && numbers[0] <= 31
    case 2 where !numbers.allSatisfy({ 1...31 ~= $0 }) || Swift.min(numbers[0], numbers[1]) > 12:
      return false
    // The number of another year is that of another event.
    case 3 where numbers.contains { $0 > 99 && abs($0 - year) > 1 }: return false
    case 2, 3:
      let hasYear = numbers.count < 3 || numbers.contains { $0 == year || $0 == year % 100 }
      return !hasYear || !numbers.contains(month) || !numbers.contains(dayOfMonth)
    default: return false
    }
  }

  /// The numbers in a text without letters.
  private var numbers: [Int] {
    var numbers: [Int] = []
    for index in indices {
      if self[index].isLetter { return [] }
      guard let digit = self[index].digitValue else { continue }
      if index == 0 || self[index - 1].digitValue == nil { numbers.append(0) }
      numbers[numbers.count - 1] = Swift.min(numbers[numbers.count - 1], 99_999_999) * 10 + digit
    }
    return numbers
  }
}

extension Span<UInt8> {
  /// Whether the text is a date such as `1 January` or `Jan 1 2026` in another month than that of a day.
  fileprivate func isInOtherMonth(than day: Day) -> Bool {
    let isDayFirst = count > 0 && self[0].digitValue != nil
    let first = end(from: 0) { isDayFirst ? $0.digitValue != nil : $0.isLetter }
    let start = end(from: first) { ". ".utf8.contains($0) }
    let last = end(from: start) { isDayFirst ? $0.isLetter : $0.digitValue != nil }
    let month = MonthDay.month(named: extracting(isDayFirst ? start..<last : 0..<first))
    let isWhole = end(from: last) { $0.digitValue != nil || ", ".utf8.contains($0) } == count
    return start < last && isWhole && month.map { $0 != day.month } == true
  }

  /// Whether the text is an amount such as `7d`, `2 weeks` or `P7D`, or begins with a sign as `+8 days` does.
  fileprivate var isAmount: Bool {
    let hasSign = count > 1 && self[0] == UInt8(ascii: "+")
    let first = hasSign || count > 1 && self[0] == UInt8(ascii: "P") ? 1 : 0
    let unit = end(from: first) { $0.digitValue != nil }
    guard unit > first else { return false }
    let start = unit < count && self[unit] == UInt8(ascii: " ") ? unit + 1 : unit
    return hasSign
      || ["d", "day", "days", "w", "week", "weeks"].contains(text(start..<count).lowercased())
  }

  /// Whether the text ends at a position, or another number is there after a comma or a semicolon.
  fileprivate func endsList(at position: Int) -> Bool {
    guard position < count, self[position].separatesName else { return position == count }
    let next = end(from: position + 1) { $0 == UInt8(ascii: " ") }
    return next < count && self[next].digitValue != nil
  }
}

extension String {
  /// Whether the word stands between the first and the last day of a span, or between two days.
  fileprivate var joinsDates: Bool {
    switch lowercased() {
    case "to", "and", "until", "till", "til", "through", "thru", "bis", "und", "au", "al", "hasta",
      "tot", "t", "og", "och":
      true
    default: false
    }
  }

  /// Whether a date after the word is that of another event, as in "in lieu of 2026-12-26".
  fileprivate var isBesideOtherDate: Bool {
    ["of", "for", "from", "before", "after", "instead", "statt"].contains(lowercased())
  }

  /// Whether the word stands after one that joins dates, as in "bis zum", "til og med" and "t/m".
  fileprivate var isBesideTo: Bool {
    ["zum", "el", "m", "met", "med", "den", "och", "og", "including"].contains(lowercased())
  }
}

extension UInt8 {
  /// Whether the byte ends a date, and a name may follow.
  fileprivate var separatesName: Bool { self == UInt8(ascii: ",") || self == UInt8(ascii: ";") }

  /// Whether the byte may be between two spans, such as that of a comma, or of a dash outside ASCII.
  fileprivate var separatesSpans: Bool {
    !isLetter && digitValue == nil && !#"()[]{}"'#"#.utf8.contains(self)
  }

  fileprivate var isInSpan: Bool { isLetter || digitValue != nil || "-./".utf8.contains(self) }
}

extension String {
  /// The text with uppercase letters instead of lowercase ones of ASCII.
  var uppercasedASCII: String {
    String(decoding: utf8.map { $0.uppercasedASCII }, as: UTF8.self)
  }
}
#endif
