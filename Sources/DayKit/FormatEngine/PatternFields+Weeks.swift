#if Formats
extension PatternFields {
  /// Checks that weeks are with the year of ISO 8601's weeks, and months with the calendar year;
  /// the two differ around the new year.
  ///
  /// Beside a week and a month, a year belongs to the one that it is joined to more closely.
  ///
  /// - Parameter yearNeedsWeek: Whether the year of ISO 8601's weeks is a mistake without a week.
  func checkWeeks(yearNeedsWeek: Bool) throws(DayFormatError) {
    let hasWeek = offset(of: .week) != nil
    let hasYear = years.indices.contains { !years[$0].isOfWeeks }
    let hasWeekYear = years.indices.contains { years[$0].isOfWeeks }
    // A week in place of a day of the month is seldom meant.
    let hasOnlyMonth = offset(of: .month) != nil && !hasDayOfMonth
    for index in years.indices {
      let year = years[index]
      if year.isOfWeeks {
        let isMistake =
          hasWeek
          ? hasDayOfMonth && !hasMonth || hasOnlyMonth && !hasYear
            || !isOfWeek(year, within: hasYear ? 2 : .max, ifUnclear: hasYear || !hasCalendarPart)
          : yearNeedsWeek || !hasYear && hasCalendarPart
        if isMistake { throw DayFormatError(.weekYearWithoutWeek, at: year.offset) }
      } else if hasWeek, !hasWeekYear,
        hasOnlyMonth || isOfWeek(year, ifUnclear: !hasCalendarPart)
      {
        throw DayFormatError(.yearBesideWeek, at: year.offset)
      }
    }
  }

  /// Whether a year belongs to the week rather than to a part of the calendar.
  ///
  /// - Parameters:
  ///   - distance: How closely a week joins the year at least.
  ///   - ifUnclear: The result if a week and a part of the calendar join it as closely.
  private func isOfWeek(_ year: PatternYear, within distance: Int = .max, ifUnclear: Bool) -> Bool {
    let neighbors = [
      neighbor(in: fields.indices[..<year.field].reversed()),
      neighbor(in: fields.indices[(year.field + 1)...], afterComma: 3),
    ]
    var (week, calendar) = (distance, Int.max)
    for case let neighbor? in neighbors {
      if neighbor.isWeek {
        week = min(week, neighbor.distance)
      } else {
        calendar = min(calendar, neighbor.distance)
      }
    }
    return week == calendar ? ifUnclear : week < calendar
  }

  /// The first part among fields, unless it is neither the week nor a part of the calendar, and how
  /// loosely the text before it joins it: 0 for no text, 1 for signs and letters, 2 for spaces, and 3
  /// for brackets and the like.
  ///
  /// - Parameter afterComma: How loosely a comma joins it: before a year, as in `MMM d, y`, as a space.
  private func neighbor(
    in indices: some Sequence<Int>, afterComma: Int = 2
  ) -> (isWeek: Bool, distance: Int)? {
    var distance = 0
    for index in indices {
      switch fields[index] {
      case .literal(UInt8(ascii: ",")): distance = max(distance, afterComma)
      case .literal(let byte): distance = max(distance, byte.distance)
      case .space: distance = max(distance, 2)
      case .number(.week, _): return (true, distance)
      case let field: return field.isOfCalendar ? (false, distance) : nil
      }
    }
    return nil
  }

  private var hasCalendarPart: Bool { fields.indices.contains { fields[$0].isOfCalendar } }

  private var hasMonth: Bool {
    offset(of: .month) != nil || parts.contains(NamePart.month.place)
  }

  private var hasDayOfMonth: Bool {
    offset(of: .dayOfMonth) != nil || parts.contains(NamePart.dayOfMonth.place)
  }
}

extension Field {
  /// Whether it is a part of the calendar's year, or a day of a month.
  fileprivate var isOfCalendar: Bool {
    switch self {
    case .number(let part, _):
      switch part {
      case .quarter, .month, .dayOfMonth, .dayOfYear, .sundayWeek, .mondayWeek: true
      default: false
      }
    case .name(let part, _): part != .era && part != .weekday
    default: false
    }
  }
}

extension UInt8 {
  /// How loosely a byte of text joins the parts beside it.
  fileprivate var distance: Int {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
      3
    default: 1
    }
  }
}

/// A number in a pattern that is a year, or the last two digits of one.
struct PatternYear {
  /// Whether it is the year of ISO 8601's weeks.
  let isOfWeeks: Bool

  /// The index of the field.
  let field: Int

  /// The position in the pattern.
  let offset: Int

  /// Makes a year of a number; `nil` if the number is none.
  init?(_ part: NumberPart, field: Int, offset: Int) {
    switch part {
    case .year, .yearOfCentury: isOfWeeks = false
    case .weekYear, .weekYearOfCentury: isOfWeeks = true
    default: return nil
    }
    (self.field, self.offset) = (field, offset)
  }
}
#endif
