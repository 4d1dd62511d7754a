import DayKit
import DayRecords
import SeededNumbers
import Testing

struct NthWeekdayTests {
  @Test(arguments: [
    ("2-tue", NthWeekday(2, .tuesday)), ("2nd-tuesday", NthWeekday(2, .tuesday)),
    ("first-mon", NthWeekday(1, .monday)), ("1st-mon", NthWeekday(1, .monday)),
    ("third-wed", NthWeekday(3, .wednesday)), ("3rd-wed", NthWeekday(3, .wednesday)),
    ("fifth-sun", NthWeekday(5, .sunday)), ("5th-sun", NthWeekday(5, .sunday)),
    ("last-fri", NthWeekday(-1, .friday)), ("2nd-last-fri", NthWeekday(-2, .friday)),
    ("second-last-friday", NthWeekday(-2, .friday)),
  ])
  func anOrdinalNumberAndAWeekdayAreRead(_ text: String, _ weekday: NthWeekday) {
    #expect(NthWeekday(text) == weekday)
  }

  @Test(arguments: [
    "", "2", "2-", "-tue", "tue", "0-tue", "6-tue", "-1-tue", "2th-tue", "1nd-tue", "2nd-2nd-tue",
    "last-last-fri", "2ndtue", "99999999999999999999-tue", "nd-tue",
  ])
  func otherTextsAreRefused(_ text: String) {
    #expect(NthWeekday(text) == nil)
  }

  @Test(arguments: seeds(100))
  func aDayMatchesTheWeekdayThatTheMonthFinds(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let month = try YearMonth(
      year: Int.random(in: 1900...2100, using: &generator),
      month: Int.random(in: 1...12, using: &generator))
    for weekday in Weekday.allCases {
      for ordinal in -5...5 where ordinal != 0 {
        let nth = NthWeekday(ordinal, weekday)
        let found = try? month.day(ordinal, weekday)
        #expect(month.days.filter(nth.matches) == (found.map { [$0] } ?? []))
      }
    }
  }
}

extension NthWeekday {
  fileprivate init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(reading: bytes.span)
  }
}
