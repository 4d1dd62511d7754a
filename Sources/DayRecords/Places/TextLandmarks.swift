import DayKit
import Terminal

/// What every date in a format has, so that a search need not look at anything else.
struct TextLandmarks: Sendable {
  private let first: Landmark

  /// A byte at a distance behind the first landmark.
  private let second: (byte: UInt8, distance: Int)?

  /// The fewest bytes before the first landmark.
  let fewestBefore: Int

  init?(_ format: DayFormat) {
    guard let first = Landmark(format) else { return nil }
    self.first = first
    second = format.secondLandmark
    fewestBefore = first.starts(of: 0).reduce(.max) { Swift.min($0, -$1) }
  }

  /// Whether dates have two landmarks, which are far rarer than one.
  var areTwo: Bool { second != nil }
}

extension TextLandmarks {
  /// The first landmark of a date from a position on; the end of the text if there is none.
  @inline(__always)
  func firstIndex(in text: Span<UInt8>, from position: Int) -> Int {
    guard let second else { return text.firstIndex(of: first.byte, from: position) }
    return text.firstIndex(
      of: first.byte, andOf: second.byte, distance: second.distance, from: position)
  }

  /// Where dates may begin whose landmark is at a position, the first of them first.
  @inline(__always)
  func starts(of position: Int) -> Landmark.Starts { first.starts(of: position) }
}

extension TextPlace {
  /// The first date that begins at a position or behind it, found by its landmarks.
  ///
  /// All bytes before the first landmark of a date are digits or a sign, so that of two dates the
  /// one with the earlier landmark begins first.
  @inline(__always)
  func next(
    in text: Span<UInt8>, from start: Int, by reader: borrowing DateReader,
    _ landmarks: TextLandmarks
  ) -> TextDate? {
    var place = landmarks.firstIndex(in: text, from: start &+ landmarks.fewestBefore)
    while place < text.count {
      for position in landmarks.starts(of: place) where position >= start {
        if let date = date(at: position, in: text, by: reader) { return date }
      }
      place = landmarks.firstIndex(in: text, from: place &+ 1)
    }
    return nil
  }
}
