import DayKit
import Testing

/// Where a number ends as the pieces of a format see it.
struct FieldTests {
  @Test(arguments: [
    "dMyyyy", "yyyyMd", "ddMyyyy", "yyyyMdd", "%-Y%m%d", "d0.M.yyyy", "d'0'.M.yyyy", "yyyy-M1-dd",
    "yyyy-MM-d9", "yyyy-MM-d'7.'", "yyyyDQ", "%-G%V-%u", "YYYYwe", "g5", "Dyyyy",
    "GyyyyMMdd", "%-d%m%Y", "%-Y%m%d", "%-j%Y", "%s%F", "%s1", "%G%-V%u",
    "%-C%y-%m-%d",
  ])
  func aNumberOfVaryingWidthHasNoClearEndBeforeADigit(_ pattern: String) throws {
    let format = try DayFormat(parsing: pattern)
    let obstacle = try #require(format.parsingObstacle)
    #expect(obstacle.reason == .noBorder)
    #expect(obstacle.offset == 0)
    #expect(format.refusal(of: "1")?.message == "the format cannot parse text: \(obstacle)")
  }

  @Test(arguments: [
    "d-M-y", "yyyyMMd", "ddMMyyyy", "yyyyDDD", "YYYYwwe", "d年M月y日", "yyyyMMdd'5'", "dMMMy",
    "EEEdMMMyyyy", "%d%m%Y", "%e%m%Y", "%_d%_m%_Y", "%Y%_j", "%C%y%m%d", "%_C%y%m%d", "%u%G%V",
    "%F%j", "dMMM''y",
  ])
  func aNumberEndsAtItsWidthOrAtText(_ pattern: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(format.parsingObstacle == nil)
    for day in Day.chosen {
      #expect(try Day(day.formatted(as: format), as: format) == day)
    }
  }

  @Test(arguments: [
    (DaySymbols.english, "yyyy MM dQQQQ"),
    (.numbered, "yyyy dLLLLL"), (.numbered, "yyyy MMMMMdd"), (.numbered, "LLLLLyyyy-dd"),
    (.numbered, "yyyy LLLLL'0'dd"),
  ])
  func namesWithDigitsHaveNoClearEndBeforeDigits(symbols: DaySymbols, pattern: String) throws {
    let format = try DayFormat(parsing: pattern, symbols: symbols)
    #expect(format.parsingObstacle?.reason == .noBorder)
  }

  @Test(arguments: [
    (DaySymbols.english, "yyyy MM ddQQQQ"), (.english, "yyyy MM dQQQ"), (.dotted, "qqqqdd.MM.y"),
    (.numbered, "ddMMM yyyy"), (.numbered, "MMMdd yyyy"), (.numbered, "LLLLL dd yyyy"),
  ])
  func namesWithDigitsCanOccurNextToNumbersOfFixedWidth(
    symbols: DaySymbols, pattern: String
  ) throws {
    let format = try DayFormat(parsing: pattern, symbols: symbols)
    #expect(format.parsingObstacle == nil)
    for day in Day.chosen {
      #expect(try Day(day.formatted(as: format), as: format) == day)
    }
  }

  @Test(arguments: ["%s.%F", "%s.", "%F %s.5"])
  func aFullStopAfterATimeCanStartAFraction(_ pattern: String) throws {
    #expect(try DayFormat(parsing: pattern).parsingObstacle?.reason == .noBorder)
  }

  @Test(arguments: ["g.", "%s, %F", "%s-%F", "d.M.yyyy."])
  func textAfterANumberEndsIt(_ pattern: String) throws {
    #expect(try DayFormat(parsing: pattern).parsingObstacle?.reason != .noBorder)
  }
}
