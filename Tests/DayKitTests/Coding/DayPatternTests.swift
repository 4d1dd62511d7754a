import DayKit
import Foundation
import Testing

struct DayPatternTests {
  private enum Written: DayCodingPattern {
    static let pattern = DayPattern("d MMMM yyyy")
  }

  private enum Lenient: DayCodingPattern {
    static let pattern = DayPattern("dd/MM/yyyy")
    static let otherPatterns = [DayPattern("d/M/yyyy"), DayPattern("epoch")]
  }

  private enum Short: DayCodingPattern {
    static let pattern = DayPattern("d.M.yy", pivot: 1970)
  }

  private enum Broken: DayCodingPattern {
    static let pattern = DayPattern("dd/mm/yyyy")
  }

  private enum BrokenLater: DayCodingPattern {
    static let pattern = DayPattern("dd/MM/yyyy")
    static let otherPatterns = [DayPattern("d/mm/yyyy")]
  }

  @Test func aPatternIsAFormatOfEncodedDays() throws {
    let day = try Day(2012, 2, 1)
    let json = Data(#"["1 February 2012"]"#.utf8)
    let decoded = try JSONDecoder().decode([DayCoding<Written>.Property<Day>].self, from: json)
    #expect(decoded.map(\.wrappedValue) == [day])
    #expect(try JSONEncoder().encode(decoded) == json)
    #expect(try Short.format == DayFormat(pattern: "d.M.yy", pivot: 1970))
  }

  @Test(arguments: [#""1/2/2012""#, #""01/02/2012""#, "1328054400"])
  func otherPatternsAreTried(_ json: String) throws {
    let days = try JSONDecoder().decode(
      [DayCoding<Lenient>.Property<Day>].self, from: Data("[\(json)]".utf8))
    #expect(days.map(\.wrappedValue.description) == ["2012-02-01"])
  }

  @Test func aMistakeInAPatternIsThrown() throws {
    let error = #expect(throws: DayFormatError.self) { try Broken.pattern.format }
    #expect(error?.description == "'mm' is minutes; the month is MM")
    let json = Data(#"["29/08/2025"]"#.utf8)
    #expect(throws: DayFormatError.self) {
      try JSONDecoder().decode([DayCoding<Broken>.Property<Day>].self, from: json)
    }
    #expect(throws: DayFormatError.self) {
      try JSONEncoder().encode(DayCoding<Broken>.Property(wrappedValue: Day(2025, 8, 29)))
    }
    #expect(throws: DayFormatError.self) {
      try JSONDecoder().decode([DayCoding<BrokenLater>.Property<Day>].self, from: json)
    }
  }
}
