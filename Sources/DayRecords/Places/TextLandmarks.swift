import DayKit
import System

/// Bytes that every date in a format has, so that a search can skip everything else.
struct TextLandmarks: Sendable {
  private let first: UInt8

  /// The possible numbers of bytes before the first landmark, each as the bit with that number.
  let distances: UInt32

  /// A byte at a distance after the first landmark.
  private let second: (byte: UInt8, distance: Int)?

  /// The layout of dates in the years 0 to 9999, if it is fixed.
  ///
  /// It is in an array, because the compiler uses an element of an array in place.
  let fixedDates: ContiguousArray<FixedDate>

  init?(_ format: DayFormat) {
    guard let landmark = Landmark(format) else { return nil }
    first = landmark.byte
    distances = landmark.starts(of: 0).reduce(0) { $0 | 1 << UInt32(-$1) }
    second = format.secondLandmark
    fixedDates = format.fixedDate.map { [$0] } ?? []
  }

  /// Whether dates have two landmarks.
  ///
  /// A pair of landmarks is far rarer in a text than one.
  var areTwo: Bool { second != nil }
}

extension TextLandmarks {
  var fewestBefore: Int { distances.trailingZeroBitCount }
  private var mostBefore: Int { 31 &- distances.leadingZeroBitCount }

  /// The first landmark from a position on, or the end of the text if there is none.
  @inline(__always)
  func firstIndex(in text: Span<UInt8>, from position: Int) -> Int {
    guard let second else { return text.firstIndex(of: first, from: position) }
    return text.firstIndex(
      of: first, andOf: second.byte, distance: second.distance, from: position)
  }

  /// The date of fixed layout whose landmark is at a position.
  @inline(__always)
  func date(
    _ layouts: Span<FixedDate>, around place: Int, in text: Span<UInt8>, _ borders: TextBorders
  ) -> TextDate? {
    guard !layouts.isEmpty, !canHaveSign(in: text, before: place) else { return nil }
    let start = place &- fewestBefore
    let end = start &+ layouts[0].width
    guard borders.allowsStart(at: start, in: text),
      let day = FixedDate.day(in: text, at: start, as: layouts),
      borders.allowsEnd(at: end, from: start, in: text)
    else { return nil }
    return TextDate(day: day, start: start, end: end)
  }

  /// Appends the dates of fixed layout between plain bytes, from a position on up to the first
  /// landmarks that are not part of one.
  ///
  /// It moves the position past them, and returns their number.
  ///
  /// None of them is the end of a longer date. Only a year can be longer, by a sign and two digits;
  /// then there is a digit before the last four, or the month or day would be zero.
  ///
  /// - Parameter starts: Memory for their starts, which is empty before and after.
  @inline(__always)
  func appendPlainDates(
    in text: Span<UInt8>, from position: inout Int, _ starts: inout OutputSpan<Int>,
    _ days: inout OutputSpan<Day>, _ slots: inout OutputSpan<ValueSlot>
  ) -> Int {
    let layouts = fixedDates.span
    guard let second, !layouts.isEmpty else { return 0 }
    let width = layouts[0].width
    let shape = PlainDateShape(
      first: first, second: second.byte, distance: second.distance, before: fewestBefore,
      width: width)
    text.appendPlainPlaces(of: shape, from: position, to: &starts)
    let room = Swift.min(starts.count, days.freeCapacity, slots.freeCapacity)
    let count = FixedDate.appendDays(
      in: text, at: starts.span.extracting(first: room), as: layouts, to: &days)
    slots.append(starts.span.extracting(first: count)) {
      ValueSlot(start: $0, end: $0 &+ width)
    }
    starts.removeAll()
    if let last = slots.span.last, count > 0 { position = last.end }
    return count
  }

  /// Whether the year before a landmark can have a sign, so that the date would begin earlier.
  @inline(__always)
  private func canHaveSign(in text: Span<UInt8>, before place: Int) -> Bool {
    let sign = place &- mostBefore
    guard mostBefore > fewestBefore, sign >= 0 else { return false }
    return text[sign] == UInt8(ascii: "-") || text[sign] == UInt8(ascii: "+")
  }
}
