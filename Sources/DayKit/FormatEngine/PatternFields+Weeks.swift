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
    let hasWeekYear = offset(of: .weekYear) != nil || offset(of: .weekYearOfCentury) != nil
    guard hasWeek || hasWeekYear else { return }
    let hasYear = offset(of: .year) != nil || offset(of: .yearOfCentury) != nil
    // A week in place of a day of the month is seldom meant.
    let hasOnlyMonth = offset(of: .month) != nil && !hasDayOfMonth
    let lacksDay = (hasMonth || hasQuarter) && !hasDayOfMonth
    let isRepeated = fields.indices.count { fields[$0].isYear } > 1
    for index in fields.indices {
      guard case .number(let part, _) = fields[index] else { continue }
      switch part {
      case .weekYear, .weekYearOfCentury:
        let isMistake =
          hasWeek
          ? hasDayOfMonth && !hasMonth || hasOnlyMonth && !hasYear
            || !isOfWeek(index, within: hasYear ? 2 : .max, ifUnclear: hasYear || !hasCalendarPart)
          : yearNeedsWeek || !hasYear && hasCalendarPart
            || !isOfWeek(index, within: 2, ifUnclear: true)
        guard isMistake else { continue }
        throw DayFormatError(.weekYearWithoutWeek, at: offset(of: part, at: index))
      case .year, .yearOfEra, .yearOfCentury:
        guard hasWeek, !hasWeekYear,
          lacksDay || isOfWeek(index, ifUnclear: isRepeated || !hasCalendarPart)
        else { continue }
        throw DayFormatError(
          .yearBesideWeek, at: offset(of: part == .yearOfEra ? .year : part, at: index))
      default: continue
      }
    }
  }

  /// Whether a year belongs to the week rather than to a part of the calendar.
  ///
  /// - Parameters:
  ///   - year: The index of its field.
  ///   - distance: How closely a week joins the year at least.
  ///   - ifUnclear: The result if a week and a part of the calendar join it as closely.
  private func isOfWeek(_ year: Int, within distance: Int = .max, ifUnclear: Bool) -> Bool {
    let neighbors = [
      neighbor(in: fields.indices[..<year].reversed()),
      neighbor(in: fields.indices[(year + 1)...], afterComma: 3),
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

  private var hasQuarter: Bool {
    offset(of: .quarter) != nil || parts.contains(NamePart.quarter.place)
  }

  private var hasDayOfMonth: Bool {
    offset(of: .dayOfMonth) != nil || parts.contains(NamePart.dayOfMonth.place)
  }
}

extension Field {
  /// Whether it is a year of the calendar, or its last two digits.
  fileprivate var isYear: Bool {
    if case .number(.year, _) = self { return true }
    if case .number(.yearOfCentury, _) = self { return true }
    return false
  }

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
#endif
