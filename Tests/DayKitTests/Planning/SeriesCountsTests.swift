import DayKit
import SeededNumbers
import Testing

struct SeriesCountsTests {
  @Test(arguments: seeds(20))
  func daysAddedTogetherAreCountedAsOneByOne(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    // One century keeps the histogram small.
    let first = Day.random(using: &generator)
    let days = (0..<100).map { _ in
      (try? first.adding(.days(Int.random(in: 0..<36_525, using: &generator)))) ?? first
    }
    let positions = days.map { _ in Int.random(in: 0..<3, using: &generator) }
    var expected = DayHistogram(series: ["a", "b", "c"])
    for (day, position) in zip(days, positions) {
      expected.add(day, to: expected.series[position])
      expected.add(day, to: "b")
    }
    var counts = SeriesCounts()
    for _ in 0..<3 { counts.addSeries() }
    counts.add(ContiguousArray(days).span, toSeriesAt: ContiguousArray(positions).span)
    counts.add(ContiguousArray(days).span, toSeriesAt: 1)
    for grouping in [DayGrouping.weekday, .quarter, .year] {
      let (bins, expectedBins) = (counts.bins(by: grouping), expected.bins(by: grouping))
      #expect(bins.count == expectedBins.count)
      for (position, bin) in expectedBins.enumerated() {
        #expect(bins.group(at: position) == bin.group)
        #expect(bins.counts(at: position) == bin.counts)
      }
    }
  }

  @Test(arguments: 0..<3) func aNumberIsAddedToTheCountOfADay(_ position: Int) throws {
    var counts = SeriesCounts()
    for _ in 0..<3 { counts.addSeries() }
    let day = try Day(2025, 8, 29)
    for number in [5, 7] { counts.add(number, to: day, inSeriesAt: position) }
    let sums = (0..<3).map { counts.sum(of: day...day, inSeriesAt: $0) }
    #expect(sums == (0..<3).map { $0 == position ? 12 : 0 })
  }

  @Test(arguments: 0..<3) func aCopyIsNotChangedWithItsOriginal(_ position: Int) throws {
    var counts = SeriesCounts()
    for _ in 0..<3 { counts.addSeries() }
    let day = try Day(2025, 8, 29)
    let copy = counts
    counts.add([day].span, toSeriesAt: position)
    #expect(counts.days == day...day)
    #expect(copy.days == nil)
  }
}
