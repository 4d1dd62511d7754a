import DayKit

/// How dates look in a format in which all have the same width: digits in fixed places.
struct DateShape: Sendable {
  /// The number of bytes, 8 to 15.
  let width: Int

  /// The number of bytes before the landmark.
  let distance: Int

  /// The number of bytes before the landmark where the year has a sign, if it may have one.
  let signedDistance: Int?

  /// The first and the last eight bytes.
  private let head: Word
  private let tail: Word

  /// Creates the shape of dates in the years 0 to 9999, in a format of which a kernel knows that it
  /// has one.
  init?(_ format: DayFormat, _ landmark: Landmark) {
    let sample = Array(Day.shapeSample.formatted(as: format).utf8)
    let distances = landmark.starts(of: 0).map { -$0 }
    guard (8...15).contains(sample.count), let distance = distances.last else { return nil }
    // Other years are known only where they come first: a sign, six digits, and the landmark.
    guard distances.count == 1 || distances == [7, 4] else { return nil }
    width = sample.count
    self.distance = distance
    signedDistance = distances.count == 1 ? nil : distances.first
    head = Word(sample.prefix(8))
    tail = Word(sample.suffix(8))
  }

  /// Whether a text has the shape at a place.
  @inline(__always)
  func stands(in text: Span<UInt8>, at place: Int) -> Bool {
    place >= 0 && text.count &- place >= width && head.fits(text.word(at: place))
      && tail.fits(text.word(at: place &+ width &- 8))
  }
}

extension DateShape {
  /// Eight bytes that are digits or stand for themselves.
  private struct Word {
    private var text: UInt64 = 0

    /// For each byte what has to be added to the largest difference that is allowed to get 127.
    private var slack: UInt64 = 0

    init(_ bytes: ArraySlice<UInt8>) {
      for byte in bytes.reversed() {
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        text = text << 8 | UInt64(isDigit ? UInt8(ascii: "0") : byte)
        slack = slack << 8 | (isDigit ? 127 - 9 : 127)
      }
    }

    @inline(__always)
    func fits(_ word: UInt64) -> Bool {
      let difference = word ^ text
      return (difference | (difference &+ slack)) & UInt64(bytes: 0x80) == 0
    }
  }
}

extension Day {
  fileprivate static var shapeSample: Day { Day(daysSince1970: 0) }
}
