import DayKit
import Testing

struct DayHistogramBatchesTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func daysAddedTogetherAreCountedAsOneByOne(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let days = (0..<100).map { _ in Day.random(using: &generator) }
    let positions = days.map { _ in Int.random(in: 0..<3, using: &generator) }
    var expected = DayHistogram(series: ["a", "b", "c"])
    for (day, position) in zip(days, positions) {
      expected.add(day, to: expected.series[position])
      expected.add(day, to: "b")
    }
    var histogram = DayHistogram(series: ["a", "b"])
    #expect(histogram.addSeries("c") == 2)
    histogram.add(ContiguousArray(days).span, toSeriesAt: ContiguousArray(positions).span)
    histogram.add(ContiguousArray(days).span, toSeriesAt: 1)
    #expect(histogram == expected)
  }
}
