#if Formats
/// Counts of days by weekday, day, week, month, quarter or year, for example, for one series or several.
///
/// A histogram has one counter for each day that was counted and for each series. The grouping is
/// chosen when the counts are read, so the same histogram can fill several charts:
///
/// ```swift
/// enum Channel: CaseIterable { case web, phone }
///
/// var orders = DayHistogram(series: Channel.allCases)
/// orders.add(try Day(2025, 8, 29), to: .web)
/// orders.add(try Day(2025, 10, 3), to: .phone, count: 2)
/// for bin in orders.bins(by: .month) {
///   print(bin.title(), bin[.web], bin[.phone])
/// }
/// // August 2025 1 0
/// // September 2025 0 0
/// // October 2025 0 2
/// ```
///
/// ``SingleSeries`` is for counts without series. To count on several threads, fill a histogram on
/// each and ``merge(_:)`` them.
///
/// The memory depends on the years, not on how many days are counted. The counters of a series take
/// 32 KB for every 11 years that contain a counted day, or 58 MB for all years. They are an array that
/// doubles its capacity when it is full: it may hold twice as much memory as the counters take, and
/// three times as much while it is copied.
public struct DayHistogram<Series: Equatable & Sendable>: Sendable {
  @usableFromInline var knownSeries: [Series]
  @usableFromInline var counts: [DayCounts]

  /// Creates a histogram that counts nothing yet.
  ///
  /// ```swift
  /// var orders = DayHistogram(series: ["web", "phone"])
  /// orders.add(try Day(2025, 8, 29), to: "fax")
  /// orders.series                         // ["web", "phone", "fax"]
  /// ```
  ///
  /// - Parameter series: The series whose order is fixed. Others are added when first counted.
  public init(series: some Sequence<Series>) {
    knownSeries = []
    for one in series where !knownSeries.contains(one) { knownSeries.append(one) }
    counts = Array(repeating: DayCounts(), count: knownSeries.count)
  }

  /// The series in the order in which they were given or first counted.
  public var series: [Series] { knownSeries }

  /// The position of a series, which is added if it is new.
  @inlinable
  mutating func position(of series: Series) -> Int {
    knownSeries.firstIndex(of: series) ?? append(series)
  }

  @usableFromInline
  @inline(never)
  mutating func append(_ series: Series) -> Int {
    knownSeries.append(series)
    counts.append(DayCounts())
    return counts.count - 1
  }
}

extension DayHistogram {
  /// Counts a day in a series.
  ///
  /// ```swift
  /// var orders = DayHistogram(series: ["web", "phone"])
  /// orders.add(try Day(2025, 8, 29), to: "web")
  /// orders.add(try Day(2025, 8, 29), to: "phone", count: 3)
  /// orders.total                          // 4
  /// ```
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - series: The series. Looking it up takes one comparison for each series before it.
  ///   - count: The number to add, by default 1; not negative. Adding 0 does not count the day.
  /// - Precondition: The sum of the counts of the day in the series fits in `Int`.
  /// - Complexity: O(1) for a fixed number of series.
  @inlinable
  public mutating func add(_ day: Day, to series: Series, count: Int = 1) {
    counts[position(of: series)].add(count, to: day)
  }

  /// Adds the counts of another histogram, such as one that another thread filled.
  ///
  /// ```swift
  /// var orders = DayHistogram(series: ["web"])
  /// var more = DayHistogram(series: ["phone"])
  /// more.add(try Day(2025, 8, 29), to: "phone")
  /// orders.merge(more)
  /// orders.series                         // ["web", "phone"]
  /// ```
  ///
  /// - Precondition: The sum of the counts of each day in each series fits in `Int`.
  public mutating func merge(_ other: DayHistogram) {
    for (series, counts) in zip(other.series, other.counts) {
      let position = position(of: series)
      self.counts[position].add(counts)
    }
  }

  /// The first and the last day whose count is not 0 in some series, or `nil` if there is none.
  ///
  /// ```swift
  /// var orders = DayHistogram(series: ["web"])
  /// orders.add(try Day(2025, 8, 29), to: "web")
  /// orders.add(try Day(2025, 10, 3), to: "web")
  /// orders.days                           // 2025-08-29...2025-10-03
  /// ```
  public var days: ClosedRange<Day>? { SeriesCounts(counts).days }

  /// The count of a day, of all series together.
  ///
  /// ```swift
  /// let friday = try Day(2025, 8, 29)
  /// let visits = DayHistogram(counting: [friday, friday + 1, friday])
  /// visits[friday]                        // 2
  /// ```
  ///
  /// - Precondition: The sum fits in `Int`.
  public subscript(day: Day) -> Int {
    counts.reduce(0) { $0 + $1.count(of: day) }
  }

  /// The count of a day in a series, 0 for a series that the histogram does not have.
  ///
  /// ```swift
  /// var orders = DayHistogram(series: ["web"])
  /// orders.add(try Day(2025, 8, 29), to: "web", count: 3)
  /// orders[try Day(2025, 8, 29), "web"]   // 3
  /// ```
  public subscript(day: Day, series: Series) -> Int {
    knownSeries.firstIndex(of: series).map { counts[$0].count(of: day) } ?? 0
  }

  /// The sum of all counts.
  ///
  /// - Precondition: The sum fits in `Int`.
  public var total: Int {
    counts.reduce(0) { $0 + $1.sum(of: .min...(.max)) }
  }
}

extension DayHistogram: Equatable {}

/// The only series of a ``DayHistogram`` that does not distinguish series.
///
/// ```swift
/// var visits: DayHistogram<SingleSeries> = DayHistogram()
/// visits.add(try Day(2025, 8, 29))
/// ```
public enum SingleSeries: Hashable, Sendable, CaseIterable {
  /// All days.
  case all
}

extension DayHistogram where Series == SingleSeries {
  /// Creates a histogram of a single series that counts nothing yet.
  ///
  /// ```swift
  /// var visits = DayHistogram()
  /// visits.add(try Day(2025, 8, 29))
  /// visits.bins(by: .weekday).map(\.total)                      // [0, 0, 0, 0, 1, 0, 0]
  /// ```
  public init() {
    self.init(series: SingleSeries.allCases)
  }

  /// Creates a histogram of a single series that counts each of the given days once.
  ///
  /// ```swift
  /// let august = try Day(2025, 8, 1)...Day(2025, 8, 31)
  /// DayHistogram(counting: august).bins(by: .weekday).map(\.total)        // [4, 4, 4, 4, 5, 5, 5]
  /// ```
  public init(counting days: some Sequence<Day>) {
    self.init()
    for day in days { add(day) }
  }

  /// Counts a day.
  ///
  /// ```swift
  /// var visits = DayHistogram()
  /// visits.add(try Day(2025, 8, 29))
  /// visits.add(try Day(2025, 8, 30), count: 2)
  /// visits.total                          // 3
  /// ```
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - count: The number to add, by default 1; not negative. Adding 0 does not count the day.
  /// - Precondition: The sum of the counts of the day fits in `Int`.
  @inlinable
  public mutating func add(_ day: Day, count: Int = 1) {
    add(day, to: .all, count: count)
  }
}
#endif
