import DayKit

/// How dates look in a text whose format has all digits in fixed places.
struct DateShape: Sendable {
  private let date: FixedDate

  /// The number of bytes before the landmark.
  let distance: Int

  /// The number of bytes before the landmark where the year has a sign, if it may have one.
  let signedDistance: Int?

  /// Creates the shape of dates in the years 0 to 9999, if the format has one.
  init?(_ format: DayFormat, _ landmark: Landmark) {
    let distances = landmark.starts(of: 0).map { -$0 }
    guard let date = format.fixedDate, let distance = distances.last else { return nil }
    // Other years are known only where they come first: a sign, six digits, and the landmark.
    guard distances.count == 1 || distances == [7, 4] else { return nil }
    self.date = date
    self.distance = distance
    signedDistance = distances.count == 1 ? nil : distances.first
  }

  /// The number of bytes, 8 to 15.
  var width: Int { date.width }

  /// Whether a text has the shape at a place.
  @inline(__always)
  func stands(in text: Span<UInt8>, at place: Int) -> Bool {
    date.stands(in: text, at: place)
  }
}
