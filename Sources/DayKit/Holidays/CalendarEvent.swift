#if Formats
/// An all-day event in a calendar (RFC 5545, section 3.6.1).
struct CalendarEvent {
  /// The last day for which rules without an end give holidays.
  private static var horizon: Day { Day(daysSince1970: 193_578) }  // 2499-12-31

  /// The most days that a rule of an event can give.
  private static var maximumCount: Int { 100_000 }

  /// The line on which the event begins.
  private let place: TextPlace
  private var name = ""
  private var isCancelled = false
  private var start: (day: Day, place: TextPlace)?
  private var length: Length?
  private var rules: [(rule: Recurrence, place: TextPlace)] = []
  private var added: [Day] = []
  private var removed: [Day] = []

  /// The number of days of each occurrence, from `DTEND` or `DURATION`.
  private enum Length {
    case until(Day, TextPlace)
    case days(Int)
  }

  init(at place: TextPlace) {
    self.place = place
  }
}

extension CalendarEvent {
  /// Takes a property of the event.
  ///
  /// - Throws: `HolidayError` if the property determines the days of the event in a way that is not
  ///   supported. Properties that do not determine its days are ignored.
  mutating func take(_ property: ContentLine) throws(HolidayError) {
    switch property.name {
    case "SUMMARY": name = property.unescapedValue
    case "STATUS": isCancelled = property.value.uppercasedText == "CANCELLED"
    case "DTSTART":
      if start != nil { throw HolidayError(.repeatedStart, property.place) }
      start = (try property.day(of: .start), property.place)
    case "DTEND":
      try checkLength(property)
      length = .until(try property.day(of: .end), property.place)
    case "DURATION":
      try checkLength(property)
      length = .days(try property.duration())
    case "RRULE": rules.append((try property.rule(), property.place))
    case "RDATE": added += try property.days(of: .addedDays)
    case "EXDATE": removed += try property.days(of: .removedDays)
    case "RECURRENCE-ID": throw HolidayError(.unsupported(.recurrence), property.place)
    case "EXRULE": throw HolidayError(.unsupported(.removingRule), property.place)
    default: break
    }
  }

  private func checkLength(_ property: ContentLine) throws(HolidayError) {
    if length != nil { throw HolidayError(.repeatedLength, property.place) }
  }

  /// Returns the days of each occurrence, in order.
  ///
  /// - Parameter room: The most occurrences that the calendar has room for.
  func entries(atMost room: Int) throws(HolidayError) -> [HolidayEntry] {
    if isCancelled { return [] }
    guard let start else { throw HolidayError(.missingStart, place) }
    let count = try dayCount(from: start.day)
    var first = [start.day] + added
    for (rule, place) in rules {
      // Its first day is that of the event.
      first += try days(of: rule, place, atMost: room - first.count + 1).dropFirst()
    }
    return DaySet(first).subtracting(DaySet(removed)).map { first in
      let last = Day(exactly: first.daysSince1970 + count - 1) ?? .max
      return HolidayEntry(days: first...last, name: name, place: place)
    }
  }

  private func dayCount(from start: Day) throws(HolidayError) -> Int {
    switch length {
    case nil: return 1
    case .days(let count): return count
    case .until(let end, let place):
      guard end > start else { throw HolidayError(.endNotAfterStart, place) }
      guard end - start <= 366 else { throw HolidayError(.longEvent, place) }
      return end - start
    }
  }

  private func days(
    of rule: Recurrence, _ place: TextPlace, atMost room: Int
  ) throws(HolidayError) -> [Day] {
    guard let start else { return [] }
    var days: [Day] = []
    for day in rule.days(from: start.day, through: Self.horizon) {
      // RFC 5545 leaves open whether such a start is a day of the event.
      guard !days.isEmpty || day == start.day else { break }
      guard days.count < Self.maximumCount else {
        throw HolidayError(.endlessRule(Self.maximumCount), place)
      }
      guard days.count < room else {
        throw HolidayError(.tooManyInAll(Holiday.mostDays), place)
      }
      days.append(day)
    }
    guard days.first == start.day || start.day > Self.horizon else {
      throw HolidayError(.startOutsideRule, start.place)
    }
    return days
  }
}
#endif
