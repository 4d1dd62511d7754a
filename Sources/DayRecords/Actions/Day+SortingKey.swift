import DayKit

extension Day {
  /// A number above those of all days, for a date that is absent.
  static var absentSortingKey: UInt32 {
    UInt32(truncatingIfNeeded: max.daysSince1970 &- min.daysSince1970 &+ 2)
  }

  /// A number above 0 that is larger for later days, or for earlier ones.
  @inline(__always)
  func sortingKey(_ isDescending: Bool) -> UInt32 {
    let distance =
      isDescending
      ? Day.max.daysSince1970 &- daysSince1970 : daysSince1970 &- Day.min.daysSince1970
    return UInt32(truncatingIfNeeded: distance &+ 1)
  }
}
