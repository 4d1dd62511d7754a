#if Formats
/// The reason why a text has no holidays that can be read, and where.
///
/// The description is an English clause with the line.
///
/// ```swift
/// let text = "2025-12-25 Christmas\n2025-02-30 Winter break"
/// do {
///   _ = try WorkCalendar(parsingHolidays: text)
/// } catch {
///   print(error)            // line 2: the date does not exist: February 2025 has 28 days
///   print(error.line)       // 2
///   error.reason == .doesNotExist
/// }
/// ```
///
/// To show what is wrong, take the bytes from the text:
///
/// ```swift
/// do {
///   _ = try DaySet(parsing: "2025-08-29\nAugust")
/// } catch {
///   let bytes = "2025-08-29\nAugust".utf8.dropFirst(error.offset).prefix(error.length)
///   print(String(bytes) ?? "")           // August
/// }
/// ```
public struct HolidayError: Error, Hashable, Sendable {
  let kind: Kind

  /// The number of the line, starting at 1.
  public let line: Int

  /// The number of UTF-8 bytes in the whole text before what is wrong.
  public let offset: Int

  /// The number of UTF-8 bytes that are wrong.
  public let length: Int

  init(_ kind: Kind, _ place: TextPlace) {
    self.kind = kind
    line = place.line
    offset = place.bytes.lowerBound
    length = place.bytes.count
  }

  /// What is wrong in detail.
  enum Kind: Hashable, Sendable {
    // In lists.
    case notASpan(DaySpanError)
    case twoDates(ClosedRange<Day>, ClosedRange<Day>)
    case secondDate
    case otherWeekday(Day)
    case wholeSpan(ClosedRange<Day>)
    case timeAfterDate
    case tooManyDays(Int)
    case tooManyInAll(Int)

    // In calendars.
    case expectedCalendar, unmatchedEnd, missingEnd, outsideCalendar, malformedProperty
    case missingStart, repeatedStart, repeatedLength, endNotAfterStart, longEvent, invalidDuration
    case timeOfDay(Property, Day?)
    case notADate(Property, Day?)
    case noSuchDay(Property, DayError)
    case invalidRule(RecurrenceError)
    case endlessRule(Int)
    case startOutsideRule
    case unsupported(Property)
  }

  /// A property of an event.
  enum Property: Hashable, Sendable {
    case start, end, addedDays, removedDays, recurrence, removingRule
  }
}

extension HolidayError {
  /// What can be wrong with the text of holidays.
  ///
  /// Later versions may add reasons, so a `switch` needs a `default`:
  ///
  /// ```swift
  /// func hint(for error: HolidayError) -> String {
  ///   switch error.reason {
  ///   case .timeOfDay: "holidays last all day"
  ///   default: error.description
  ///   }
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    private let code: UInt8

    /// Something else is where a date belongs.
    public static var notADate: Reason { Reason(code: 0) }

    /// A date does not exist; ``HolidayError/dayError`` says why.
    public static var doesNotExist: Reason { Reason(code: 1) }

    /// The last day is before the first.
    public static var endsBeforeItStarts: Reason { Reason(code: 2) }

    /// A line of a list has two dates, another weekday than that of its date, or only a year.
    public static var ambiguous: Reason { Reason(code: 3) }

    /// A span, an event, a rule or a whole text has more days than holidays have.
    public static var tooManyDays: Reason { Reason(code: 4) }

    /// An event, or a line of a list, has a time of day.
    public static var timeOfDay: Reason { Reason(code: 5) }

    /// A line is not a property of iCalendar, or components are not nested.
    public static var malformedCalendar: Reason { Reason(code: 6) }

    /// An event lacks its first day, or has a property twice, or a duration that is not in days.
    public static var invalidEvent: Reason { Reason(code: 7) }

    /// An event has a rule that is not one, or that does not include its first day;
    /// ``HolidayError/recurrenceError`` may say why.
    public static var invalidRule: Reason { Reason(code: 8) }

    /// An event has a property that changes its days and is not supported.
    public static var unsupportedProperty: Reason { Reason(code: 9) }
  }

  /// What is wrong.
  public var reason: Reason {
    switch kind {
    case .notASpan(let error):
      switch error.reason.kind {
      case .notASpan: .notADate
      case .doesNotExist: .doesNotExist
      case .endsBeforeItStarts: .endsBeforeItStarts
      }
    case .twoDates, .secondDate, .otherWeekday, .wholeSpan: .ambiguous
    case .tooManyDays, .tooManyInAll, .longEvent, .endlessRule: .tooManyDays
    case .expectedCalendar, .unmatchedEnd, .missingEnd, .outsideCalendar, .malformedProperty:
      .malformedCalendar
    case .missingStart, .repeatedStart, .repeatedLength, .invalidDuration: .invalidEvent
    case .endNotAfterStart: .endsBeforeItStarts
    case .timeOfDay, .timeAfterDate: .timeOfDay
    case .notADate: .notADate
    case .noSuchDay: .doesNotExist
    case .invalidRule, .startOutsideRule: .invalidRule
    case .unsupported: .unsupportedProperty
    }
  }

  /// Why a date does not exist; `nil` for other reasons.
  ///
  /// ```swift
  /// do {
  ///   _ = try DaySet(parsing: "2025-02-30")
  /// } catch {
  ///   error.dayError                       // February 2025 has 28 days
  /// }
  /// ```
  public var dayError: DayError? {
    switch kind {
    case .notASpan(let error): error.reason.dayError
    case .noSuchDay(_, let error): error
    default: nil
    }
  }

  /// Why the text of a rule is not a rule; `nil` for other reasons.
  ///
  /// ```swift
  /// func isHourly(_ error: HolidayError) -> Bool {
  ///   error.recurrenceError?.reason == .unsupportedFrequency
  /// }
  /// ```
  public var recurrenceError: RecurrenceError? {
    if case .invalidRule(let error) = kind { error } else { nil }
  }
}
#endif
