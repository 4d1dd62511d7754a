import DayKit
import SeededNumbers
import Testing

struct DayDescriptionTests {
  @Test(arguments: [
    (2025, 8, 29, "2025-08-29"), (1, 1, 1, "0001-01-01"), (0, 12, 31, "0000-12-31"),
    (-1, 1, 1, "-000001-01-01"), (-43, 3, 15, "-000043-03-15"), (-9999, 1, 1, "-009999-01-01"),
    (9999, 12, 31, "9999-12-31"), (999, 10, 9, "0999-10-09"),
  ])
  func aDayIsDescribedInISO8601(year: Int, month: Int, day: Int, text: String) throws {
    #expect(String(describing: try Day(year, month, day)) == text)
    #expect(try Day(text) == Day(year, month, day))
  }

  @Test(arguments: [
    "", "2025-02-30", "2025-8-29", "25-08-29", "29/08/2025", " 2025-08-29", "2025-08-29 ",
    "2025-08-29T00:00:00Z", "today", "２０２５-08-29", "2025−08−29",
  ])
  func anyOtherTextIsNotADay(_ text: String) {
    #expect((try? Day(text)) == nil)
  }

  @Test(arguments: seeds(200))
  func theDescriptionReadsBackAsTheDay(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    #expect((try? Day(day.description)) == day)
  }

  @Test func theInitializerOfATextThrowsAsAFunction() throws {
    let texts = ["2025-08-29", "2024-02-29"]
    let days = try texts.map(Day.init(_:))
    #expect(try days == [Day(2025, 8, 29), Day(2024, 2, 29)])
    let parts: [Substring] = "2025-08-29 2025-02-30".split(separator: " ")
    #expect(throws: DayParsingError.self) { try parts.map(Day.init(_:)) }
  }

  @Test(arguments: seeds(200))
  func theDescriptionIsWhatTheFormatWrites(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let days = (0..<50).map { _ in Day.random(using: &generator) } + [.min, .max]
    #expect(days.map(\.description) == days.map { $0.formatted(as: .iso) })
  }

  /// The texts of ISO 8601 are read without a format, but with the results and errors of one.
  @Test(arguments: seeds(100))
  func aTextIsReadAsTheFormatReadsIt(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let texts = [
      "2025-08-29", "-000043-03-15", "+010000-01-01", "2024-02-29", "2025-02-29", "9999-13-00",
      "2025-08", "-009999-12", "2025-W35-5", "2025-W53-1", "-010000-W01-9",
    ]
    for _ in 0..<100 {
      let bytes = [UInt8].mutated(from: texts, using: &generator)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(answer { try Day(text) } == answer { try Day(text, as: .iso) }, "\(bytes)")
      #expect(
        answer { try YearMonth(text) } == answer { try Day(text, as: .yearMonth).yearMonth },
        "\(bytes)")
      #expect(
        answer { try WeekDate(text) } == answer { try Day(text, as: .week).weekDate }, "\(bytes)")
    }
  }

  private func answer<Value>(_ read: () throws -> Value) -> Result<Value, DayParsingError>? {
    do {
      return .success(try read())
    } catch {
      return (error as? DayParsingError).map { .failure($0) }
    }
  }
}
