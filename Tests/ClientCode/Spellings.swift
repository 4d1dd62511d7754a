import DayKit

/// The spellings of the day-type family that need no Foundation, as its users write them.
enum Spellings {
  static func check(_ checks: inout Checks) throws {
    try days(&checks)
    try operators(&checks)
    try functions(&checks)
    try calendars(&checks)
    try conformances(&checks)
    try deprecated(&checks)
  }

  private static func days(_ checks: inout Checks) throws {
    let day = try Day(2025, 8, 29)
    let interval: DayInterval = day.daysSince1970
    let components = DayComponents(year: 2025, month: 8, dayOfMonth: 29)
    checks.expect(interval, 20329)
    checks.expect(try Day(year: 2025, month: 8, day: 29), day)
    checks.expect(try Day(components), day)
    checks.expect(try ["2025-08-29", "2025-08-29"].map(Day.init), [day, day])
    checks.expect((try? ["2025-08-29", "2025-02-30"].map(Day.init)) == nil, true)
    checks.expect(Day(daysSince1970: 20329), day)
    checks.expect(Day(timeIntervalSince1970: 1_756_479_600), day)
    checks.expect(day.dayComponents, components)
    checks.expect(components.year + components.month + components.dayOfMonth, 2062)
    checks.expect(day.weekday, .friday)
    checks.expect(Weekday.allCases.map(\.rawValue), Array(0...6))
    checks.expect(Weekday(rawValue: 5), .friday)
    checks.expect((Day.today.daysSince1970 - Day().daysSince1970).magnitude <= 1, true)
  }

  private static func operators(_ checks: inout Checks) throws {
    var day = try Day(2000, 1, 1) + 5
    day += 5
    checks.expect(day, try Day(2000, 1, 11))
    day = try Day(2000, 1, 1) - 10
    day -= 5
    checks.expect(day, try Day(1999, 12, 17))
    checks.expect(try Day(2000, 1, 10) - Day(2000, 1, 5), 5)
  }

  private static func functions(_ checks: inout Checks) throws {
    let day = try Day(2024, 1, 31)
    let component: Day.Component = .month
    checks.expect(day.day(byAdding: component, value: 1), try Day(2024, 2, 29))
    checks.expect(day.day(byAdding: .year, value: -1), try Day(2023, 1, 31))
    checks.expect(day.day(byAdding: .day, value: 1), try Day(2024, 2, 1))
    checks.expect(Day.isLeapYear(2024), true)
    checks.expect(Day.daysInMonth(2, year: 2024), 29)
    checks.expect(Day.daysInYear(2024), 366)
  }

  private static func calendars(_ checks: inout Checks) throws {
    let march = try Day(2026, 3, 15).calendarMonth(startingOn: .monday)
    let april = try Day.calendarMonth(containing: Day(2026, 4, 2), startingOn: .monday)
    let current: CalendarDays = Day.calendarMonth()
    checks.expect(current.isEmpty, false)
    checks.expect(try Day(2026, 3, 15).calendarMonth().keys.first, try Day(2026, 3, 1))

    let both = march + april
    var year = march
    year += april
    checks.expect(both == year, true)
    checks.expect(both.count, march.count + april.count - 1)
    for (key, week) in both { checks.expect(week[0].day, key) }
    for week in both.values { checks.expect(week.count, 7) }
    checks.expect(Array(both.keys), both.keys.sorted())

    let week = try required(march[Day(2026, 3, 9)])
    let cell: CalendarDay = week[0]
    checks.expect(cell.dayComponents.dayOfMonth, 9)
    checks.expect(Set(week).count, 7)
    checks.expect(march.keys.firstIndex(of: try Day(2026, 3, 9)), 2)
    checks.expect(march.keys.last { $0 <= cell.day + 3 }, cell.day)
    checks.expect(
      march.values.flatMap { $0 }.first { $0.dayComponents.month == 3 }?.day.weekday, .sunday)
  }

  private static func deprecated(_ checks: inout Checks) throws {
    var calendar: CalendarDays = [:]
    for start in [StartOfWeek.sunday, .monday] {
      let march = try Day(2026, 3, 15).calendarMonth(startingOn: start)
      let april = try Day.calendarMonth(containing: Day(2026, 4, 1), startingOn: start)
      calendar = march.merging(april) { current, _ in current }
    }
    checks.expect(calendar.keys.last, try Day(2026, 4, 27))
    let cell = CalendarDay(day: try DayComponents(year: 2025, month: 8, dayOfMonth: 29).day())
    checks.expect(cell.id, try Day(2025, 8, 29))
  }

  private static func conformances(_ checks: inout Checks) throws {
    let day = try Day(2001, 2, 3)
    checks.expect(try day == Day(2001, 2, 3), true)
    checks.expect(try day < Day(2001, 2, 4), true)
    checks.expect([day: 1][day], 1)
    checks.expect(Set([day, day]).count, 1)
    checks.expect(try Array(Day(2000, 1, 1)...Day(2000, 1, 5)).count, 5)
    checks.expect(try Array(Day(2000, 1, 1)..<Day(2000, 1, 5)).count, 4)
    checks.expect(try Array(stride(from: Day(2000, 1, 1), to: Day(2000, 1, 5), by: 2)).count, 2)
    checks.expect(day.distance(to: day.advanced(by: 7)), 7)
    checks.expect(day.hashValue, day.hashValue)
    checks.expect("\(day)", "2001-02-03")
  }
}
