import DayKit
import Terminal

/// Dates that stand in records, taken out so that they are answered as lines are: many at once.
struct DateLot {
  /// The number of bytes of records after which a lot is full.
  static let size = 8_192

  /// The largest number of dates in a lot.
  private static let limit = 256

  /// Where the dates stand.
  private(set) var places: ContiguousArray<Range<Int>> = []

  /// The dates, each as a line.
  private(set) var lines: ContiguousArray<UInt8> = []

  /// The answers, each as a line.
  private(set) var answers: ContiguousArray<UInt8> = []

  /// The number of bytes of the line of each answer, if all have as many.
  var answerWidth: Int?

  /// The number of dates to take at once: few where one of them needed a look of its own.
  private var most = 8
}

extension DateLot {
  /// Takes the dates that a place has from a start on, and gives the end of the records that they
  /// stand in.
  mutating func take(
    from bytes: Span<UInt8>, after start: Int, at place: borrowing LotPlace
  ) -> Int {
    let end = find(in: bytes, from: start, atMost: most, at: place)
    let places = places
    let room = places.reduce(0) { $0 + $1.count + 1 }
    lines.removeAll(keepingCapacity: true)
    lines.append(addingCapacity: room) { lines in
      lines.append(linesOf: bytes, at: places.span)
    }
    return end
  }

  /// The room that the answers to a lot need in most cases, with the records that they stand in.
  func room(for rest: Int, _ format: DayFormat) -> Int {
    Swift.min(rest, Self.size) + most * (format.maximumWidth + 2)
  }

  /// Leaves off before the record of the date with a number, and gives the new end.
  mutating func leaveOff(
    atDate number: Int, of bytes: Span<UInt8>, from start: Int, at place: borrowing LotPlace
  ) -> Int {
    most = Swift.max(number, 1)
    guard number > 0 else {
      places.removeAll(keepingCapacity: true)
      return start
    }
    return find(in: bytes, from: start, atMost: number, at: place)
  }

  private mutating func find(
    in bytes: Span<UInt8>, from start: Int, atMost most: Int, at place: borrowing LotPlace
  ) -> Int {
    var end = start
    places.removeAll(keepingCapacity: true)
    places.append(addingCapacity: most) { places in
      end = place.find(in: bytes, from: start, atMost: most, into: &places)
    }
    return end
  }

  /// Takes more dates the next time.
  mutating func grow() { most = Swift.min(most * 2, Self.limit) }

  /// Lets the body write the answers to the lines.
  mutating func answer(
    room: Int, by body: (Span<UInt8>, inout OutputSpan<UInt8>) -> Void
  ) {
    let lines = lines
    answers.removeAll(keepingCapacity: true)
    answers.append(addingCapacity: room) { answers in body(lines.span, &answers) }
  }
}
