import DayKit
import SeededNumbers
import Testing

struct DayHistogramTests {
  private enum Channel: String, CaseIterable { case web, phone, fax }

  /// Days of a few years and, sometimes, far from them.
  private static func days(using generator: inout SplitMix64) -> [Day] {
    let center = Day.random(using: &generator)
    return (0..<Int.random(in: 0...60, using: &generator)).map { index in
      index % 20 == 19 ? .random(using: &generator) : center.randomNeighbour(using: &generator)
    }
  }

  private typealias Entry = (day: Day, channel: Channel, count: Int)

  private static func entries(using generator: inout SplitMix64) -> [Entry] {
    days(using: &generator).map { day in
      (
        day, Channel.allCases.randomElement(using: &generator) ?? .web,
        .random(in: 1...5, using: &generator)
      )
    }
  }

  private static func histogram(_ entries: [Entry]) -> DayHistogram<Channel> {
    entries.reduce(into: DayHistogram(series: [])) { histogram, entry in
      histogram.add(entry.day, to: entry.channel, count: entry.count)
    }
  }

  @Test(arguments: seeds(40), DayGrouping.allCases)
  func binsHaveTheCountsOfADictionary(_ seed: UInt64, _ grouping: DayGrouping) {
    var generator = SplitMix64(seed: seed)
    let days = Self.days(using: &generator)
    let first = Weekday.allCases.randomElement(using: &generator) ?? .monday
    let expected = Dictionary(grouping: days) { grouping.group(of: $0, startingOn: first) }
    let bins = DayHistogram(counting: days).bins(by: grouping, startingOn: first)
    // Days of year −9999 and of year 9999 make millions of bins.
    let looked = bins.count > 5_000 ? Array(bins.prefix(50)) + bins.suffix(50) : Array(bins)
    for bin in looked {
      #expect(bin.total == expected[bin.group]?.count ?? 0, "\(bin)")
      #expect(bin.counts == [bin.total])
    }
    if looked.count == bins.count { #expect(looked.map(\.total).reduce(0, +) == days.count) }
  }

  @Test(arguments: DayGrouping.allCases.filter { !$0.recurs })
  func gapsAreFilledWithZeros(_ grouping: DayGrouping) throws {
    let (start, end) = (try Day(2024, 2, 29), try Day(2029, 1, 1))
    let bins = DayHistogram(counting: [end, start]).bins(by: grouping)
    #expect(bins.first?.total == 1 && bins.last?.total == 1)
    #expect(bins.first?.group == grouping.group(of: start))
    #expect(bins.last?.group == grouping.group(of: end))
    #expect(bins.dropFirst().dropLast().allSatisfy { $0.total == 0 })
    let spans = bins.compactMap { $0.group.span }
    #expect(spans.count == bins.count)
    #expect(
      zip(spans, spans.dropFirst()).allSatisfy { $1.days.lowerBound - $0.days.upperBound == 1 })
    #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.next == $1 })
    #expect(bins.map(\.firstDay) == spans.map(\.days.lowerBound))
  }

  @Test(arguments: Weekday.allCases)
  func allSevenWeekdaysAreBinsFromAFirstWeekday(_ first: Weekday) throws {
    let empty = DayHistogram().bins(by: .weekday, startingOn: first)
    #expect(empty.map(\.group.weekday) == Weekday.ordered(startingOn: first))
    #expect(empty.allSatisfy { $0.total == 0 && $0.firstDay == nil })
    let friday = try Day(2025, 8, 29)
    let bins = DayHistogram(counting: [friday, friday + 7]).bins(by: .weekday, startingOn: first)
    #expect(bins.filter { $0.total == 2 }.map(\.group) == [.weekday(.friday)])
    #expect(bins.map(\.total).reduce(0, +) == 2)
  }

  @Test func allMonthsAndDaysOfMonthsAreBins() throws {
    let visits = DayHistogram(counting: try Day(2024, 1, 30)...Day(2025, 2, 1))
    #expect(visits.bins(by: .monthOfYear).map(\.total).prefix(3) == [33, 30, 31])
    let days = visits.bins(by: .dayOfMonth)
    #expect(days.count == 31 && days.first?.total == 13 && days.last?.total == 8)
    #expect(DayHistogram().bins(by: .monthOfYear).map(\.total) == Array(repeating: 0, count: 12))
  }

  @Test(arguments: seeds(60))
  func binsOfACycleHaveTheCountsOfADictionary(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let days = Self.days(using: &generator)
    let count = Int.random(in: 1...40, using: &generator)
    let period: Period = seed % 3 == 0 ? .months(count) : .days(count)
    let cycle = try #require(DayCycle(every: period, from: .random(using: &generator)))
    let expected = Dictionary(grouping: days) { cycle.days(containing: $0) }
    let bins = DayHistogram(counting: days).bins(by: cycle)
    let looked = bins.count > 5_000 ? Array(bins.prefix(50)) + bins.suffix(50) : Array(bins)
    for bin in looked {
      let days = try #require(bin.group.span?.days)
      #expect(bin.total == expected[days]?.count ?? 0)
    }
    if looked.count == bins.count { #expect(looked.map(\.total).reduce(0, +) == days.count) }
    #expect(bins.isEmpty == days.isEmpty)
  }

  @Test func aHistogramWithoutDaysHasNoSpans() {
    let empty = DayHistogram(series: Channel.allCases)
    #expect(empty.days == nil && empty.total == 0)
    for grouping in DayGrouping.allCases where !grouping.recurs {
      #expect(empty.bins(by: grouping).isEmpty)
    }
  }

  @Test func countsAreKeptForEachSeries() throws {
    let friday = try Day(2025, 8, 29)
    var orders = DayHistogram(series: [Channel.phone])
    orders.add(friday, to: .web)
    orders.add(friday, to: .phone, count: 3)
    orders.add(friday + 3, to: .web)
    #expect(orders.series == [.phone, .web])
    let bins = orders.bins(by: .month)
    #expect(bins.map(\.counts) == [[3, 1], [0, 1]])
    #expect(bins.map { $0[.web] } == [1, 1] && bins.map { $0[.fax] } == [0, 0])
    #expect(bins.map(\.total) == [4, 1])
    #expect(orders.total == 5)
    #expect(orders.days == friday...friday + 3)
  }

  @Test func seriesCanHaveOneNameOnlyOnce() {
    #expect(DayHistogram(series: ["a", "b", "a"]).series == ["a", "b"])
    #expect(DayHistogram<SingleSeries>(series: []).series.isEmpty)
  }

  @Test func rowsForAChartHaveTitlesAndIdentities() throws {
    let visits = DayHistogram(counting: try Day(2025, 8, 29)...Day(2025, 9, 30))
    let rows = visits.bins(by: .month).map { (id: $0.id, title: $0.title(), count: $0.total) }
    #expect(rows.map(\.title) == ["August 2025", "September 2025"])
    #expect(rows.map(\.count) == [3, 30])
    #expect(Set(rows.map(\.id)).count == 2)
    let weekdays = visits.bins(by: .weekday, startingOn: .sunday)
    #expect(weekdays.map { $0.title(width: .narrow) }.joined() == "SMTWTFS")
  }

  @Test(arguments: seeds(20))
  func mergedHistogramsAreEqualToOneOfAllDays(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let left = Self.entries(using: &generator)
    let right = Self.entries(using: &generator)
    var merged = Self.histogram(left)
    merged.merge(Self.histogram(right))
    let whole = Self.histogram(left + right)
    #expect(merged == whole)
    #expect(merged.series == whole.series && merged.days == whole.days)
    #expect(merged.total == (left + right).map(\.count).reduce(0, +))
    for bin in merged.bins(by: .weekday) {
      let entries = (left + right).filter { .weekday($0.day.weekday) == bin.group }
      for channel in Channel.allCases {
        #expect(bin[channel] == entries.filter { $0.channel == channel }.map(\.count).reduce(0, +))
      }
    }
    merged.merge(DayHistogram(series: []))
    #expect(merged == whole)
    merged.add(.min, to: .web)
    #expect(merged != whole)
  }

  @Test func oneDayIsTheRangeOfItsHistogramWhereverItIs() {
    for start in [Day.min, Day(daysSince1970: 0), Day.max - 2_100] {
      for offset in 0...2_100 {
        let day = start + offset
        #expect(DayHistogram(counting: [day]).days == day...day)
      }
    }
  }

  @Test func aCountOfZeroCountsNoDay() throws {
    let friday = try Day(2025, 8, 29)
    var visits = DayHistogram()
    visits.add(friday, count: 0)
    #expect(visits.days == nil && visits.bins(by: .day).isEmpty)
    visits.add(friday)
    visits.add(friday + 40, count: 0)
    #expect(visits.days == friday...friday)
    #expect(visits.bins(by: .month).map(\.total) == [1])
  }

  @Test func aCountThatOverflowsTraps() async {
    await #expect(processExitsWith: .failure) {
      var visits = DayHistogram()
      visits.add(.max, count: .max)
      visits.add(.max)
    }
    await #expect(processExitsWith: .failure) {
      var visits = DayHistogram()
      visits.add(.min, count: .max)
      visits.add(.max)
      _ = visits.total
    }
  }

  @Test func theOrderInWhichDaysAreCountedMakesNoDifference() {
    let days = [Day.min, .max, Day(daysSince1970: 0), .min + 4_096, .max - 5_000]
    #expect(DayHistogram(counting: days) == DayHistogram(counting: days.reversed()))
    #expect(DayHistogram(counting: days) != DayHistogram(counting: days.dropLast()))
    #expect(DayHistogram(counting: days).days == .min...(.max))
    var uncounted = DayHistogram(counting: days)
    for day in days { uncounted.add(day, count: -1) }
    #expect(uncounted == DayHistogram() && uncounted.days == nil)
  }

  @Test func daysFarApartHaveAllBinsBetweenThem() {
    let ends = DayHistogram(counting: [Day.min, .max])
    #expect(ends.bins(by: .day).count == Day.bounds.count)
    #expect(ends.bins(by: .day).last?.group == .span(.day(.max)))
    #expect(ends.bins(by: .year).count == 19_999)
  }

  @Test(arguments: Weekday.allCases)
  func theFirstAndTheLastWeekOfTheCalendarAreTwoBins(_ first: Weekday) {
    let bins = DayHistogram(counting: [Day.min, .max]).bins(by: .week, startingOn: first)
    #expect(bins.first?.group == .span(.week(containing: .min, startingOn: first)))
    #expect(bins.last?.group == .span(.week(containing: .max, startingOn: first)))
    #expect(bins.first?.counts == [1] && bins.last?.counts == [1])
    #expect(bins.dropFirst().prefix(3).allSatisfy { $0.total == 0 })
  }

  @Test(arguments: [-1, 7, Int.max])
  func aPositionOutsideTheBinsTraps(_ position: Int) async {
    await #expect(processExitsWith: .failure) { [position] in
      _ = DayHistogram().bins(by: .weekday)[position]
    }
  }
}

extension DayHistogramTests {
  @Test func aDayHasACount() throws {
    let friday = try Day(2025, 8, 29)
    var orders = DayHistogram(series: ["web", "phone"])
    orders.add(friday, to: "web", count: 2)
    orders.add(friday, to: "phone")
    #expect(orders[friday] == 3 && orders[friday + 1] == 0)
    #expect(orders[friday, "web"] == 2 && orders[friday, "fax"] == 0)
  }

  @Test func binsCoverARangeWhateverIsCounted() throws {
    let year = try DaySpan.year(2025).days
    let visits = DayHistogram(counting: [try Day(2024, 12, 31), try Day(2025, 8, 29)])
    let months = visits.bins(by: .month, covering: year)
    #expect(months.map(\.total) == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
    #expect(months.map(\.yearMonth) == (1...12).map { try? YearMonth(2025, $0) })
    #expect(DayHistogram().bins(by: .halfYear, covering: year).map(\.total) == [0, 0])
    // The weeks at the ends are whole, so the 31 December before is in the first one.
    #expect(visits.bins(by: .week, covering: year).first?.total == 1)
    #expect(visits.bins(by: .week, covering: year).first?.yearMonth == nil)
  }

  @Test(arguments: [DayGrouping.weekday, .monthOfYear, .dayOfMonth])
  func binsThatRecurCountTheDaysOfTheRange(_ grouping: DayGrouping) throws {
    let first = try Day(2024, 11, 3)
    let days = (0..<900).map { first + $0 * $0 % 900 }
    for range in [first + 58...first + 423, first...first, first - 9...first - 1] {
      let inside = DayHistogram(counting: days.filter(range.contains))
      #expect(
        DayHistogram(counting: days).bins(by: grouping, covering: range).map(\.total)
          == (inside.days == nil
            ? DayHistogram().bins(by: grouping).map(\.total)
            : inside.bins(by: grouping).map(\.total)))
    }
  }
}
