import DayKit
import DayRecords
import SeededNumbers
import Testing

struct DateReaderSpansTests {
  private static func reader(_ format: DayFormat = .iso) -> DateReader {
    DateReader(DateFormats(format), today: { DateWordTests.today })
  }

  private static func read(_ text: String, _ format: DayFormat = .iso) throws(DateFailure)
    -> DaySpan
  {
    let bytes = Array(text.utf8)
    return try reader(format).readSpan(bytes.span)
  }

  @Test(arguments: [
    ("2025-08-29", DayFormat.iso, "2025-08-29"), ("2025-08", .iso, "2025-08"),
    ("today", .iso, "2025-08-29"), ("this-month", .iso, "2025-08"),
    ("today..2025-09", .iso, "2025-08-29..2025-09-30"),
    ("last-month/this-month", .iso, "2025-07-01..2025-08-31"),
    ("29/08/2025", .dmy, "2025-08-29"), ("2025-08-29", .dmy, "2025-08-29"),
    ("01/08/2025/29/08/2025", .dmy, "2025-08-01..2025-08-29"),
    ("01/08/2025..2025-09", .dmy, "2025-08-01..2025-09-30"),
    // A date in the format is not a part of the calendar.
    ("2025", .iso, "2025"), ("2025", .epoch, "1970-01-01"),
    ("2025..5000", .days, "1975-07-19..1983-09-10"),
    ("2025-08", .epoch, "2025-08"), ("2025", .basic, "2025"),
  ])
  func aTextIsADateAPartOrAWordOrTwoOfThem(
    _ text: String, _ format: DayFormat, _ span: String
  ) throws {
    #expect(try Self.read(text, format).description == span)
  }

  @Test func aDateInISOIsNotReadBesideAFormatThatLooksLikeIt() throws {
    let format = try DayFormat(pattern: "yyyy-dd-MM")
    #expect(try Self.read("2025-03-12", format).description == "2025-12-03")
    #expect(throws: DateFailure.self) { try Self.read("2025-03-13", format) }
    let other = try DayFormat(pattern: "yyyy/dd/MM")
    #expect(try Self.read("2025-03-13", other).description == "2025-03-13")
  }

  @Test func theFailureSaysWhichEndIsWrong() throws {
    let lack = DateFailure.doesNotExist(.noSuchDay(year: 2025, month: 2, day: 30))
    #expect(throws: DateFailure.spanEnd(isLast: true, lack)) {
      try Self.read("2025-02-01..2025-02-30")
    }
    #expect(throws: DateFailure.spanEnd(isLast: false, lack)) {
      try Self.read("2025-02-30/2025-03")
    }
    let (first, last) = (try Day(2025, 8, 2), try Day(2025, 8, 1))
    #expect(throws: DateFailure.reversedSpan(first: first, last: last)) {
      try Self.read("2025-08-02..2025-08-01")
    }
    #expect(throws: DateFailure.doesNotExist(.noSuchQuarter(year: 2025, quarter: 5))) {
      try Self.read("2025-Q5")
    }
    // A slash between two texts that are not dates may be anything.
    for text in ["N/A", "x"] {
      do {
        _ = try Self.read(text)
        Issue.record("\(text) is a span")
      } catch {
        if case .unreadable = error { continue }
        Issue.record("\(error)")
      }
    }
  }

  @Test(arguments: seeds(300))
  func whatDayKitPrintsIsRead(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let kind = DaySpan.Kind.allCases.randomElement(using: &generator) ?? .month
    let bounds = Day.min.daysSince1970...Day.max.daysSince1970
    let day = Day(daysSince1970: Int.random(in: bounds, using: &generator))
    let span = DaySpan(kind, containing: day)
    #expect(try Self.read(span.description).days == span.days)
    #expect(try Self.read(span.description) == DaySpan(span.description))
  }
}
