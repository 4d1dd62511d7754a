#if Formats
// What only formats can find wrong in a text.

extension DayParsingError.Reason {
  /// A redundant part, such as the weekday, does not match the day.
  ///
  /// ```swift
  /// let friday = try Day(2025, 8, 29)
  /// DayParsingError.Reason.contradicts(.weekday, of: friday).contradiction?.day   // 2025-08-29
  /// ```
  public static func contradicts(_ part: DayPart, of day: Day) -> Self {
    Self(.contradicts(part, of: day))
  }

  /// The format cannot parse text, for the reason that ``DayFormat/parsingObstacle`` has.
  ///
  /// ```swift
  /// DayParsingError.Reason.unreadableFormat(.noCentury).parsingObstacle     // .noCentury
  /// ```
  public static func unreadableFormat(_ obstacle: DayFormatError.Reason) -> Self {
    Self(.unreadableFormat(obstacle))
  }

  /// The number 60 in ``DayFormat/excel``, which stands for a 29 February 1900 that did not exist.
  ///
  /// ```swift
  /// DayParsingError.Reason.falseLeapDay == .falseLeapDay                    // true
  /// try Day("60", as: .excel)                                               // throws
  /// ```
  public static var falseLeapDay: Self { Self(.falseLeapDay) }

  /// The text is an instant in a time zone whose offset is unknown, such as `CEST`, and the format
  /// must convert it to another time zone.
  ///
  /// ```swift
  /// let log = try DayFormat(parsing: "yyyy-MM-dd HH:mm zzz").inTimeZone(.utc)
  /// try Day("2025-08-29 10:00 CEST", as: log)                                // throws
  /// ```
  public static var unknownOffset: Self { Self(.unknownOffset) }
}

extension DayParsingError.Reason {
  /// Why the format cannot parse text; `nil` for other reasons.
  ///
  /// ```swift
  /// do {
  ///   _ = try Day("August 2025", as: DayFormat(pattern: "MMMM y"))
  /// } catch let error as DayParsingError {
  ///   print(error.reason.parsingObstacle == .noDay)      // true
  /// }
  /// ```
  public var parsingObstacle: DayFormatError.Reason? {
    if case .unreadableFormat(let obstacle) = kind { obstacle } else { nil }
  }

  /// The part that does not match the rest of the text, and the day that the rest names; `nil` for
  /// other reasons.
  public var contradiction: (part: DayPart, day: Day)? {
    if case .contradicts(let part, let day) = kind { (part, day) } else { nil }
  }
}

extension DayParsingError.Expectation {
  /// AM or PM.
  public static var dayPeriod: Self { Self(.dayPeriod) }

  /// A name of this part.
  ///
  /// ```swift
  /// DayParsingError.Expectation.name(.month).description      // the name of a month
  /// ```
  public static func name(_ part: DayPart) -> Self { Self(.name(part)) }

  /// A time of day such as `T10:30:00`.
  public static var time: Self { Self(.time) }

  /// A time zone such as `Z` or `+02:00`.
  public static var timeZone: Self { Self(.timeZone) }
}
#endif
