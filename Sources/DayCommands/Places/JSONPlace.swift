import CommandGrammar
import DayKit

/// The value at a path in records that are JSON texts.
struct JSONPlace: Sendable {
  let path: JSONPath

  func next(
    in record: Span<UInt8>, from start: Int, by reader: borrowing DateReader
  ) throws(RecordFailure) -> PlacedDate? {
    guard start == 0 else { return nil }
    guard let range = record.jsonValue(at: path) else { throw .noValue }
    let content = record[range.lowerBound] == .quote ? range.inner : range
    do throws(DateFailure) {
      let day = try record.read(content, by: reader)
      return PlacedDate(day: day, range: range, frame: .json)
    } catch {
      throw .noDate(content, error)
    }
  }
}

extension Span<UInt8> {
  /// Reads a date from the inside of a JSON string or from a number.
  ///
  /// Of the escapes `\/` is undone, which some writers of JSON put into dates.
  fileprivate func read(
    _ range: Range<Int>, by reader: borrowing DateReader
  ) throws(DateFailure) -> Day {
    let text = extracting(range)
    do throws(DateFailure) {
      return try reader.read(text)
    } catch {
      guard let bytes = text.withoutEscapes else { throw error }
      return try reader.read(bytes.span)
    }
  }

  /// The bytes with each `\/` undone, `nil` if there is none.
  private var withoutEscapes: ContiguousArray<UInt8>? {
    var bytes: ContiguousArray<UInt8> = []
    for index in indices {
      let isEscape =
        self[index] == UInt8(ascii: "\\") && index + 1 < count
        && self[index + 1] == UInt8(ascii: "/")
      if !isEscape { bytes.append(self[index]) }
    }
    return bytes.count < count ? bytes : nil
  }
}
