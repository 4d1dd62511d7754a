import DayKit
import SeededNumbers
import Testing

struct SeriesCountsCoverageTests {
  @Test(arguments: seeds(100))
  func theDaysInSeveralSpansAreThoseThatAreCountedThatOften(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let spans = (0..<Int.random(in: 0..<20, using: &generator)).map { _ in
      // Some pages of counters, each of 1,024 days, have no day.
      let start = [0, 1_020, 5_000][Int.random(in: 0..<3, using: &generator)]
      let length = [0, 0, 3, 30, 3_000, 4_100][Int.random(in: 0..<6, using: &generator)]
      let first = Day.min + start + Int.random(in: 0..<40, using: &generator)
      return first...first + length
    }
    var counts = SeriesCounts()
    for _ in 0..<6 { counts.addSeries() }
    let series = SpanSeries(group: 1)
    for span in spans {
      let isDay = span.count == 1 && Bool.random(using: &generator)
      counts.add([span.lowerBound].span, toSeriesAt: isDay ? series.days : series.starts)
      if !isDay { counts.add([span.upperBound].span, toSeriesAt: series.ends) }
    }
    var changes = [Int](repeating: 0, count: 10_000)
    for span in spans {
      changes[span.lowerBound - .min] += 1
      changes[span.upperBound + 1 - .min] -= 1
    }
    for number in 1...3 {
      var depth = 0
      let days = changes.indices.filter { index in
        depth += changes[index]
        return depth >= number
      }
      #expect(counts.days(in: series, atLeast: number) == DaySet(days.map { Day.min + $0 }))
    }
    #expect(counts.days(in: SpanSeries(group: 0), atLeast: 1).isEmpty)
  }
}
