import DayKit
import Testing

struct NumberBucketsTests {
  @Test(arguments: [
    (-1, "<0"), (0, "0-29"), (29, "0-29"), (30, "30-59"), (89, "60-89"), (90, "90+"),
    (Int.max, "90+"), (.min, "<0"),
  ])
  func aNumberIsInOneBucket(_ number: Int, _ label: String) throws {
    let buckets = try #require(NumberBuckets(startingAt: [30, 60, 90]))
    #expect(buckets.label(of: number) == label)
    if let position = buckets.position(of: number) {
      #expect(buckets.numbers(at: position).contains(number))
    } else {
      #expect(number < 0)
    }
  }

  @Test(arguments: [[], [0], [-1, 3], [3, 3], [4, 3]])
  func theStartsAreAboveZeroAndInOrder(_ starts: [Int]) {
    #expect(NumberBuckets(startingAt: starts) == nil)
  }

  @Test func aBucketOfOneNumberHasItAsItsLabel() throws {
    let buckets = try #require(NumberBuckets(startingAt: [1, 2, .max]))
    #expect(buckets.labels == ["0", "1", "2-\(Int.max - 1)", "\(Int.max)+"])
    #expect(buckets.description == buckets.labels.joined(separator: ", "))
    #expect(buckets.count == 4 && buckets.starts == [1, 2, .max])
  }
}
