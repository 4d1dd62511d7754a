#if Formats
extension Holiday {
  /// The most days of a span in a list, because a longer one is likely to have a wrong year.
  static var longestSpan: Int { 1_000 }

  /// The most days of all holidays of a text, so that a short one cannot fill the memory: ten rules for a
  /// weekday through the year 2499 give fewer.
  static var mostDays: Int { 250_000 }

  /// Returns the holidays of a text, in the order of the text.
  ///
  /// The text is a list or a calendar in the format of iCalendar (RFC 5545). Calendars begin with
  /// `BEGIN:VCALENDAR`.
  ///
  /// A list has a day or a span of days on each line, and their name after a space, a tab, a comma or a semicolon:
  ///
  /// ```
  /// # Days in ISO 8601; a line such as this one is a comment.
  /// 2025-12-25 Christmas
  /// 2025-12-26, Boxing Day
  /// 2025-12-29..2025-12-31 Closed
  /// 2026-08 Summer break
  /// ```
  ///
  /// The holidays of a calendar are the days of its events, which must last all day. Rules of events
  /// (`RRULE`) are applied through the year 2499. The name is the `SUMMARY`.
  ///
  /// ```swift
  /// let holidays = try Holiday.list(parsing: "2025-12-25 Christmas")
  /// holidays                               // [2025-12-25 Christmas]
  /// ```
  ///
  /// - Parameters:
  ///   - text: The list or calendar.
  ///   - fiscalCalendar: The fiscal years whose halves and quarters such as `2026-Q1` a list has, if they are not
  ///     those of the calendar.
  /// - Throws: ``HolidayError`` with the line.
  public static func list(
    parsing text: some StringProtocol, in fiscalCalendar: FiscalCalendar? = nil
  ) throws(HolidayError) -> [Holiday] {
    try String(text).withBytes { bytes throws(HolidayError) in
      try list(parsing: bytes, in: fiscalCalendar)
    }
  }

  /// Returns the holidays of a text in UTF-8, in the order of the text.
  ///
  /// ```swift
  /// let bytes = Array("2025-12-25 Christmas".utf8)
  /// try Holiday.list(parsing: bytes.span).count                 // 1
  /// ```
  ///
  /// - Parameters:
  ///   - text: The list or calendar.
  ///   - fiscalCalendar: The fiscal years whose halves and quarters such as `2026-Q1` a list has, if they are not
  ///     those of the calendar.
  /// - Throws: ``HolidayError`` with the line.
  public static func list(
    parsing text: Span<UInt8>, in fiscalCalendar: FiscalCalendar? = nil
  ) throws(HolidayError) -> [Holiday] {
    var holidays: [Holiday] = []
    for entry in try HolidayEntry.entries(of: text, in: fiscalCalendar) {
      guard entry.days.count <= longestSpan else {
        throw HolidayError(.tooManyDays(longestSpan), entry.place)
      }
      guard holidays.count + entry.days.count <= mostDays else {
        throw HolidayError(.tooManyInAll(mostDays), entry.place)
      }
      for day in entry.days { holidays.append(Holiday(day: day, name: entry.name)) }
    }
    return holidays
  }
}

extension WorkCalendar {
  /// Creates a calendar from a weekend and the holidays of a text.
  ///
  /// The text is a list of days or a calendar in the format of iCalendar; see
  /// ``Holiday/list(parsing:in:)-(StringProtocol,_)``.
  ///
  /// ```swift
  /// let work = try WorkCalendar(parsingHolidays: "2025-12-25 Christmas")
  /// work.isBusinessDay(try Day(2025, 12, 25))                   // false
  /// ```
  ///
  /// - Parameters:
  ///   - weekend: The weekdays on which nobody works.
  ///   - text: The holidays.
  ///   - fiscalCalendar: The fiscal years, if they are not the years of the calendar.
  /// - Throws: ``HolidayError`` with the line.
  public init(
    weekend: WeekdaySet = [.saturday, .sunday], parsingHolidays text: some StringProtocol,
    fiscalCalendar: FiscalCalendar? = nil
  ) throws(HolidayError) {
    self = try String(text).withBytes { bytes throws(HolidayError) in
      try WorkCalendar(
        weekend: weekend, parsingHolidays: bytes, fiscalCalendar: fiscalCalendar)
    }
  }

  /// Creates a calendar from a weekend and the holidays of a text in UTF-8.
  ///
  /// ```swift
  /// let bytes = Array("2025-12-25 Christmas".utf8)
  /// try WorkCalendar(parsingHolidays: bytes.span).holidays      // [2025-12-25]
  /// ```
  ///
  /// - Parameters:
  ///   - weekend: The weekdays on which nobody works.
  ///   - text: The holidays.
  ///   - fiscalCalendar: The fiscal years, if they are not the years of the calendar.
  /// - Throws: ``HolidayError`` with the line.
  public init(
    weekend: WeekdaySet = [.saturday, .sunday], parsingHolidays text: Span<UInt8>,
    fiscalCalendar: FiscalCalendar? = nil
  ) throws(HolidayError) {
    let holidays = try Holiday.list(parsing: text, in: fiscalCalendar)
    self.init(
      weekend: weekend, holidays: holidays.lazy.map { $0.day }, fiscalCalendar: fiscalCalendar)
  }
}

extension DaySet {
  /// Creates the set of the days of a text: a list of days and spans, or a calendar in the format of
  /// iCalendar.
  ///
  /// The forms are those of ``Holiday/list(parsing:in:)-(StringProtocol,_)``, except that spans can be of
  /// any length. Names are ignored.
  ///
  /// ```swift
  /// try DaySet(parsing: "2025-08-01..2025-08-15\n2025-08-29")
  /// // [2025-08-01/2025-08-15, 2025-08-29/2025-08-29]
  /// ```
  ///
  /// - Parameters:
  ///   - text: The list or calendar.
  ///   - fiscalCalendar: The fiscal years whose halves and quarters such as `2026-Q1` a list has, if they are not
  ///     those of the calendar.
  /// - Throws: ``HolidayError`` with the line.
  public init(
    parsing text: some StringProtocol, in fiscalCalendar: FiscalCalendar? = nil
  ) throws(HolidayError) {
    self = try String(text).withBytes { bytes throws(HolidayError) in
      try DaySet(parsing: bytes, in: fiscalCalendar)
    }
  }

  /// Creates the set of the days of a text in UTF-8, in the same forms.
  ///
  /// ```swift
  /// let bytes = Array("2025-08-01..2025-08-15".utf8)
  /// try DaySet(parsing: bytes.span).count                       // 15
  /// ```
  ///
  /// - Parameters:
  ///   - text: The list or calendar.
  ///   - fiscalCalendar: The fiscal years whose halves and quarters such as `2026-Q1` a list has, if they are not
  ///     those of the calendar.
  /// - Throws: ``HolidayError`` with the line.
  public init(
    parsing text: Span<UInt8>, in fiscalCalendar: FiscalCalendar? = nil
  ) throws(HolidayError) {
    self.init(
      spans: try HolidayEntry.entries(of: text, in: fiscalCalendar).lazy.map { $0.days })
  }
}
#endif
