import DayKit
import SeededNumbers
import Testing

struct PeriodDescriptionTests {
  @Test(arguments: [
    (Period.zero, "P0D"), (Period(years: 1, months: 2, weeks: 3, days: 4), "P1Y2M3W4D"),
    (.years(1), "P1Y"), (.months(-1), "-P1M"), (.weeks(2), "P2W"), (.days(-30), "-P30D"),
    (Period(years: -1, days: -2), "-P1Y2D"), (Period(months: 1, days: -3), "P1M-3D"),
    (Period(years: -1, months: 1), "P-1Y1M"), (.days(.max), "P9223372036854775807D"),
    (.years(.min), "-P9223372036854775808Y"),
    (Period(years: .min, days: 1), "P-9223372036854775808Y1D"),
  ])
  func aPeriodIsDescribedInISO8601(period: Period, text: String) throws {
    #expect(period.description == text)
    #expect(try Period(text) == period)
  }

  @Test(arguments: [
    ("1y2m3d", Period(years: 1, months: 2, days: 3)), ("1Y2M3W4D", try? Period("P1Y2M3W4D")),
    ("p1y", .years(1)), ("+30d", .days(30)), ("-30d", .days(-30)), ("2w", .weeks(2)),
    ("1mo", .months(1)), ("1MO", .months(1)), ("1Mo2d", Period(months: 1, days: 2)),
    ("3d1y", Period(years: 1, days: 3)), ("-1y2m", Period(years: -1, months: -2)),
    ("-P1Y2M", Period(years: -1, months: -2)), ("+P1M-3D", Period(months: 1, days: -3)),
    ("-P1M-3D", Period(months: -1, days: 3)), ("P+1M", .months(1)), ("P0D", .zero),
    ("0y0m0w0d", .zero), ("P007D", .days(7)), ("9223372036854775807d", .days(.max)),
    ("-9223372036854775808d", .days(.min)), ("-P-9223372036854775807D", .days(.max)),
  ])
  func aPeriodIsParsedInEitherForm(text: String, period: Period?) throws {
    #expect(try Period(text) == period)
    #expect(Period.fromGenericCode(text) == period)
  }

  @Test(arguments: [
    "", "P", "p", "-", "+", "-P", "PP1D", "1", "30", "P1", "d", "PD", "1x", "P1X", "P1Y1Y",
    "1m1mo", "1d 2m", " 1d", "1d ", "1d\n", "1.5d", "1,5d", "P1DT", "PT1H", "P1DT0H", "1h", "1b",
    "1min", "1mon", "1moo", "1year", "1Y2", "1y-", "1y+", "1y--2m", "P1YP1M", "1y2mP", "1d\0",
    "9223372036854775808d", "-9223372036854775809d", "-P-9223372036854775808D",
    "99999999999999999999d", "１d", "−1d", "1ｄ",
  ])
  func anyOtherTextIsAnError(_ text: String) {
    #expect(throws: PeriodError.self) { try Period(text) }
    #expect(Period.fromGenericCode(text) == nil)
  }

  @Test(arguments: ["-1m+3d", "-1y-2m", "--1d", "+-1d"])
  func signsAfterASignAreAnErrorInTheShortForm(_ text: String) {
    #expect(throws: PeriodError.self) { try Period(text) }
  }

  @Test func aHugeTextIsParsedOrRefused() throws {
    #expect(throws: PeriodError.self) { try Period(String(repeating: "9", count: 10_000) + "d") }
    #expect(try Period(String(repeating: "0", count: 10_000) + "1d") == .days(1))
    #expect(throws: PeriodError.self) { try Period(String(repeating: "1d", count: 10_000)) }
  }

  @Test(arguments: seeds(200))
  func theDescriptionIsParsedAsTheSamePeriod(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    func part() -> Int {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: 0
      case 1: Int.random(in: .min ... .max, using: &generator)
      default: Int.random(in: -400...400, using: &generator)
      }
    }
    let period = Period(years: part(), months: part(), weeks: part(), days: part())
    #expect(try Period(period.description) == period)
  }

  @Test(arguments: seeds(200))
  func aPeriodThatWasParsedIsWrittenAndParsedAgain(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let bytes = [UInt8].mutated(from: ["P1Y2M3W4D", "-1y2mo3w4d"], using: &generator)
      guard let period = Period(reading: bytes.span) else { continue }
      #expect(try Period(period.description) == period, "\(bytes)")
    }
  }

  @Test(arguments: [
    ("", 0, PeriodError.Reason.expectedNumber), ("P", 1, .expectedNumber), ("P1", 2, .expectedUnit),
    ("P1Y2X", 4, .expectedUnit), ("1y 2m", 2, .expectedNumber), ("-1y-2m", 3, .expectedNumber),
    ("1d1d", 3, .repeatedUnit), ("1m2mo", 3, .repeatedUnit), ("PT1H", 1, .timeOfDay),
    ("P1DT1H", 3, .timeOfDay), ("P9223372036854775808D", 1, .numberTooLarge),
    ("1y99999999999999999999d", 2, .numberTooLarge),
  ])
  func anErrorGivesThePlaceAndTheReason(
    text: String, offset: Int, reason: PeriodError.Reason
  ) {
    let error = #expect(throws: PeriodError.self) { try Period(text) }
    #expect(error?.offset == offset)
    #expect(error?.reason == reason)
  }

  @Test func errorsAreClauses() {
    #expect(
      #expect(throws: PeriodError.self) { try Period("P1") }?.description
        == "expected a unit (y, m, w or d) at character 3")
    #expect(
      #expect(throws: PeriodError.self) { try Period("x") }?.description
        == "expected a number at character 1")
    #expect(
      #expect(throws: PeriodError.self) { try Period("1d2d") }?.description
        == "the unit at character 4 occurs twice")
    #expect(
      #expect(throws: PeriodError.self) { try Period("PT1H") }?.description
        == "a period has no time of day, but there is a T at character 2")
    #expect(
      #expect(throws: PeriodError.self) { try Period("99999999999999999999d") }?.description
        == "the number at character 1 is too large")
  }

  @Test func partsOfTextsAreParsedToo() throws {
    #expect(try Period("in 2w".dropFirst(3)) == .weeks(2))
    let bytes = Array("2w".utf8)
    #expect(try Period(parsing: bytes.span) == .weeks(2))
  }
}

extension LosslessStringConvertible {
  /// Creates a value as code does that knows no more of the type.
  fileprivate static func fromGenericCode(_ text: String) -> Self? { Self(text) }
}
