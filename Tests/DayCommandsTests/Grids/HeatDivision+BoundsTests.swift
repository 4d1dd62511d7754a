import SeededNumbers
import Testing

// A picture shows a few shades; the bounds between all of them are tested here.
@testable import DayCommands

struct HeatDivisionBoundsTests {
  @Test(
    arguments: [
      ([], .quantile, []), ([7], .quantile, [7]), ([3, 1, 1], .quantile, [1, 3]),
      ([4, 3, 2, 1, 1, 1, 1, 1], .quantile, [1, 2, 3, 4]),
      ([1, 2, 3, 4, 5, 6, 7, 100], .quantile, [2, 4, 6, 100]),
      ([1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 500], .quantile, [1, 2, 500]),
      ([100, 1], .linear, [25, 50, 75, 100]), ([3], .linear, [1, 2, 3]), ([], .linear, []),
      ([.max], .linear, [.max / 4, .max / 2, .max / 4 * 3 + 2, .max]),
      ([10_000, 1], .log, [10, 100, 1000, 10_000]), ([1], .log, [1]), ([2], .log, [1, 2]),
    ] as [([Int], HeatDivision, [Int])])
  func theLevelsFollowTheScale(_ counts: [Int], _ division: HeatDivision, _ bounds: [Int]) {
    #expect(division.bounds(of: counts) == bounds)
  }

  @Test(arguments: seeds(50))
  func theLevelsAreInOrderAndEndWithTheLargestNumber(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let counts = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
      Int.random(in: 1...Int.random(in: 1...1000, using: &generator), using: &generator)
    }
    for division in [HeatDivision.quantile, .linear, .log] {
      let bounds = division.bounds(of: counts)
      #expect((1...4).contains(bounds.count) && bounds.last == counts.max())
      #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0 < $1 })
    }
  }
}
