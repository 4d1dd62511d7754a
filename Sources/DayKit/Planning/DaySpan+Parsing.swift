#if Formats
extension DaySpan {
  /// Creates a span from text: a day, a year or half of it, a quarter, a month, a week, or two
  /// of these.
  ///
  /// | text | span |
  /// |---|---|
  /// | `2025-08-29` | a day |
  /// | `2025` | a year |
  /// | `2025-Q3` | a quarter |
  /// | `2025-H2` | half a year |
  /// | `2025-08` | a month |
  /// | `2025-W35` | a week of ISO 8601, from Monday to Sunday |
  /// | `2025-08-01..2025-08-15` | a custom span of two dates |
  /// | `2025-08-01/2025-08-15` | the same as an interval of ISO 8601 |
  /// | `2025-01..2025-03` | from the first day of one span to the last day of another |
  ///
  /// A span created from its ``description`` has the same days. It is also of the same kind, unless
  /// it was a week that does not start on Monday, half a month or the last 7 days, which become custom
  /// spans. For this reason, `DaySpan` is not `LosslessStringConvertible`.
  ///
  /// ```swift
  /// try DaySpan("2025-Q3").days                             // 2025-07-01...2025-09-30
  /// try DaySpan("2025-08-01..2025-08-15").dayCount          // 15
  /// try DaySpan("2025-02-01..2025-02-30")                   // throws
  /// ```
  ///
  /// - Throws: ``DaySpanError``, which tells the end that is wrong.
  public init(_ text: some StringProtocol) throws(DaySpanError) {
    self = try String(text).withBytes { bytes throws(DaySpanError) in
      try DaySpan(parsing: bytes)
    }
  }

  /// Creates a span from text in UTF-8, in the same forms.
  ///
  /// ```swift
  /// let month = Array("2025-08".utf8)
  /// try DaySpan(parsing: month.span).kind                   // .month
  /// ```
  ///
  /// - Throws: ``DaySpanError``, which tells the end that is wrong.
  public init(parsing text: Span<UInt8>) throws(DaySpanError) {
    try self.init(parsing: text, in: nil)
  }

  /// Creates a span from text in UTF-8, in which years, their halves and quarters may be fiscal.
  init(parsing text: Span<UInt8>, in fiscalCalendar: FiscalCalendar?) throws(DaySpanError) {
    guard let separator = text.spanSeparator else {
      self = try DaySpan(partOrDay: text, at: 0, .whole, fiscalCalendar)
      return
    }
    let first = try DaySpan(
      partOrDay: text.extracting(first: separator.lowerBound), at: 0, .first, fiscalCalendar
    ).days.lowerBound
    let end = separator.upperBound
    let last = try DaySpan(
      partOrDay: text.extracting(droppingFirst: end), at: end, .last, fiscalCalendar
    ).days.upperBound
    guard first <= last else {
      throw DaySpanError(.endsBeforeItStarts(first: first, last: last), .last, at: end)
    }
    self = .custom(first, last)
  }

  private init(
    partOrDay text: Span<UInt8>, at offset: Int, _ end: DaySpanError.Part,
    _ fiscalCalendar: FiscalCalendar?
  ) throws(DaySpanError) {
    do throws(DayError) {
      if let part = try DaySpan(part: text, in: fiscalCalendar) {
        self = part
        return
      }
    } catch {
      throw DaySpanError(.doesNotExist(error), end, at: offset)
    }
    do throws(DayParsingError) {
      self = .day(try DayFormat.iso.read(text))
    } catch {
      guard let error = error.reason.dayError else {
        throw DaySpanError(.notASpan, end, at: offset)
      }
      throw DaySpanError(.doesNotExist(error), end, at: offset)
    }
  }
}

extension DaySpan {
  /// Reads a year, half-year, quarter, month or week; `nil` if the text has none of their forms.
  ///
  /// With a fiscal calendar, years, their halves and quarters are fiscal, and may begin with `FY`.
  ///
  /// - Throws: `DayError` if the text has the form of one that does not exist, such as `2025-13`.
  package init?(part text: Span<UInt8>, in fiscalCalendar: FiscalCalendar?) throws(DayError) {
    guard let fiscalCalendar else {
      try self.init(part: text)
      return
    }
    let isFiscal = text.count > 2 && text[0] == UInt8(ascii: "F") && text[1] == UInt8(ascii: "Y")
    guard let part = try DaySpan(part: isFiscal ? text.extracting(droppingFirst: 2) : text) else {
      return nil
    }
    let first = part.days.lowerBound
    switch part.kind {
    case .year: self.init(try fiscalCalendar.days(ofYear: first.year))
    case .quarter: self.init(try fiscalCalendar.days(ofQuarter: first.quarter, of: first.year))
    case .halfYear:
      let start = try fiscalCalendar.days(ofQuarter: first.quarter, of: first.year)
      let end = try fiscalCalendar.days(ofQuarter: first.quarter + 1, of: first.year)
      self.init(start.lowerBound...end.upperBound)
    default:
      guard !isFiscal else { return nil }
      self = part
    }
  }

  /// Reads a year, half-year, quarter, month or week of the calendar; `nil` if the text has none of their forms.
  ///
  /// - Throws: `DayError` if the text has the form of one that does not exist, such as `2025-13`.
  package init?(part text: Span<UInt8>) throws(DayError) {
    let hasSign = text.count > 6 && (text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+"))
    let yearCount = hasSign ? 7 : 4
    // Four bytes such as -Q3 or -W35 may follow a year.
    guard text.count >= yearCount, text.count <= yearCount + 4 else { return nil }
    guard let year = Self.year(text.extracting(first: yearCount)) else { return nil }
    if text.count == yearCount {
      self = try .year(year)
      return
    }
    guard text[yearCount] == UInt8(ascii: "-"), text.count > yearCount + 1 else { return nil }
    let letter = text[yearCount + 1]
    let isNumbered =
      letter == UInt8(ascii: "Q") || letter == UInt8(ascii: "H") || letter == UInt8(ascii: "W")
    let digits = text.extracting(droppingFirst: yearCount + (isNumbered ? 2 : 1))
    guard let number = digits.smallNumber else { return nil }
    switch (letter, digits.count) {
    case (UInt8(ascii: "Q"), 1): self = try .quarter(number, of: year)
    case (UInt8(ascii: "H"), 1): self = try .halfYear(number, of: year)
    case (UInt8(ascii: "W"), 2):
      let monday = try Day(WeekDate(year: year, week: number, weekday: .monday))
      self = .week(containing: monday, startingOn: .monday)
    case (_, 2) where !isNumbered: self = .month(try YearMonth(year: year, month: number))
    default: return nil
    }
  }

  /// Reads a year with four digits, or with a sign and six; `nil` if the text is not one.
  static func year(_ text: Span<UInt8>) -> Int? {
    do throws(DayParsingError) {
      return try DayFormat.year.read(text).year
    } catch {
      return nil
    }
  }
}

extension Span<UInt8> {
  /// The number that all bytes are digits of; `nil` for other texts, and for more than two digits.
  fileprivate var smallNumber: Int? {
    guard !isEmpty, count <= 2 else { return nil }
    var number = 0
    for index in indices {
      guard let digit = self[index].digitValue else { return nil }
      number = 10 * number + digit
    }
    return number
  }

  /// Where a text is separated that may be two dates: the first two full stops, or else the slash in
  /// the middle of an odd number of them, because dates may have slashes.
  package var spanSeparator: Range<Int>? {
    let slash = UInt8(ascii: "/")
    var slashes = 0
    for index in indices {
      if index > 0, self[index] == UInt8(ascii: "."), self[index - 1] == self[index] {
        return index - 1..<index + 1
      }
      if self[index] == slash { slashes += 1 }
    }
    guard slashes % 2 == 1 else { return nil }
    var rest = slashes / 2
    for index in indices where self[index] == slash {
      if rest == 0 { return index..<index + 1 }
      rest -= 1
    }
    return nil
  }
}
#endif
