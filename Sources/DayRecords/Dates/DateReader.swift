package import DayKit

/// One or more formats, in the order in which they are tried.
///
/// It is a linked list and not an array, whose type would have to be created in every call.
package struct DateFormats: Sendable {
  package let first: DayFormat
  private var others: Node?
  package private(set) var count = 1

  private final class Node: Sendable {
    let format: DayFormat
    let next: Node?

    init(_ format: DayFormat, before next: Node?) {
      (self.format, self.next) = (format, next)
    }

    /// Returns the list with a format at the end.
    func adding(_ format: DayFormat) -> Node {
      Node(self.format, before: next?.adding(format) ?? Node(format, before: nil))
    }
  }

  package init(_ first: DayFormat) {
    self.first = first
  }

  package mutating func append(_ format: DayFormat) {
    others = others?.adding(format) ?? Node(format, before: nil)
    count += 1
  }

  package subscript(index: Int) -> DayFormat {
    var (node, rest) = (others, index)
    while rest > 1, let next = node?.next { (node, rest) = (next, rest - 1) }
    return index > 0 ? node?.format ?? first : first
  }

  package var all: [DayFormat] { (0..<count).map { self[$0] } }
}

/// Reads dates: tries formats in order, then words such as `today` and `next-friday`.
package struct DateReader: Sendable {
  /// Returns today's date.
  package typealias Clock = @Sendable () throws(DateFailure) -> Day

  package let formats: DateFormats

  /// Returns the calendar of the business days in words such as `today+5b`, and of the fiscal years in
  /// words such as `end-of-year`.
  package typealias WorkCalendarSource = @Sendable () -> WorkCalendar

  /// What stands for a date that is absent; `nil` if every record must have its dates.
  package var absence: Absence? = Absence()

  let today: Clock
  let workCalendar: WorkCalendarSource

  /// Converts texts that are not dates.
  private let conversion: Conversion?

  /// Returns the day for a text that is not a date, such as an amount that leads to it.
  package typealias Conversion = @Sendable (Span<UInt8>) throws(DateFailure) -> Day

  /// Whether a text that is not a date may be a span.
  package var readsSpans = false

  /// Whether a format contains a newline, so that it cannot match within a line.
  let readsLineBreaks: Bool

  package init(
    _ formats: DateFormats, workCalendar: @escaping WorkCalendarSource = { .mondayToFriday },
    today: @escaping Clock
  ) {
    self.formats = formats
    self.today = today
    self.workCalendar = workCalendar
    conversion = nil
    readsLineBreaks =
      formats.first.hasLineBreak || (1..<formats.count).contains { formats[$0].hasLineBreak }
  }

  /// Creates a reader for texts that are not dates, which uses no format and no clock.
  package init(converting conversion: @escaping Conversion) {
    formats = DateFormats(.iso)
    today = { () throws(DateFailure) in .min }
    workCalendar = { .mondayToFriday }
    readsLineBreaks = false
    self.conversion = conversion
  }

  /// Whether all texts are dates, so that the fast path can read them.
  var readsDates: Bool {
    // A comparison of a function that has a typed error needs macOS 15.
    if case .some = conversion { false } else { true }
  }

  /// Whether a text stands for a date that is absent.
  func isAbsent(_ text: Span<UInt8>) -> Bool { absence?.includes(text) ?? false }

  /// Whether a word that stands for an absent date is also a date, such as `9999-12-31`.
  var readsAbsentWords: Bool {
    absence?.hasWord { word in
      readPrefix(of: word, at: 0) { $0 == word.count } != nil
    } ?? false
  }

  /// The first format.
  var first: DayFormat { formats.first }

  /// Whether there is no other format.
  var hasOneFormat: Bool { formats.count == 1 }

  /// Reads a text that consists of a date.
  package func read(_ bytes: Span<UInt8>) throws(DateFailure) -> Day {
    try readDate(bytes).day
  }

  /// Reads a text that consists of a date, and returns the number of its format: of the first one if
  /// it has none.
  func readDate(_ bytes: Span<UInt8>) throws(DateFailure) -> (day: Day, format: Int) {
    if let conversion { return (try conversion(bytes), 0) }
    // A date that is not in the first format needs no reason why.
    if !hasOneFormat, let date = readPrefix(of: bytes, at: 0, where: { $0 == bytes.count }) {
      return (date.day, date.format)
    }
    do throws(DayParsingError) {
      return (try first.read(bytes), 0)
    } catch {
      return try readOther(bytes, after: DateFailure(error, after: nil))
    }
  }

  private func readOther(
    _ bytes: Span<UInt8>, after earlier: DateFailure
  ) throws(DateFailure) -> (day: Day, format: Int) {
    var failure = earlier
    for index in 1..<formats.count {
      do throws(DayParsingError) {
        return (try formats[index].read(bytes), index)
      } catch {
        failure = DateFailure(error, after: failure)
      }
    }
    if let word = DateWord(reading: bytes) { return (try day(word), 0) }
    throw failure
  }

  private func day(_ word: DateWord) throws(DateFailure) -> Day {
    let today = try today()
    do throws(DayError) {
      return try word.day(from: today, in: workCalendar)
    } catch {
      throw .doesNotExist(error)
    }
  }
}

extension DateReader {
  /// Reads the date that begins at a position, in the first format whose match ends at an allowed
  /// position, and returns the day, the end of the match and the number of the format.
  @inline(__always)
  func readPrefix(
    of bytes: Span<UInt8>, at start: Int, where mayEnd: (Int) -> Bool
  ) -> (day: Day, end: Int, format: Int)? {
    var end = start
    if let day = first.readPrefix(of: bytes, at: &end), mayEnd(end) { return (day, end, 0) }
    for index in 1..<formats.count {
      end = start
      if let day = formats[index].readPrefix(of: bytes, at: &end), mayEnd(end) {
        return (day, end, index)
      }
    }
    return nil
  }
}

extension DayFormat {
  fileprivate var hasLineBreak: Bool { hasLiteral(.lineFeed) || hasLiteral(.carriageReturn) }
}
