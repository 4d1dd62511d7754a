import CommandGrammar
import DayKit
import Terminal

/// Why a text is no date.
enum DateFailure: Error, Equatable {
  /// It has none of the forms asked for; the error is that of the form that it follows furthest.
  case unreadable(DayReadingError)

  /// It has the form, but a part of it is not that of the day.
  case contradicts(DayReadingError)

  /// It has the form, but there is no such day.
  case doesNotExist(DayError)

  /// It depends on today, and what says which day that is cannot be read.
  case clock(Word)
}

extension DateFailure {
  /// The failure of one format after that of others, of which the one that says most counts.
  fileprivate init(_ error: DayReadingError, after earlier: DateFailure?) {
    switch (error.reason, earlier) {
    case (.expected, .unreadable(let other)) where other.offset < error.offset:
      self = .unreadable(error)
    case (.doesNotExist(let reason), nil), (.doesNotExist(let reason), .unreadable):
      self = .doesNotExist(reason)
    case (.contradicts, nil), (.contradicts, .unreadable):
      self = .contradicts(error)
    default:
      self = earlier ?? .unreadable(error)
    }
  }
}

/// What reads dates: formats tried in order, then the words `today`, `yesterday` and `tomorrow`.
struct DateReader: Sendable {
  /// The first format and the others, apart, since few texts need the others.
  private let first: DayFormat
  private let others: ArraySlice<DayFormat>

  private let clock: Clock

  /// Whether a format has a line break in it, which no line has.
  let readsLineBreaks: Bool

  init(_ formats: RecordFormats) {
    first = formats.readFormats.first ?? .iso
    others = formats.readFormats.dropFirst()
    clock = formats.clock
    readsLineBreaks = formats.readFormats.contains { format in
      format.hasLiteral(.lineFeed) || format.hasLiteral(.carriageReturn)
    }
  }

  /// The formats in the order in which they are tried.
  var formats: [DayFormat] { [first] + others }

  func read(_ bytes: Span<UInt8>) throws(DateFailure) -> Day {
    do throws(DayReadingError) {
      return try first.read(bytes)
    } catch {
      return try readOther(bytes, after: DateFailure(error, after: nil))
    }
  }

  /// Whether dates in the first format can be copied into another one digit by digit.
  func copiesDigits(to format: DayFormat) -> Bool { first.copiesDigits(to: format) }

  /// Copies lines that are dates in the first format into another one, and gives how many there are
  /// and the number of their bytes.
  func copyLines(
    _ bytes: Span<UInt8>, ending: LineEnding, to format: DayFormat,
    into output: inout OutputSpan<UInt8>
  ) -> (lines: Int, bytes: Int) {
    first.copyLines(bytes, ending: ending, to: format, into: &output)
  }

  /// Reads lines that are dates and end alike, at most so many, and gives the number of bytes that
  /// they are; none if the first of them takes more looking at.
  ///
  /// - Precondition: No format has a line break in it.
  func readLines(
    _ bytes: Span<UInt8>, ending: LineEnding, atMost count: Int,
    into days: inout ContiguousArray<Day>
  ) -> Int {
    var end = 0
    days.removeAll(keepingCapacity: true)
    days.append(addingCapacity: count) { days in
      while !days.isFull {
        let rest = bytes.extracting(droppingFirst: end)
        var length = first.readLines(rest, ending: ending, into: &days)
        if length == 0 { length = readLine(rest, ending, into: &days) }
        guard length > 0 else { break }
        end += length
      }
    }
    return end
  }

  /// Reads one line in the first of several formats that fits, and gives the number of its bytes.
  ///
  /// The line after it may be a date in the first format again, which comes before the others.
  private func readLine(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    let lineFeed = bytes.firstIndex(of: .lineFeed, from: 0)
    guard !others.isEmpty, lineFeed < bytes.count else { return 0 }
    let isReturned = ending == .carriageReturnAndLineFeed
    guard !isReturned || bytes.hasReturn(before: lineFeed) else { return 0 }
    let line = bytes.extracting(first: isReturned ? lineFeed - 1 : lineFeed)
    guard let day = first.readWhole(line) ?? others.firstDay(in: line) else { return 0 }
    days.append(day)
    return lineFeed + 1
  }

  /// Reads a date that stands at a place of a text, in the first format that fits, and gives the
  /// place behind it.
  func readPrefix(of bytes: Span<UInt8>, from start: Int) -> (day: Day, end: Int)? {
    var position = start
    if let day = first.readPrefix(of: bytes, at: &position) { return (day, position) }
    for format in others {
      position = start
      if let day = format.readPrefix(of: bytes, at: &position) { return (day, position) }
    }
    return nil
  }

  private func readOther(
    _ bytes: Span<UInt8>, after earlier: DateFailure
  ) throws(DateFailure) -> Day {
    var failure = earlier
    for format in others {
      do throws(DayReadingError) {
        return try format.read(bytes)
      } catch {
        failure = DateFailure(error, after: failure)
      }
    }
    if let offset = Self.daysFromToday(bytes) { return try today(offset) }
    throw failure
  }

  private func today(_ offset: Int) throws(DateFailure) -> Day {
    let today = try clock.today()
    do throws(DayError) {
      return try today.adding(.days(offset))
    } catch {
      throw .doesNotExist(error)
    }
  }

  private static func daysFromToday(_ bytes: Span<UInt8>) -> Int? {
    // No word is longer than "yesterday", so a long line costs nothing here.
    guard bytes.count <= 9 else { return nil }
    var word: [UInt8] = []
    for index in bytes.indices { word.append(bytes[index]) }
    if word.elementsEqual("today".utf8) { return 0 }
    if word.elementsEqual("yesterday".utf8) { return -1 }
    return word.elementsEqual("tomorrow".utf8) ? 1 : nil
  }
}

extension ArraySlice<DayFormat> {
  /// The day that a text is in the first format that fits.
  fileprivate func firstDay(in bytes: Span<UInt8>) -> Day? {
    for format in self {
      if let day = format.readWhole(bytes) { return day }
    }
    return nil
  }
}

extension DayFormat {
  /// The day that a text is, without the reason where it is none.
  fileprivate func readWhole(_ bytes: Span<UInt8>) -> Day? {
    var end = 0
    guard let day = readPrefix(of: bytes, at: &end), end == bytes.count else { return nil }
    return day
  }
}
