/// A set of days of the week, such as a weekend.
@frozen
public struct WeekdaySet: Hashable, Sendable {
  /// One bit for each weekday; the lowest is Sunday.
  @usableFromInline var bits: UInt8

  /// Creates the set of the weekdays in a sequence.
  @inlinable
  public init(_ weekdays: some Sequence<Weekday>) {
    bits = weekdays.reduce(0) { $0 | 1 << UInt8($1.rawValue) }
  }

  /// Returns whether a weekday is in the set.
  @inlinable
  public func contains(_ weekday: Weekday) -> Bool {
    bits >> UInt8(weekday.rawValue) & 1 == 1
  }
}

extension WeekdaySet {
  /// Creates the set of one weekday.
  package init(_ weekday: Weekday) {
    bits = 1 << UInt8(weekday.rawValue)
  }

  /// Adds a weekday to the set.
  package mutating func insert(_ weekday: Weekday) {
    bits |= 1 << UInt8(weekday.rawValue)
  }
}

extension WeekdaySet: ExpressibleByArrayLiteral {
  /// Creates the set of the weekdays listed.
  @inlinable
  public init(arrayLiteral weekdays: Weekday...) {
    self.init(weekdays)
  }
}

extension WeekdaySet: Sequence {
  /// The weekdays of the set in order, Sunday first.
  public func makeIterator() -> IndexingIterator<[Weekday]> {
    Weekday.allCases.filter(contains).makeIterator()
  }
}
