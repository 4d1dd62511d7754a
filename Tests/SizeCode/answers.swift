import DayKit

// What a program has without the trait Formats, which must be the same as with it.

func show(_ answer: () throws -> Any) {
  do {
    print(try answer())
  } catch {
    print(error)
  }
}

show { try Day("2025-08-29") + 30 }
show { try Day("2025-02-30") }
show { try Day("2025-2-30") }
show { try Day(-43, 3, 15) }
show { try YearMonth("2025-08").days }
show { try YearMonth("2025-13") }
show { try MonthDay("--02-29") }
show { try WeekDate("2025-W53-1") }
show { try Period("1y2m") }
show { try Period("1h") }
show { try Day(2025, 8, 29).calendarMonth(startingOn: .monday) }
show { try Day(2025, 8, 29).adding(.months(6)) }
show { try Weekday.ordered(startingOn: Day(2025, 8, 29).weekday) }
show { try Day("2025-08-29").weekday }
show { WeekdaySet.weekend }
show { Period.months(2) + .days(-3) }
show { try Day(2025, 8, 29).dayComponents }
show { try Day(2025, 8, 29).weekDate }
show { try Day(2025, 8, 29).adding(.years(9_000)) }
show { try CalendarWeek(containing: Day(2025, 8, 29), startingOn: .sunday) }
