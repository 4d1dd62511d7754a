extension Day {
  /// Returns Easter Sunday of a year in the western churches.
  ///
  /// ```swift
  /// let easter = try Day.easter(year: 2026)   // 2026-04-05
  /// easter - 2                                // 2026-04-03: Good Friday
  /// easter + 49                               // 2026-05-24: Pentecost
  /// ```
  ///
  /// The algorithm is the one of Samuel Butcher (The Ecclesiastical Calendar, 1877), in the form of
  /// Jean Meeus (Astronomical Algorithms, 1991). The rule has been in force since 1583; for earlier years, the
  /// result is what the rule would have given.
  ///
  /// - Throws: ``DayError/outOfRange`` if the year is not −9999 to 9999.
  public static func easter(year: Int) throws(DayError) -> Day {
    guard years.contains(year) else { throw .outOfRange }
    // The dates repeat after 5,700,000 years.
    let positive = year + 5_700_000
    let (century, yearOfCentury) = (positive / 100, positive % 100)
    let golden = positive % 19
    let correction = (century - (century + 8) / 25 + 1) / 3
    let epact = (19 * golden + century - century / 4 - correction + 15) % 30
    let weekday =
      (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - epact - yearOfCentury % 4) % 7
    let shift = (golden + 11 * epact + 22 * weekday) / 451
    // The number of days after 22 March.
    return try Day(year, 3, 22).adding(days: epact + weekday - 7 * shift)
  }

  /// Returns Easter Sunday of a year in the orthodox churches, as a date of the Gregorian calendar.
  ///
  /// ```swift
  /// try Day.orthodoxEaster(year: 2026)        // 2026-04-12
  /// try Day.orthodoxEaster(year: 2025)        // 2025-04-20, as in the western churches
  /// ```
  ///
  /// The rule is that of the Julian calendar, which all churches used until 1582. The algorithm is from
  /// Jean Meeus (Astronomical Algorithms, 1991).
  ///
  /// - Throws: ``DayError/outOfRange`` if the year is not −9999 to 9999.
  public static func orthodoxEaster(year: Int) throws(DayError) -> Day {
    guard years.contains(year) else { throw .outOfRange }
    // The dates of the Julian calendar repeat after 532 years, and centuries after 400.
    let positive = year + 532 * 100
    let moon = (19 * (positive % 19) + 15) % 30
    let weekday = (2 * (positive % 4) + 4 * (positive % 7) - moon + 34) % 7
    let century = (year + 10_000) / 100
    // The Gregorian calendar leaves out three leap days in four centuries; there were none left out
    // between the years 200 and 300.
    let leapDays = century - century / 4 - 77
    // The number of days after 22 March of the Julian calendar.
    return try Day(year, 3, 22).adding(days: moon + weekday + leapDays)
  }
}
