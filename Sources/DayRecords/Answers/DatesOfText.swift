/// Which dates of a text count, if it has several.
package enum DatesOfText: String, CaseIterable, Sendable {
  case first, last, any, all

  /// The verdict on a text whose dates have verdicts in a range, which is not empty.
  func verdict(_ days: Span<Bool>, _ range: Range<Int>) -> Bool {
    switch self {
    case .first: return days[range.lowerBound]
    case .last: return days[range.upperBound - 1]
    case .any, .all:
      for index in range where days[index] == (self == .any) { return self == .any }
      return self == .all
    }
  }
}
