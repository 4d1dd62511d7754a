import DayKit
import Testing

struct DayPartTests {
  @Test(arguments: [
    ("G G", DayPart.era), ("y y", .year), ("yy yy", .year), ("%C %C", .year), ("Q Q", .quarter),
    ("QQQ QQQQ", .quarter), ("M M", .month), ("MMM MMMM", .month), ("d d", .dayOfMonth),
    ("D D", .dayOfYear), ("Y w Y", .weekYear), ("YY w YY", .weekYear), ("w w", .week),
    ("%U %U", .sundayWeek), ("%W %W", .mondayWeek), ("e e", .weekday), ("%w %w", .weekday),
    ("E E", .weekday),
    ("g g", .day), ("%s %s", .day),
  ])
  func aFieldIsAPartOfADay(pattern: String, part: DayPart) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(format.parsingObstacle?.reason == .repeatedPart(part))
    #expect(format.canFormat)
  }

  @Test func aPartPrintsItsNoun() {
    #expect("\(DayPart.dayOfMonth)" == "day of the month")
  }
}
