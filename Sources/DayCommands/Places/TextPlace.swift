import DayKit
import Terminal

/// Every date in a text, where it is not part of a longer word or number.
struct TextPlace: Sendable {
  /// For each byte whether a date in one of the formats may begin with it.
  private let beginnings: ContiguousArray<Bool>

  /// What all dates have, if there is one format and it has one.
  let landmark: Landmark?

  /// How all dates look, if there is one format and all its digits are in fixed places.
  let shape: DateShape?

  init(_ formats: [DayFormat]) {
    let landmark = formats.count == 1 ? formats.first.flatMap(Landmark.init) : nil
    self.landmark = landmark
    shape = landmark.flatMap { landmark in formats.first.flatMap { DateShape($0, landmark) } }
    beginnings = ContiguousArray(
      (0...UInt8.max).map { byte in formats.contains { $0.mayBegin(with: byte) } })
  }

  func next(
    in record: Span<UInt8>, from start: Int, by reader: borrowing DateReader
  ) -> PlacedDate? {
    if let landmark { return next(in: record, from: start, by: landmark, reader) }
    var position = start
    while position < record.count {
      if beginnings[Int(record[position])],
        let date = date(at: position, of: record, by: reader)
      {
        return date
      }
      position += 1
    }
    return nil
  }

  /// The first date of a text from a byte on, found by its landmark; `nil` if there is none.
  @inline(__always)
  func next(
    in text: Span<UInt8>, from start: Int, by landmark: Landmark, _ reader: borrowing DateReader
  ) -> PlacedDate? {
    var place = text.firstIndex(of: landmark.byte, from: start)
    while place < text.count {
      for position in landmark.starts(of: place) where position >= start {
        if let date = date(at: position, of: text, by: reader) { return date }
      }
      place = text.firstIndex(of: landmark.byte, from: place + 1)
    }
    return nil
  }

  /// The date that stands at a place, if it is not part of a longer word or number.
  private func date(
    at position: Int, of text: Span<UInt8>, by reader: borrowing DateReader
  ) -> PlacedDate? {
    guard text.standsAlone(before: position),
      let (day, end) = reader.readPrefix(of: text, from: position), text.standsAlone(after: end)
    else { return nil }
    return PlacedDate(day: day, range: position..<end, frame: .plain)
  }
}

extension Span<UInt8> {
  /// Whether what stands in a range is not part of a longer word or number.
  @inline(__always)
  func standsAlone(_ range: Range<Int>) -> Bool {
    standsAlone(before: range.lowerBound) && standsAlone(after: range.upperBound)
  }

  /// Whether no longer word or number leads to a place.
  @inline(__always)
  fileprivate func standsAlone(before start: Int) -> Bool {
    isBlankOrSign(at: start &- 1) || !hasWordByte(at: start &- 1) && !hasNumber(before: start)
  }

  /// Whether no longer word or number goes on from a place.
  @inline(__always)
  fileprivate func standsAlone(after end: Int) -> Bool {
    isBlankOrSign(at: end) || !hasWordByte(at: end) && !hasNumber(after: end)
  }

  /// Whether one of the bytes stands at a place that most words have around them: a control, a space
  /// or one of the signs up to the comma.
  @inline(__always)
  private func isBlankOrSign(at place: Int) -> Bool {
    place >= 0 && place < count && self[place] <= UInt8(ascii: ",")
  }

  /// Whether a hyphen or a full stop and a digit go on from a place, as in `2025-08-29-1`.
  fileprivate func hasNumber(after end: Int) -> Bool {
    joinsNumbers(at: end) && isDigit(at: end + 1)
  }

  /// Whether a digit and a hyphen or a full stop lead to a place, as in `1.2025-08-29`.
  fileprivate func hasNumber(before start: Int) -> Bool {
    joinsNumbers(at: start - 1) && isDigit(at: start - 2)
  }

  private func joinsNumbers(at position: Int) -> Bool {
    guard indices.contains(position) else { return false }
    return self[position] == UInt8(ascii: "-") || self[position] == UInt8(ascii: ".")
  }

  private func isDigit(at position: Int) -> Bool {
    indices.contains(position)
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[position])
  }

  /// Whether a letter, a digit, an underscore or a part of a letter beyond ASCII stands at a place.
  fileprivate func hasWordByte(at position: Int) -> Bool {
    guard indices.contains(position) else { return false }
    switch self[position] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      return true
    default:
      return false
    }
  }
}
