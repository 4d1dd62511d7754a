import DayKit
import Testing

struct DayFormatErrorTests {
  @Test(arguments: [
    ("", DayFormatError.Reason.empty, 0), ("-", .noField, 0), ("yyyy 'x", .openQuotation, 5),
    ("%F%", .openConversion, 2), ("dd-mm", .unknownField("m", count: 2), 3),
    ("年年o", .unknownField("o", count: 1), 6), ("%F %S", .unknownConversion("S"), 3),
    ("YYYY-MM", .weekYearWithoutWeek, 0),
    ("ww yyyy", .yearBesideWeek, 3),
  ])
  func anErrorHasAReasonAndAPlace(
    pattern: String, reason: DayFormatError.Reason, offset: Int
  ) throws {
    let error = try #require(
      throws: DayFormatError.self, performing: { try DayFormat(parsing: pattern) })
    #expect(error.reason == reason)
    #expect(error.offset == offset)
  }

  @Test(arguments: [("年年o", 3), ("é'x", 2), ("%F é%", 5), ("dd mm", 4)])
  func aPositionIsCountedInCharacters(_ pattern: String, _ character: Int) throws {
    let error = try #require(
      throws: DayFormatError.self, performing: { try DayFormat(parsing: pattern) })
    #expect(error.character == character)
  }

  @Test(arguments: [
    ("MM/yyyy", DayFormatError.Reason.noDay), ("MM/dd", .noYear), ("dd/MM/yy", .noCentury),
    ("dMyyyy", .noBorder), ("yyyy/MM/yyyy-MM-dd", .repeatedPart(.year)),
    ("EEEEE y-MM-dd", .ambiguousNames(.weekday)),
  ])
  func anObstacleConcernsTheWholePattern(pattern: String, reason: DayFormatError.Reason) throws {
    let obstacle = try #require(try DayFormat(parsing: pattern).parsingObstacle)
    #expect(obstacle.reason == reason)
    #expect(obstacle.offset == 0)
  }

  @Test func errorsWithTheSameReasonAndPlaceAreEqual() throws {
    let errors = ["dd m", "dd m y", "MM m"].map { pattern in
      #expect(throws: DayFormatError.self) { try DayFormat(parsing: pattern) }
    }
    #expect(errors[0] == errors[1])
    #expect(errors[0] == errors[2])
    #expect(errors[0] != #expect(throws: DayFormatError.self) { try DayFormat(pattern: "d m") })
    #expect(errors[0] != #expect(throws: DayFormatError.self) { try DayFormat(pattern: "dd S") })
  }

  @Test(arguments: [
    (DayFormatError.Reason.unknownField("m", count: 2), "m" as Unicode.Scalar?, DayPart?.none),
    (.unknownConversion("H"), "H", nil), (.repeatedPart(.year), nil, .year),
    (.ambiguousNames(.weekday), nil, .weekday), (.unwritable(.time), nil, .time),
    (.empty, nil, nil),
  ])
  func aReasonTellsTheLetterOrThePartItIsAbout(
    _ reason: DayFormatError.Reason, _ letter: Unicode.Scalar?, _ part: DayPart?
  ) {
    #expect(reason.letter == letter)
    #expect(reason.part == part)
  }

  @Test func aReasonPrintsItsName() {
    #expect("\(DayFormatError.Reason.noCentury)" == "noCentury")
    #expect("\(DayFormatError.Reason.unknownField("m", count: 2))".hasPrefix("unknownField("))
  }
}
