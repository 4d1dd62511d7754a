#if Formats
/// A byte that every text in a format has, at one of a few distances from its start.
///
/// A search for dates in a long text looks only for this byte. All bytes before it are digits,
/// except for a sign at the start; the byte itself is neither, and not a space, which can be one of
/// several kinds.
package struct Landmark: Equatable, Sendable {
  package let byte: UInt8

  /// The distances, as a set of bits.
  private let distances: UInt32

  /// Creates the landmark of a format, if it has one.
  package init?(_ format: DayFormat) {
    var distances: UInt32 = 1
    for field in format.fields {
      if case .literal(let byte) = field {
        guard byte.digitValue == nil else { return nil }
        self.byte = byte
        self.distances = distances
        return
      }
      guard let widths = field.widthsInDigits else { return nil }
      var sums: UInt32 = 0
      for width in 0..<16 where widths >> UInt32(width) & 1 == 1 { sums |= distances << width }
      distances = sums
    }
    return nil
  }

  /// The positions where texts can start that have the byte at a position, in order.
  @inline(__always)
  package func starts(of place: Int) -> Starts {
    Starts(place: place, distances: distances)
  }

  /// Positions in order.
  package struct Starts: Sequence, IteratorProtocol {
    fileprivate let place: Int
    fileprivate var distances: UInt32

    package mutating func next() -> Int? {
      guard distances != 0 else { return nil }
      let distance = 31 - distances.leadingZeroBitCount
      distances &= ~(1 << distance)
      return place - distance
    }
  }
}

extension Field {
  /// How many digits and signs the field can have, as a set of bits; `nil` if it can have something
  /// else, or any number of them.
  fileprivate var widthsInDigits: UInt32? {
    guard case .number(let part, let width) = self else { return nil }
    // A year outside 0 to 9999 is a sign and six digits, a century before year 0 a hyphen and
    // three.
    let others: UInt32
    switch part {
    case .year, .weekYear: others = 1 << 7
    case .century: others = 1 << 4
    case .yearOfEra: return nil
    default: others = 0
    }
    switch width {
    case .exactly(let count): return others | 1 << UInt32(count)
    // All bits from 1 up.
    case .upTo(let count), .atLeastOne(let count): return others | ((2 << UInt32(count)) - 2)
    case .upToOrSpaces, .spaces: return nil
    }
  }
}
#endif
