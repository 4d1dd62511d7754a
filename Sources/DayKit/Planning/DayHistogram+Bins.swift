#if Formats
extension DayHistogram {
  /// Returns the counts by a grouping, one bin for each group, in order.
  ///
  /// There is a bin for each group from that of the first day in ``days`` to that of the last, so
  /// gaps are filled with zeros. By weekday, there are always seven bins, from the first weekday; by
  /// month of the year 12, and by day of the month 31.
  ///
  /// ```swift
  /// let days = [try Day(2025, 8, 29), try Day(2025, 8, 31), try Day(2025, 11, 5)]
  /// let visits = DayHistogram(counting: days)
  /// visits.bins(by: .month).map { "\($0.title()): \($0.total)" }
  /// // ["August 2025: 2", "September 2025: 0", "October 2025: 0", "November 2025: 1"]
  /// visits.bins(by: .weekday, startingOn: .sunday).map(\.total)           // [1, 0, 0, 1, 0, 1, 0]
  /// ```
  ///
  /// With a range of days, the bins are those of the range, whatever was counted: an axis for a whole
  /// year, for example, also of a histogram without days. The first and the last bin have all their
  /// days, and days in other bins are omitted. Bins that recur, such as those by weekday, count the days
  /// of the range.
  ///
  /// ```swift
  /// let year = try DaySpan.year(2025).days
  /// visits.bins(by: .quarter, covering: year).map(\.total)                // [0, 0, 2, 1]
  /// DayHistogram().bins(by: .month, covering: year).count                 // 12
  /// ```
  ///
  /// - Parameters:
  ///   - grouping: How days are grouped.
  ///   - days: The days that the bins cover, by default ``days``.
  ///   - first: The weekday that weeks start on.
  /// - Precondition: The sum of the counts of each bin fits in `Int`.
  public func bins(
    by grouping: DayGrouping, covering days: ClosedRange<Day>? = nil,
    startingOn first: Weekday = .monday
  ) -> Bins {
    let counts = SeriesCounts(counts)
    return Bins(series: series, bins: counts.bins(by: grouping, covering: days, startingOn: first))
  }

  /// Returns the counts by the spans of a cycle, such as two weeks, one bin for each span, in order.
  ///
  /// There is a bin for each span from that of the first day in ``days`` to that of the last.
  ///
  /// ```swift
  /// let friday = try Day(2025, 8, 29)
  /// let orders = DayHistogram(counting: [friday, friday + 13, friday + 28])
  /// let sprints = DayCycle(every: .weeks(2), from: friday)
  /// sprints.map { orders.bins(by: $0).map(\.total) }             // [2, 0, 1]
  /// ```
  ///
  /// - Precondition: The sum of the counts of each bin fits in `Int`.
  public func bins(by cycle: DayCycle) -> Bins {
    Bins(series: series, bins: SeriesCounts(counts).bins(by: cycle))
  }

  /// The bins of a histogram in order.
  ///
  /// ```swift
  /// let years: DayHistogram<SingleSeries>.Bins = visits.bins(by: .year)
  /// years.count                         // 1
  /// ```
  ///
  /// Only the bins of days that recur are stored. Others are computed when they are read, in time
  /// proportional to their days.
  public struct Bins: RandomAccessCollection, Sendable {
    fileprivate let series: [Series]
    fileprivate let bins: SeriesCounts.Bins

    /// The position of the first bin, 0.
    public var startIndex: Int { 0 }

    /// The position after the last bin.
    public var endIndex: Int { bins.count }

    /// The bin at a position.
    ///
    /// ```swift
    /// let visits = DayHistogram(counting: [try Day(2025, 8, 29)])
    /// visits.bins(by: .year)[0].total     // 1
    /// ```
    ///
    /// - Precondition: The position is in `0..<endIndex`.
    public subscript(position: Int) -> Bin {
      Bin(group: bins.group(at: position), series: series, counts: bins.counts(at: position))
    }
  }

  /// The counts of one weekday or span of days.
  ///
  /// ```swift
  /// let sales = DayHistogram(counting: [try Day(2025, 8, 29)])
  /// let august = sales.bins(by: .month)[0]
  /// august.group.title()                // August 2025
  /// august.counts                       // [1]
  /// august.firstDay                     // 2025-08-01
  /// ```
  public struct Bin: Identifiable, Sendable {
    /// The weekday or the span, for example.
    public let group: DayGroup

    /// The series of the histogram in order.
    public let series: [Series]

    /// The counts of the series in order.
    public let counts: [Int]

    /// The group, which identifies the bin in a chart.
    public var id: DayGroup { group }

    /// The sum of the counts of all series.
    public var total: Int { counts.reduce(0, +) }

    /// The first day, or `nil` for days that recur.
    public var firstDay: Day? { group.span?.days.lowerBound }

    /// The month that has all days of the bin, or `nil` if they are in several months or recur.
    ///
    /// ```swift
    /// DayHistogram(counting: [try Day(2025, 8, 29)]).bins(by: .month)[0].yearMonth      // 2025-08
    /// ```
    public var yearMonth: YearMonth? {
      guard let days = group.span?.days, days.lowerBound.yearMonth.contains(days.upperBound) else {
        return nil
      }
      return days.lowerBound.yearMonth
    }

    /// The count of a series, 0 for a series that the histogram does not have.
    ///
    /// ```swift
    /// var orders = DayHistogram(series: ["web", "phone"])
    /// orders.add(try Day(2025, 8, 29), to: "web")
    /// orders.bins(by: .month)[0]["web"]   // 1
    /// ```
    public subscript(series: Series) -> Int {
      self.series.firstIndex(of: series).map { counts[$0] } ?? 0
    }

    /// Returns the title of the bin in a language, such as "Friday" or "August 2025".
    ///
    /// ```swift
    /// let visits = DayHistogram(counting: [try Day(2025, 8, 29)])
    /// visits.bins(by: .weekday).map { $0.title(width: .narrow) }
    /// // ["M", "T", "W", "T", "F", "S", "S"]
    /// ```
    ///
    /// - Parameters:
    ///   - symbols: The language.
    ///   - width: The width of the name of a weekday.
    public func title(in symbols: DaySymbols = .english, width: DaySymbols.Width = .wide) -> String
    {
      group.title(in: symbols, width: width)
    }
  }
}

extension DayHistogram.Bin: Equatable {}

extension DayHistogram.Bin: Hashable where Series: Hashable {}
#endif
