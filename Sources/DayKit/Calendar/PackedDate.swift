/// The components of a day in 32 bits; the lowest 8 bits are the day of the month.
@frozen
@usableFromInline
struct PackedDate: Hashable, Sendable {
  @usableFromInline let bits: Int32

  @inlinable
  init(bits: Int32) {
    self.bits = bits
  }

  @inlinable
  init(year: Int32, month: Int32, dayOfMonth: Int32) {
    bits = year << 16 | month << 8 | dayOfMonth
  }

  @inlinable
  init(ofDay number: Int32) {
    let date = Civil.date(number)
    self.init(
      year: date.year, month: Int32(bitPattern: date.month),
      dayOfMonth: Int32(bitPattern: date.dayOfMonth))
  }

  @inlinable var year: Int32 { bits >> 16 }
  @inlinable var month: Int32 { bits >> 8 & 0xFF }
  @inlinable var dayOfMonth: Int32 { bits & 0xFF }

  /// The number of days in the month.
  @inlinable
  var dayCount: Int32 {
    month == 2 ? (Day.isLeapYear(Int(year)) ? 29 : 28) : 30 | (month ^ (month &>> 3))
  }

  /// The same day counted in the next month, where the last day of this month is day 0.
  @inlinable
  var inNextMonth: PackedDate {
    let nextMonth: Int32 = month == 12 ? 1 << 16 - 11 << 8 : 1 << 8
    return advanced(by: nextMonth &- dayCount)
  }

  /// The day a number of days later, counted in the same month.
  @inlinable
  func advanced(by days: Int32) -> PackedDate {
    PackedDate(bits: bits &+ days)
  }
}
