import DayKit
import SeededNumbers
import Testing

// A picker shows one reading at a time; all readings of a text are tested here.
@testable import DayCommands

/// Today is Friday, 29 August 2025.
struct TypedDatesTests {
  private func readings(
    _ text: String, _ order: DateOrder?, near focus: Day, _ kind: DaySpan.Kind = .day
  ) -> [Day] {
    let dates = TypedDates(symbols: .english, order: order, today: focus) { _, _ in nil }
    return (try? dates.readings(of: text, kind, near: focus).get()) ?? []
  }

  @Test(arguments: seeds(100))
  func aCompleteDateInTheOrderOfTheLanguageIsThatDate(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let first = try Day(1000, 1, 1)
    let day = first + Int.random(in: 0..<9_000 * 365, using: &generator)
    let (year, month, number) = (day.year, day.month, day.dayOfMonth)
    for separator in ["-", "/", ".", " "] {
      let texts: [(DateOrder, [Int])] = [
        (.dayMonthYear, [number, month, year]), (.monthDayYear, [month, number, year]),
        (.yearMonthDay, [year, month, number]),
      ]
      for (order, numbers) in texts {
        let text = numbers.map { "\($0)" }.joined(separator: separator)
        #expect(readings(text, order, near: day) == [day], "\(text)")
        #expect(readings(text, nil, near: day).contains(day) || separator == ".", "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("2025年9月5日", DateOrder.yearMonthDay), ("9月5日", .yearMonthDay), ("2025년 9월 5일", .yearMonthDay),
    ("5th of sep", .monthDayYear), ("5 de sep", .dayMonthYear),
    ("September 5th, 2025", .monthDayYear),
    ("2025 sep 5", .dayMonthYear), ("sep. 5", .monthDayYear),
  ])
  func aDateMayHaveWordsBetweenItsNumbers(_ text: String, _ order: DateOrder) throws {
    #expect(readings(text, order, near: try Day(2025, 8, 29)) == [try Day(2025, 9, 5)])
  }

  @Test(arguments: [
    "", "x", "1/2/3/4", "5/012", "005/12", "99", "sep", "sep 31", "foo 5", "123", "٣",
  ])
  func otherTextsAreNotDates(_ text: String) throws {
    #expect(readings(text, .dayMonthYear, near: try Day(2025, 8, 29)) == [])
  }

  @Test(arguments: [
    ("M/d/yy", DateOrder.monthDayYear), ("dd/MM/y", .dayMonthYear), ("y-MM-dd", .yearMonthDay),
  ])
  func anOrderIsThatOfThePattern(_ pattern: String, _ order: DateOrder) throws {
    #expect(DateOrder(pattern: pattern) == order)
    #expect(DateOrder(try DayFormat(pattern: pattern)) == order)
  }

  @Test func aFormatThatOnlyReadsHasNoOrder() throws {
    #expect(DateOrder(try DayFormat(parsing: "dd/MM/yyyy HH:mm")) == nil)
  }

  @Test func aYearOfTwoDigitsIsTheNearest() throws {
    let today = try Day(2025, 8, 29)
    #expect(TypedDate.year("26", today) == 2026)
    #expect(TypedDate.year("99", today) == 1999)
  }
}
