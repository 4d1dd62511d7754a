import DayKit

// Laws of `Day` for every day, with the walked calendar of DayKit's tests. The walk is divided because a
// page must not be busy for seconds.

/// Compares up to this many more days with the walked calendar, and returns how many follow all laws.
///
/// Fewer than requested means that the walk has ended or that a day breaks a law, which is the result.
@_expose(wasm, "walk") @_cdecl("walk")
func walk(_ count: Int) -> Int {
  var checked = 0
  Laws.broken = nil
  while checked < count, Laws.walked.year <= 9999 {
    if let law = Laws.firstBroken(by: Laws.walked) {
      Laws.broken = "\(law): \(Laws.walked.number)"
      break
    }
    checked += 1
    Laws.walked.advance()
  }
  return checked
}

/// Begins the walk again.
@_expose(wasm, "beginWalk") @_cdecl("beginWalk")
func beginWalk() { Laws.walked = .first }

/// The law that the last walk found broken and the number of the day, or nothing.
@_expose(wasm, "brokenLaw") @_cdecl("brokenLaw")
func brokenLaw(_ count: Int) -> Int {
  Exchange.answer(count) { _, answer in
    if let broken = Laws.broken { answer.row(broken) }
  }
}

enum Laws {
  nonisolated(unsafe) static var walked = WalkedDay.first
  nonisolated(unsafe) static var broken: String?

  /// Formats that parse every day that they write.
  private static let formats = DayFormat.names.compactMap { try? DayFormat(pattern: $0) }

  /// Returns the name of the first law that a day breaks.
  static func firstBroken(by walked: WalkedDay) -> String? {
    guard let day = Day(exactly: walked.number) else { return "every number has a day" }
    if day.daysSince1970 != walked.number { return "a day keeps its number" }
    if !hasComponents(day, of: walked) { return "components are those of the walk" }
    if day.weekday.isoNumber != walked.isoWeekday { return "the weekday is that of the walk" }
    if !hasWeek(day, of: walked) { return "the week is that of the walk" }
    if (try? Day(walked.year, walked.month, walked.dayOfMonth)) != day {
      return "components create the day"
    }
    if !hasNeighbours(day) { return "the next day is one later" }
    if (try? Day(day.description)) != day { return "the description is the day" }
    return roundTrips(day) ? nil : "a format parses what it writes"
  }

  private static func hasComponents(_ day: Day, of walked: WalkedDay) -> Bool {
    let components = day.dayComponents
    return components.year == walked.year && components.month == walked.month
      && components.dayOfMonth == walked.dayOfMonth && day.dayOfYear == walked.dayOfYear
      && day.yearMonth.days.count == walked.daysInMonth
  }

  private static func hasWeek(_ day: Day, of walked: WalkedDay) -> Bool {
    let week = day.weekDate
    return week.year == walked.weekYear && week.week == walked.week
      && week.weekday.isoNumber == walked.isoWeekday
  }

  private static func hasNeighbours(_ day: Day) -> Bool {
    guard day != .max else { return (try? day.adding(.days(1))) == nil }
    let next = day + 1
    return next - day == 1 && next - 1 == day && day < next
  }

  /// Whether one of the formats, a different one for the next day, parses what it writes.
  private static func roundTrips(_ day: Day) -> Bool {
    let format = formats[(day - .min) % formats.count]
    if let days = format.writableDays, !days.contains(day) { return true }
    return (try? Day(day.formatted(as: format), as: format)) == day
  }
}
