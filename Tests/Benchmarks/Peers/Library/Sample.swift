import DayKit
import Foundation
import SeededNumbers

/// Days, and all that operations take instead of them.
struct Sample {
  let days: [Day]
  let components: [DayComponents]
  let dates: [Date]
  let isoTexts: [String]
  let fullTexts: [String]

  init(_ days: [Day]) throws {
    self.days = days
    components = days.map(\.dayComponents)
    dates = days.map { Date(timeIntervalSince1970: Double($0.daysSince1970) * 86_400) }
    isoTexts = days.map { $0.formatted(as: .iso) }
    let full = try DayFormat(pattern: Operation.fullPattern)
    fullTexts = days.map { $0.formatted(as: full) }
  }

  /// Days of 1600 to 2399, two whole cycles of the calendar.
  static func random(_ count: Int) throws -> Sample {
    var generator = SplitMix64(seed: 1970)
    return try Sample(
      (0..<count).map { _ in
        Day(daysSince1970: Int.random(in: -135_140..<157_054, using: &generator))
      })
  }
}
