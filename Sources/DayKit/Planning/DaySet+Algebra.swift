#if Formats
extension DaySet: SetAlgebra {
  /// Returns the days that are in at least one of two sets.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySet([day]).union([day + 1])        // [2025-08-29/2025-08-30]
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* spans in both sets, as for the other operations on two sets.
  public func union(_ other: DaySet) -> DaySet {
    combined(with: other) { $0 || $1 }
  }

  /// Returns the days that are in both of two sets.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySet(day...day + 5).intersection(DaySet(day + 4...day + 9))         // [2025-09-02/2025-09-03]
  /// ```
  public func intersection(_ other: DaySet) -> DaySet {
    combined(with: other) { $0 && $1 }
  }

  /// Returns the days that are in one of two sets and not in the other.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySet(day...day + 1).symmetricDifference(DaySet(day + 1...day + 2))
  /// // [2025-08-29/2025-08-29, 2025-08-31/2025-08-31]
  /// ```
  public func symmetricDifference(_ other: DaySet) -> DaySet {
    combined(with: other) { $0 != $1 }
  }

  /// Returns the days of this set that are not in another one.
  ///
  /// ```swift
  /// let august = try Day(2025, 8, 1)...Day(2025, 8, 31)
  /// let free = DaySet(august).subtracting([try Day(2025, 8, 1)])
  /// free.bounds                           // 2025-08-02...2025-08-31
  /// ```
  public func subtracting(_ other: DaySet) -> DaySet {
    combined(with: other) { $0 && !$1 }
  }

  /// Adds the days of another set.
  ///
  /// ```swift
  /// var booked: DaySet = [try Day(2025, 8, 29)]
  /// booked.formUnion(DaySet(try Day(2025, 9, 1)...Day(2025, 9, 5)))
  /// booked.count                          // 6
  /// ```
  public mutating func formUnion(_ other: DaySet) { self = union(other) }

  /// Removes the days that are not in another set.
  ///
  /// ```swift
  /// var booked = DaySet(try Day(2025, 8, 25)...Day(2025, 9, 5))
  /// booked.formIntersection(DaySet(try Day(2025, 9, 1)...Day(2025, 9, 30)))
  /// booked                                // [2025-09-01/2025-09-05]
  /// ```
  public mutating func formIntersection(_ other: DaySet) { self = intersection(other) }

  /// Removes the days that are in both sets, and adds those that are only in the other one.
  ///
  /// ```swift
  /// var days: DaySet = [try Day(2025, 8, 29)]
  /// days.formSymmetricDifference([try Day(2025, 8, 29)])
  /// days.isEmpty                          // true
  /// ```
  public mutating func formSymmetricDifference(_ other: DaySet) {
    self = symmetricDifference(other)
  }

  /// Adds a day.
  ///
  /// ```swift
  /// var booked = DaySet()
  /// booked.insert(try Day(2025, 8, 29)).inserted                // true
  /// booked.insert(try Day(2025, 8, 29)).inserted                // false
  /// ```
  ///
  /// - Complexity: O(log *n* + *m*) for *n* spans, of which *m* are later. To add many days in any order,
  ///   create a set of them and use ``formUnion(_:)``.
  @discardableResult
  public mutating func insert(_ day: Day) -> (inserted: Bool, memberAfterInsert: Day) {
    (update(with: day) == nil, day)
  }

  /// Adds a day, and returns it if it was in the set before.
  ///
  /// ```swift
  /// var booked = DaySet()
  /// booked.update(with: try Day(2025, 8, 29))                   // nil
  /// ```
  @discardableResult
  public mutating func update(with day: Day) -> Day? {
    if contains(day) { return day }
    set(day...day, areMembers: true)
    return nil
  }

  /// Removes a day, and returns it if it was in the set.
  ///
  /// ```swift
  /// var booked = DaySet(try Day(2025, 8, 28)...Day(2025, 8, 30))
  /// booked.remove(try Day(2025, 8, 29))   // 2025-08-29
  /// booked.spans.count                    // 2
  /// ```
  @discardableResult
  public mutating func remove(_ day: Day) -> Day? {
    guard contains(day) else { return nil }
    set(day...day, areMembers: false)
    return day
  }

  /// Adds the days of a range.
  ///
  /// ```swift
  /// var booked = DaySet()
  /// booked.insert(try Day(2025, 8, 29)...Day(2025, 9, 1))
  /// booked.count                          // 4
  /// ```
  ///
  /// - Complexity: O(log *n* + *m*) for *n* spans, of which *m* are later.
  public mutating func insert(_ days: ClosedRange<Day>) { set(days, areMembers: true) }

  /// Removes the days of a range.
  ///
  /// ```swift
  /// var free = DaySet(try Day(2025, 8, 1)...Day(2025, 8, 31))
  /// free.remove(try Day(2025, 8, 4)...Day(2025, 8, 31))
  /// free                                  // [2025-08-01/2025-08-03]
  /// ```
  ///
  /// - Complexity: O(log *n* + *m*) for *n* spans, of which *m* are later.
  public mutating func remove(_ days: ClosedRange<Day>) { set(days, areMembers: false) }

  /// Makes all days of a range members, or none of them.
  private mutating func set(_ days: ClosedRange<Day>, areMembers: Bool) {
    let (start, end) = (days.lowerBound.daysSince1970, days.upperBound.daysSince1970 + 1)
    // Edges from the start to the end, both included, are replaced by those where membership changes.
    let (first, next) = (edgeCount(upTo: start - 1), edgeCount(upTo: end))
    var later = PlainArray<Int>()
    for index in next..<edges.count { later.append(edges[index]) }
    edges.removeLast(edges.count - first)
    if (first % 2 == 1) != areMembers { edges.append(start) }
    if (next % 2 == 1) != areMembers { edges.append(end) }
    for edge in later { edges.append(edge) }
  }

  /// Returns the days for which a function of "in this set" and "in the other set" is true.
  private func combined(with other: DaySet, by isMember: (Bool, Bool) -> Bool) -> DaySet {
    var result = DaySet()
    var (index, otherIndex) = (0, 0)
    while index < edges.count || otherIndex < other.edges.count {
      let edge = index < edges.count ? edges[index] : Int.max
      let otherEdge = otherIndex < other.edges.count ? other.edges[otherIndex] : Int.max
      let next = Swift.min(edge, otherEdge)
      if edge == next { index += 1 }
      if otherEdge == next { otherIndex += 1 }
      // The result has an edge where membership changes.
      let isInside = isMember(index % 2 == 1, otherIndex % 2 == 1)
      if isInside != (result.edges.count % 2 == 1) { result.edges.append(next) }
    }
    return result
  }
}
#endif
