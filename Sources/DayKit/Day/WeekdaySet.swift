/// A set of days of the week, such as a weekend.
///
/// ```swift
/// let free: WeekdaySet = [.wednesday, .sunday]
/// free.contains(.sunday)                  // true
/// WeekdaySet.all.subtracting(.weekend)    // [Monday, Tuesday, Wednesday, Thursday, Friday]
/// ```
@frozen
public struct WeekdaySet: Hashable, Sendable {
  /// One bit for each weekday; the lowest is Sunday.
  @usableFromInline var bits: UInt8

  @inlinable
  init(bits: UInt8) {
    self.bits = bits
  }

  /// Creates the set of the weekdays in a sequence.
  ///
  /// ```swift
  /// WeekdaySet(Weekday.ordered(startingOn: .monday).prefix(5)).contains(.sunday)   // false
  /// ```
  @inlinable
  public init(_ weekdays: some Sequence<Weekday>) {
    bits = weekdays.reduce(0) { $0 | $1.bit }
  }

  /// All seven weekdays.
  ///
  /// ```swift
  /// WeekdaySet.all.count                    // 7
  /// ```
  @inlinable public static var all: WeekdaySet { WeekdaySet(bits: 0b111_1111) }

  /// Saturday and Sunday, the weekend of most countries.
  ///
  /// For the weekend of a language and region, see ``DaySymbols/weekend``.
  ///
  /// ```swift
  /// WeekdaySet.weekend == [.saturday, .sunday]   // true
  /// ```
  @inlinable public static var weekend: WeekdaySet { WeekdaySet(bits: 0b100_0001) }

  /// Monday to Friday.
  ///
  /// ```swift
  /// WeekdaySet.mondayToFriday.contains(.friday)                 // true
  /// WeekdaySet.mondayToFriday.subtracting([.wednesday]).count   // 4, for somebody who is off on Wednesdays
  /// ```
  @inlinable public static var mondayToFriday: WeekdaySet { WeekdaySet(bits: 0b011_1110) }
}

extension WeekdaySet {
  /// Creates the set of one weekday.
  package init(_ weekday: Weekday) {
    bits = weekday.bit
  }

  /// The number of weekdays in the set, 0 to 7.
  @inlinable public var count: Int { bits.nonzeroBitCount }
}

extension WeekdaySet: SetAlgebra {
  /// Creates an empty set.
  ///
  /// ```swift
  /// WeekdaySet().isEmpty                    // true
  /// ```
  @inlinable
  public init() {
    bits = 0
  }

  /// Creates the set of the weekdays listed.
  ///
  /// ```swift
  /// let days: WeekdaySet = [.monday, .friday]
  /// ```
  @inlinable
  public init(arrayLiteral weekdays: Weekday...) {
    self.init(weekdays)
  }

  /// Returns whether a weekday is in the set.
  ///
  /// ```swift
  /// days.contains(.monday)                  // true
  /// ```
  @inlinable
  public func contains(_ weekday: Weekday) -> Bool {
    bits & weekday.bit != 0
  }

  /// The weekdays that are in one of two sets or both.
  ///
  /// ```swift
  /// days.union([.sunday])                   // [Sunday, Monday, Friday]
  /// ```
  @inlinable
  public func union(_ other: WeekdaySet) -> WeekdaySet { WeekdaySet(bits: bits | other.bits) }

  /// The weekdays that are in both sets.
  ///
  /// ```swift
  /// days.intersection([.friday, .saturday]) // [Friday]
  /// ```
  @inlinable
  public func intersection(_ other: WeekdaySet) -> WeekdaySet {
    WeekdaySet(bits: bits & other.bits)
  }

  /// The weekdays that are in one of two sets, but not in both.
  ///
  /// ```swift
  /// days.symmetricDifference([.friday, .saturday])   // [Monday, Saturday]
  /// ```
  @inlinable
  public func symmetricDifference(_ other: WeekdaySet) -> WeekdaySet {
    WeekdaySet(bits: bits ^ other.bits)
  }

  /// Adds the weekdays of another set.
  ///
  /// ```swift
  /// var holidays = days
  /// holidays.formUnion([.sunday])           // [Sunday, Monday, Friday]
  /// ```
  @inlinable
  public mutating func formUnion(_ other: WeekdaySet) { bits |= other.bits }

  /// Keeps only the weekdays that are also in another set.
  ///
  /// ```swift
  /// holidays.formIntersection([.sunday])    // [Sunday]
  /// ```
  @inlinable
  public mutating func formIntersection(_ other: WeekdaySet) { bits &= other.bits }

  /// Keeps the weekdays that are in one of the two sets, but not in both.
  ///
  /// ```swift
  /// holidays.formSymmetricDifference(.all)  // [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday]
  /// ```
  @inlinable
  public mutating func formSymmetricDifference(_ other: WeekdaySet) { bits ^= other.bits }

  /// Adds a weekday to the set.
  ///
  /// ```swift
  /// holidays.insert(.sunday).inserted       // true
  /// ```
  @inlinable
  @discardableResult
  public mutating func insert(
    _ weekday: Weekday
  ) -> (inserted: Bool, memberAfterInsert: Weekday) {
    let isNew = !contains(weekday)
    bits |= weekday.bit
    return (isNew, weekday)
  }

  /// Removes a weekday from the set and returns it, or `nil` if it was not in the set.
  ///
  /// ```swift
  /// holidays.remove(.sunday)                // .sunday
  /// ```
  @inlinable
  @discardableResult
  public mutating func remove(_ weekday: Weekday) -> Weekday? {
    defer { bits &= ~weekday.bit }
    return contains(weekday) ? weekday : nil
  }

  /// Adds a weekday to the set and returns it if it was in the set before.
  ///
  /// ```swift
  /// holidays.update(with: .monday)          // .monday
  /// ```
  @inlinable
  @discardableResult
  public mutating func update(with weekday: Weekday) -> Weekday? {
    defer { bits |= weekday.bit }
    return contains(weekday) ? weekday : nil
  }
}

extension WeekdaySet: Sequence {
  /// The weekdays of the set in order, Sunday first.
  ///
  /// ```swift
  /// for weekday in days { print(weekday) }  // Monday, Friday
  /// ```
  public func makeIterator() -> IndexingIterator<[Weekday]> {
    Weekday.allCases.filter(contains).makeIterator()
  }
}

extension Weekday {
  /// The bit of the weekday in a set.
  @inlinable var bit: UInt8 { 1 &<< UInt8(truncatingIfNeeded: rawValue) }
}
