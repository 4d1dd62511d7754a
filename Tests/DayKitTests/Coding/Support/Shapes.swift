import DayKit
import SeededNumbers

/// A property of every shape in one format.
struct Shapes<Format: DayCodingFormat>: Codable, Hashable, Sendable {
  @DayCoding<Format>.Property var day: Day
  @DayCoding<Format>.Property var maybe: Day? = nil
  @DayCoding<Format>.Property.Nullable var nullable: Day? = nil
  @DayCoding<Format>.Property var days: [Day] = []
  @DayCoding<Format>.Property var gaps: [Day?] = []
  @DayCoding<Format>.Property var named: [String: Day] = [:]
  @DayCoding<Format>.Property var namedGaps: [String: Day?] = [:]
  @DayCoding<Format>.Property.Nullable var list: [Day]? = nil
  @DayCoding<Format>.Property var nested: [[Day]]? = nil
}

extension Shapes {
  static func random(using generator: inout SplitMix64) -> Shapes {
    Shapes(
      day: .random(using: &generator), maybe: gap(using: &generator),
      nullable: gap(using: &generator),
      days: (0..<3).map { _ in .random(using: &generator) },
      gaps: (0..<4).map { _ in gap(using: &generator) },
      named: ["a": .random(using: &generator), "": .random(using: &generator)],
      namedGaps: ["a": gap(using: &generator), "b": gap(using: &generator)],
      list: gap(using: &generator).map { [$0] },
      nested: gap(using: &generator).map { [[], [$0, $0]] })
  }

  private static func gap(using generator: inout SplitMix64) -> Day? {
    Bool.random(using: &generator) ? nil : .random(using: &generator)
  }
}

/// Formats of a client: a pattern, one in a time zone, and several of several kinds.
enum Invoice: DayCodingFormat {
  static var format: DayFormat { get throws { try DayFormat(pattern: "d. MMMM yyyy") } }
}

enum EastInstant: DayCodingFormat {
  static let format = DayFormat.iso8601.inTimeZone(.fixed("+02:00", seconds: 7_200))
}

enum EastSeconds: DayCodingFormat {
  static let format = DayFormat.epoch.inTimeZone(.fixed("+02:00", seconds: 7_200))
}

enum DayNumber: DayCodingFormat {
  static let format = DayFormat.days
}

enum TextFirst: DayCodingFormat {
  static let format = DayFormat.dmy
  static let otherFormats = [DayFormat.iso, .epoch, .mdy]
}

enum NumberFirst: DayCodingFormat {
  static let format = DayFormat.epoch
  static let otherFormats = [DayFormat.iso]
}
