import DayKit
import SeededNumbers
import Testing

struct SeriesCountsCoverageTests {
  @Test(arguments: seeds(100))
  func theDaysInSeveralSpansAreThoseThatAreCountedThatOften(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let spans = (0..<Int.random(in: 0..<20, using: &generator)).map { _ in
      let start = Day.min + Int.random(in: 0..<2_000, using: &generator)
      return start...start + [0, 0, 3, 30][Int.random(in: 0..<4, using: &generator)]
    }
    var counts = SeriesCounts()
    for _ in 0..<6 { counts.addSeries() }
    let series = SpanSeries(group: 1)
    for span in spans {
      let isDay = span.count == 1 && Bool.random(using: &generator)
      counts.add([span.lowerBound].span, toSeriesAt: isDay ? series.days : series.starts)
      if !isDay { counts.add([span.upperBound].span, toSeriesAt: series.ends) }
    }
    for number in 1...3 {
      let days = (Day.min...(.min + 2_100)).filter { day in
        spans.count { $0.contains(day) } >= number
      }
      #expect(counts.days(in: series, atLeast: number) == DaySet(days))
    }
    #expect(counts.days(in: SpanSeries(group: 0), atLeast: 1).isEmpty)
  }
}
