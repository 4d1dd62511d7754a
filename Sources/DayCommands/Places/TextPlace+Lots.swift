import DayKit
import Terminal

extension TextPlace {
  /// Finds the dates of a shape in lines from a start on, at most so many, and gives the end of the
  /// last of these lines.
  func find(
    _ landmark: Landmark, of shape: DateShape, in bytes: Span<UInt8>, from start: Int,
    atMost most: Int, into places: inout OutputSpan<Range<Int>>
  ) -> Int {
    guard let end = bytes.endOfLines(from: start, about: DateLot.size) else { return start }
    let text = bytes.extracting(0..<end)
    var position = start
    var free = start
    while true {
      let place = text.firstIndex(of: landmark.byte, from: position)
      guard place < end else { return end }
      let date = place &- shape.distance
      guard shape.stands(in: text, at: date), date >= free,
        text.standsAlone(date..<date &+ shape.width)
      else {
        if shape.mayHaveSign(in: text, before: place) {
          return text.leaveOff(before: place, from: start, &places)
        }
        position = place &+ 1
        continue
      }
      guard places.count < most else { return text.leaveOff(before: place, from: start, &places) }
      places.append(date..<date &+ shape.width)
      free = date &+ shape.width
      position = free
    }
  }
}

extension DateShape {
  /// Whether the year before a landmark may have a sign, which needs a look of its own.
  fileprivate func mayHaveSign(in text: Span<UInt8>, before place: Int) -> Bool {
    guard let signedDistance, place >= signedDistance else { return false }
    let sign = text[place &- signedDistance]
    return sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
  }
}

extension Span<UInt8> {
  /// Leaves off before the line in which a place is, without the dates in it, and gives its start.
  fileprivate func leaveOff(
    before place: Int, from start: Int, _ places: inout OutputSpan<Range<Int>>
  ) -> Int {
    var line = place
    while line > start, self[line - 1] != .lineFeed { line -= 1 }
    while let last = places.span.last, last.lowerBound >= line { _ = places.removeLast() }
    return line
  }

  /// The end of whole lines from a place on, which are about so many bytes; `nil` if there is none.
  func endOfLines(from start: Int, about size: Int) -> Int? {
    var end = Swift.min(start + size, count)
    while end > start, self[end - 1] != .lineFeed { end -= 1 }
    if end == start { end = firstIndex(of: .lineFeed, from: start) + 1 }
    return end <= count ? end : nil
  }
}

extension Span<Range<Int>> {
  fileprivate var last: Range<Int>? { isEmpty ? nil : self[count - 1] }
}
