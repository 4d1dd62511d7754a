#if Formats
/// What a stay must meet, such as a stay in a hotel: a range of days with free nights between them.
///
/// A stay from the 8th to the 12th needs the nights of the 8th to the 11th. If the night of the 12th is
/// taken, the stay can end on the 12th, but none can begin on it:
///
/// ```swift
/// let taken = DaySet(try Day(2025, 8, 12)...Day(2025, 8, 14))
/// let stays = StayLimits(nights: 2...14, taken: taken)
/// stays.allows(try Day(2025, 8, 8)...Day(2025, 8, 12))        // true
/// stays.allows(try Day(2025, 8, 8)...Day(2025, 8, 13))        // false
/// stays.refusal(of: try Day(2025, 8, 8)...Day(2025, 8, 13))   // the night of 2025-08-12 is taken
/// stays.allows(try Day(2025, 8, 15)...Day(2025, 8, 16))       // false: fewer than two nights
/// ```
///
/// Set them in ``DayLimits/stays`` for a picker.
public struct StayLimits: Sendable {
  /// The least and the greatest number of nights.
  public var nights: ClosedRange<Int>

  /// The nights that are taken, each given by the day on which it begins.
  public var taken: DaySet

  private let noArrival: (@Sendable (Day) -> Bool)?
  private let noDeparture: (@Sendable (Day) -> Bool)?

  /// Creates limits of stays.
  ///
  /// ```swift
  /// let weekly = StayLimits(
  ///   nights: 7...28, noArrival: { $0.weekday != .saturday }, noDeparture: { $0.weekday != .saturday })
  /// weekly.allows(try Day(2025, 8, 30)...Day(2025, 9, 6))     // true: from Saturday to Saturday
  /// weekly.nights                                             // 7...28
  /// weekly.taken.isEmpty                                      // true
  /// ```
  ///
  /// - Parameters:
  ///   - nights: The least and the greatest number of nights.
  ///   - taken: The nights that are taken, each given by the day on which it begins.
  ///   - noArrival: A rule that returns whether a day cannot be the first one of a stay.
  ///   - noDeparture: A rule that returns whether a day cannot be the last one of a stay.
  /// - Precondition: The least number of nights is at least 0.
  public init(
    nights: ClosedRange<Int> = 1...Int.max, taken: DaySet = DaySet(),
    noArrival: (@Sendable (Day) -> Bool)? = nil, noDeparture: (@Sendable (Day) -> Bool)? = nil
  ) {
    precondition(nights.lowerBound >= 0, "a stay cannot have fewer than 0 nights")
    self.nights = nights
    self.taken = taken
    self.noArrival = noArrival
    self.noDeparture = noDeparture
  }
}

extension StayLimits {
  /// Returns whether a stay is possible.
  ///
  /// ```swift
  /// StayLimits(nights: 2...7).allows(try Day(2025, 8, 8)...Day(2025, 8, 9))        // false: one night
  /// ```
  public func allows(_ stay: ClosedRange<Day>) -> Bool { refusal(of: stay) == nil }

  /// Returns the reason why a stay is not possible, or `nil` if it is.
  ///
  /// ```swift
  /// StayLimits(nights: 2...7).refusal(of: try Day(2025, 8, 8)...Day(2025, 8, 9))   // a stay has at least 2 nights
  /// ```
  ///
  /// - Complexity: That of the rules, and O(*n*) in the number of spans of taken nights.
  public func refusal(of stay: ClosedRange<Day>) -> DayRefusal? {
    let count = stay.upperBound - stay.lowerBound
    if noArrival?(stay.lowerBound) == true { return .noArrival }
    if let night = firstTakenNight(from: stay.lowerBound, count) { return .nightTaken(night) }
    if count < nights.lowerBound { return .tooFewNights(nights.lowerBound) }
    if count > nights.upperBound { return .tooManyNights(nights.upperBound) }
    return noDeparture?(stay.upperBound) == true ? .noDeparture : nil
  }

  /// Returns the reason why no stay can begin on a day, or `nil` if its first nights are free.
  ///
  /// - Parameter last: The last day on which a stay can end.
  func refusal(ofArrivalOn day: Day, through last: Day) -> DayRefusal? {
    if noArrival?(day) == true { return .noArrival }
    if let night = firstTakenNight(from: day, nights.lowerBound) { return .nightTaken(night) }
    return last - day < nights.lowerBound ? .tooFewNights(nights.lowerBound) : nil
  }

  /// The first of some nights that is taken.
  private func firstTakenNight(from first: Day, _ count: Int) -> Day? {
    guard count > 0 else { return nil }
    let last = Swift.min(count - 1, Day.max - first)
    return taken.intersection(DaySet(first...first + last)).bounds?.lowerBound
  }
}

extension StayLimits: CustomStringConvertible {
  /// The numbers of nights and the number of those taken, such as `2 to 14 nights, 3 taken`.
  public var description: String {
    let most = nights.upperBound == .max ? "" : " to \(nights.upperBound)"
    return
      "\(nights.lowerBound)\(most)\(most.isEmpty ? " or more" : "") nights, \(taken.count) taken"
  }
}

#if !hasFeature(Embedded)
extension StayLimits: CustomReflectable {
  /// A mirror of the numbers of nights and the taken nights.
  public var customMirror: Mirror { Mirror(self, children: ["nights": nights, "taken": taken]) }
}
#endif
#endif
