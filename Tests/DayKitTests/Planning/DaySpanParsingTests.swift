import DayKit
import SeededNumbers
import Testing

struct DaySpanParsingTests {
  @Test(arguments: [
    ("2025-08-29", DaySpan.Kind.day, "2025-08-29", "2025-08-29"),
    ("2025", .year, "2025-01-01", "2025-12-31"),
    ("-000043", .year, "-000043-01-01", "-000043-12-31"),
    ("2025-Q3", .quarter, "2025-07-01", "2025-09-30"),
    ("-000043-Q1", .quarter, "-000043-01-01", "-000043-03-31"),
    ("2025-08", .month, "2025-08-01", "2025-08-31"),
    ("2024-02", .month, "2024-02-01", "2024-02-29"),
    ("2025-W35", .week, "2025-08-25", "2025-08-31"),
    ("2025-W01", .week, "2024-12-30", "2025-01-05"),
    ("2026-W53", .week, "2026-12-28", "2027-01-03"),
    ("9999-W52", .week, "9999-12-27", "9999-12-31"),
    ("2025-08-01..2025-08-15", .custom, "2025-08-01", "2025-08-15"),
    ("2025-08-01/2025-08-15", .custom, "2025-08-01", "2025-08-15"),
    ("2025-08-01..2025-08-01", .custom, "2025-08-01", "2025-08-01"),
    ("2025-01..2025-03", .custom, "2025-01-01", "2025-03-31"),
    ("2025-08-29/2025-Q4", .custom, "2025-08-29", "2025-12-31"),
    ("-000043-03-15..2025", .custom, "-000043-03-15", "2025-12-31"),
  ])
  func aTextIsTheSpanThatItNames(
    _ text: String, _ kind: DaySpan.Kind, _ first: String, _ last: String
  ) throws {
    let span = try DaySpan(text)
    #expect(span.kind == kind)
    #expect(span.days == (try Day(first))...(try Day(last)))
    #expect(try DaySpan(parsing: Array(text.utf8).span) == span)
  }

  @Test(arguments: [
    (
      "", DaySpanError.Part.whole, 0,
      "the text is not a date, year, quarter, month or week such as 2025-W35"
    ),
    ("August", .whole, 0, "the text is not a date, year, quarter, month or week such as 2025-W35"),
    ("2025-8", .whole, 0, "the text is not a date, year, quarter, month or week such as 2025-W35"),
    ("2025-q3", .whole, 0, "the text is not a date, year, quarter, month or week such as 2025-W35"),
    ("2025-W5", .whole, 0, "the text is not a date, year, quarter, month or week such as 2025-W35"),
    ("2025-Q", .whole, 0, "the text is not a date, year, quarter, month or week such as 2025-W35"),
    ("2025-", .whole, 0, "the text is not a date, year, quarter, month or week such as 2025-W35"),
    ("+002025", .whole, 0, "the text is not a date, year, quarter, month or week such as 2025-W35"),
    ("2025-13", .whole, 0, "the text does not exist: months range from 1 to 12"),
    ("2025-00", .whole, 0, "the text does not exist: months range from 1 to 12"),
    ("2025-Q5", .whole, 0, "the text does not exist: quarters range from 1 to 4"),
    ("2025-W53", .whole, 0, "the text does not exist: 2025 has 52 ISO weeks"),
    ("2025-W00", .whole, 0, "the text does not exist: weeks start at 1"),
    ("2025-02-30", .whole, 0, "the text does not exist: February 2025 has 28 days"),
    (
      "2025-02-01..2025-02-30", .last, 12,
      "the end does not exist: February 2025 has 28 days"
    ),
    (
      "2025-02-30/2025-03", .first, 0,
      "the start does not exist: February 2025 has 28 days"
    ),
    (
      "2025-02-01...2025-02-28", .last, 12,
      "the end is not a date, year, quarter, month or week such as 2025-W35"
    ),
    (
      "..2025-02-28", .first, 0,
      "the start is not a date, year, quarter, month or week such as 2025-W35"
    ),
    ("2025-08..2025-07", .last, 9, "the end 2025-07-31 is before the start 2025-08-01"),
  ])
  func theErrorOfAnotherTextSaysWhichEndIsWrong(
    _ text: String, _ part: DaySpanError.Part, _ offset: Int, _ reason: String
  ) {
    do {
      let span = try DaySpan(text)
      Issue.record("\(text) is \(span)")
    } catch {
      #expect(error.description == reason)
      #expect(error.part == part)
      #expect(error.offset == offset)
    }
  }

  @Test func errorsCanBeCompared() throws {
    let error = #expect(throws: DaySpanError.self) { try DaySpan("2025-Q5") }
    #expect(error?.reason == .doesNotExist(.noSuchQuarter(year: 2025, quarter: 5)))
    #expect(error?.reason.dayError == .noSuchQuarter(year: 2025, quarter: 5))
    let other = #expect(throws: DaySpanError.self) { try DaySpan("x") }
    #expect(other?.reason == .notASpan && other?.reason.dayError == nil)
    let (first, last) = (try Day(2025, 8, 2), try Day(2025, 8, 1))
    let reversed = #expect(throws: DaySpanError.self) { try DaySpan("2025-08-02/2025-08-01") }
    #expect(reversed?.reason == .endsBeforeItStarts(first: first, last: last))
  }

  @Test(arguments: seeds(400))
  func aDescriptionIsTheSameSpanAgain(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let kind = DaySpan.Kind.allCases.randomElement(using: &generator) ?? .month
    let first = Bool.random(using: &generator) ? Weekday.monday : .sunday
    let day = Day.random(using: &generator)
    let span =
      kind == .custom
      ? DaySpan.custom(day, Day.random(using: &generator))
      : DaySpan(kind, containing: day, startingOn: first)
    let read = try DaySpan(span.description)
    #expect(read.days == span.days, "\(span)")
    let hasOwnForm =
      ![.last7Days, .halfMonth].contains(kind) && (kind != .week || first == .monday)
    #expect(hasOwnForm ? read == span : read.kind == .custom, "\(span)")
    #expect(read.description == span.description)
  }

  @Test(arguments: seeds(400))
  func everyTextIsReadOrRefused(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "2025", "-", "Q3", "H1", "W35", "08", "..", "/", ".", "9", "+", "-000043", "é", " ",
    ]
    let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
    guard let span = try? DaySpan(text) else { return }
    #expect((try? DaySpan(span.description)) == span, "\(text)")
  }

  @Test(arguments: [
    ("2025-08-01..2025-08-15", "2025-08-01", "2025-08-15"),
    ("1/8/2025..15/8/2025", "1/8/2025", "15/8/2025"),
    ("1/8/2025/15/8/2025", "1/8/2025", "15/8/2025"),
    ("a/b", "a", "b"), ("..", "", ""), ("a...b", "a", ".b"),
  ])
  func theSeparatorIsBetweenTheDates(_ text: String, _ first: String, _ last: String) throws {
    let bytes = Array(text.utf8)
    let found = bytes.span.spanSeparator
    let separator = try #require(found)
    #expect(String(decoding: bytes[..<separator.lowerBound], as: UTF8.self) == first)
    #expect(String(decoding: bytes[separator.upperBound...], as: UTF8.self) == last)
  }

  @Test(arguments: ["", "2025-08-01", "1/8/2025", ".", "a.b."])
  func aTextThatIsNotTwoDatesHasNoSeparator(_ text: String) {
    let separator = Array(text.utf8).span.spanSeparator
    #expect(separator == nil)
  }
}
