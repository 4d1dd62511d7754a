#if Formats
/// A set of days, such as bookings or the days that a log has, stored as spans of consecutive days.
///
/// ```swift
/// let stay = try Day(2025, 8, 1)...Day(2025, 8, 3)
/// let trip = try Day(2025, 8, 10)...Day(2025, 8, 12)
/// let booked = DaySet(spans: [trip, stay])
/// booked.count                          // 6
/// booked.contains(try Day(2025, 8, 4))  // false
/// booked.spans[0]                       // 2025-08-01...2025-08-03
/// for gap in booked.gaps(in: try Day(2025, 8, 1)...Day(2025, 8, 31)) { print(gap) }
/// // 2025-08-04...2025-08-09
/// // 2025-08-13...2025-08-31
/// ```
///
/// The memory depends on the number of spans and not on their length. A set of days can be iterated
/// in order, so it can be the holidays of a ``WorkCalendar``.
public struct DaySet: Sendable {
  /// The first day of each span and the day after its last one, in order, as days since 1970.
  ///
  /// No number occurs twice, so spans neither touch nor overlap, and a day is in the set if the
  /// count of numbers up to it is odd.
  var edges = PlainArray<Int>()

  /// Creates an empty set.
  ///
  /// ```swift
  /// DaySet().isEmpty                      // true
  /// ```
  public init() {}

  /// Creates the set of the days from the first to the last of a range.
  ///
  /// ```swift
  /// DaySet(try Day(2025, 8, 1)...Day(2025, 8, 31)).count        // 31
  /// ```
  ///
  /// - Complexity: O(1).
  public init(_ days: ClosedRange<Day>) {
    append(days)
  }

  /// Creates the set of the days of a range without its upper bound, such as the nights of a stay.
  ///
  /// ```swift
  /// DaySet(try Day(2025, 8, 8)..<Day(2025, 8, 12)).count        // 4
  /// ```
  ///
  /// - Complexity: O(1).
  public init(_ days: Range<Day>) {
    if !days.isEmpty { append(days.lowerBound...days.upperBound - 1) }
  }

  /// Creates the set of a day and all later ones, up to ``Day/max``.
  ///
  /// ```swift
  /// DaySet(try Day(2025, 8, 29)...)       // [2025-08-29/9999-12-31]
  /// ```
  public init(_ days: PartialRangeFrom<Day>) {
    self.init(days.lowerBound ... .max)
  }

  /// Creates the set of a day and all earlier ones, from ``Day/min`` on.
  ///
  /// ```swift
  /// DaySet(...(try Day(2025, 8, 29))).contains(.min)            // true
  /// ```
  public init(_ days: PartialRangeThrough<Day>) {
    self.init(.min...days.upperBound)
  }

  /// Creates a set of days, which can be in any order and repeat.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySet([day + 1, day, day])           // [2025-08-29/2025-08-30]
  /// ```
  ///
  /// - Complexity: O(*n* log *n*) for *n* days.
  public init(_ days: some Sequence<Day>) {
    for day in days.sorted() { append(day...day) }
  }

  /// Creates the set of all days in some spans, which can be in any order and overlap.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySet(spans: [day...day + 2, day - 2...day])               // [2025-08-27/2025-08-31]
  /// ```
  ///
  /// - Complexity: O(*n* log *n*) for *n* spans.
  public init(spans: some Sequence<ClosedRange<Day>>) {
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(span) }
  }

  /// Adds a span that does not start before the last one.
  private mutating func append(_ span: ClosedRange<Day>) {
    let (start, end) = (span.lowerBound.daysSince1970, span.upperBound.daysSince1970 + 1)
    guard let last = edges.last, start <= last else {
      edges.append(start)
      return edges.append(end)
    }
    edges[edges.count - 1] = Swift.max(last, end)
  }
}

// Days.

extension DaySet {
  /// Returns whether a day is in the set.
  ///
  /// ```swift
  /// let august = DaySet(try Day(2025, 8, 1)...Day(2025, 8, 31))
  /// august.contains(try Day(2025, 8, 29))                       // true
  /// ```
  ///
  /// - Complexity: O(log *n*) for *n* spans.
  public func contains(_ day: Day) -> Bool { edgeCount(upTo: day.daysSince1970) % 2 == 1 }

  /// The count of edges up to a number of days since 1970 and at it.
  func edgeCount(upTo number: Int) -> Int {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns whether all days of a range are in the set.
  ///
  /// ```swift
  /// let august = DaySet(try Day(2025, 8, 1)...Day(2025, 8, 31))
  /// august.contains(try Day(2025, 8, 29)...Day(2025, 9, 1))     // false
  /// ```
  public func contains(_ days: ClosedRange<Day>) -> Bool {
    isSuperset(of: DaySet(days))
  }

  /// The number of days.
  ///
  /// ```swift
  /// DaySet(try Day(2025, 1, 1)...Day(2025, 12, 31)).count       // 365
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* spans.
  public var count: Int {
    spanPositions.reduce(0) { $0 + edges[$1 + 1] - edges[$1] }
  }

  /// Whether the set has no days.
  public var isEmpty: Bool { edges.isEmpty }

  /// The first and the last day, or `nil` if the set is empty.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySet([day, day + 7]).bounds         // 2025-08-29...2025-09-05
  /// ```
  public var bounds: ClosedRange<Day>? {
    edges.isEmpty ? nil : range(edges[0], edges[edges.count - 1])
  }
}

// Spans.

extension DaySet {
  /// The spans of consecutive days in order, each as long as possible.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySet([day, day + 2, day + 1, day + 9]).spans[0]           // 2025-08-29...2025-08-31
  /// ```
  public var spans: [ClosedRange<Day>] {
    spanPositions.map { range(edges[$0], edges[$0 + 1]) }
  }

  /// Returns the spans of consecutive days of a range that are not in the set.
  ///
  /// ```swift
  /// let booked = DaySet(try Day(2025, 8, 10)...Day(2025, 8, 12))
  /// booked.gaps(in: try Day(2025, 8, 1)...Day(2025, 8, 12))[0]  // 2025-08-01...2025-08-09
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* spans.
  public func gaps(in range: ClosedRange<Day>) -> [ClosedRange<Day>] {
    DaySet(range).subtracting(self).spans
  }

  /// Returns a set in which neighbouring spans are one if the gap between them meets a condition.
  ///
  /// ```swift
  /// let friday = try Day(2025, 8, 29)
  /// let worked = DaySet([friday, friday + 3, friday + 10])
  /// worked.joiningSpans { $0.count <= 2 }
  /// // [2025-08-29/2025-09-01, 2025-09-08/2025-09-08]
  /// ```
  ///
  /// - Parameter condition: Returns whether the days of a gap become a part of the set.
  public func joiningSpans(where condition: (ClosedRange<Day>) -> Bool) -> DaySet {
    var joined = DaySet()
    for span in spans {
      if let last = joined.edges.last, condition(range(last, span.lowerBound.daysSince1970)) {
        joined.edges[joined.edges.count - 1] = span.upperBound.daysSince1970 + 1
      } else {
        joined.append(span)
      }
    }
    return joined
  }

  private var spanPositions: StrideTo<Int> { stride(from: 0, to: edges.count, by: 2) }

  private func range(_ start: Int, _ end: Int) -> ClosedRange<Day> {
    Day(daysSince1970: start)...Day(daysSince1970: end - 1)
  }
}

extension DaySet: Sequence {
  /// Returns an iterator over the days in order.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySet([day + 1, day]).map(\.dayOfMonth)                    // [29, 30]
  /// ```
  public func makeIterator() -> some IteratorProtocol<Day> {
    spans.lazy.joined().makeIterator()
  }
}

extension DaySet: Hashable {
  /// Returns whether two sets have the same days.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySet([day, day + 1]) == DaySet(day...day + 1)             // true
  /// ```
  public static func == (left: DaySet, right: DaySet) -> Bool {
    left.edges.elementsEqual(right.edges)
  }

  /// Adds the spans to a hash value.
  ///
  /// ```swift
  /// Set([DaySet(), DaySet()]).count       // 1
  /// ```
  public func hash(into hasher: inout Hasher) {
    for edge in edges { hasher.combine(edge) }
  }
}

extension DaySet: CustomStringConvertible {
  /// The spans as intervals in ISO 8601, such as `[2025-08-01/2025-08-03, 2025-08-10/2025-08-12]`.
  public var description: String {
    "[" + spans.map { "\($0.lowerBound)/\($0.upperBound)" }.joined(separator: ", ") + "]"
  }
}

#if !hasFeature(Embedded)
extension DaySet: CustomReflectable {
  /// A mirror of the spans.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: spans, displayStyle: .set)
  }
}
#endif
#endif
