package import DayKit

extension DateReader {
  /// Reads a text that consists of a span: a date, which is one day; a year, quarter, month or week
  /// in ISO 8601; a word such as `this-month`; or two of these with `..` or `/` between.
  ///
  /// Everything that is a span on a command line or in a record is read here. Dates are in one of the
  /// formats, or in ISO 8601. A text that is a date in one of the formats is that date: with the format
  /// `epoch`, `2025` is a number of seconds and not a year.
  package func readSpan(_ text: Span<UInt8>) throws(DateFailure) -> DaySpan {
    let failure: DateFailure
    do throws(DateFailure) {
      return try readPart(text)
    } catch {
      failure = error
    }
    guard let separator = text.spanSeparator else { throw failure }
    let start = text.extracting(first: separator.lowerBound)
    let end = text.extracting(droppingFirst: separator.upperBound)
    let first = try readEnd(start, isLast: false, besides: end, separator, failure).lowerBound
    let last = try readEnd(end, isLast: true, besides: start, separator, failure).upperBound
    guard first <= last else { throw .reversedSpan(first: first, last: last) }
    return .custom(first, last)
  }

  /// Reads one end of a span.
  ///
  /// - Parameters:
  ///   - other: The other end. If it is not a date either, a slash between them may be anything.
  ///   - failure: The reason why both ends together are not a date.
  private func readEnd(
    _ text: Span<UInt8>, isLast: Bool, besides other: Span<UInt8>, _ separator: Range<Int>,
    _ failure: DateFailure
  ) throws(DateFailure) -> ClosedRange<Day> {
    do throws(DateFailure) {
      return try readPart(text).days
    } catch {
      if separator.count == 1, (try? readPart(other)) == nil { throw failure }
      throw .spanEnd(isLast: isLast, error)
    }
  }

  /// Reads a span that is not two dates.
  private func readPart(_ text: Span<UInt8>) throws(DateFailure) -> DaySpan {
    let failure: DateFailure
    do throws(DateFailure) {
      return .day(try read(text))
    } catch {
      failure = error
    }
    do throws(DayError) {
      if let part = try DaySpan(part: text, in: workCalendar().fiscalCalendar) { return part }
    } catch {
      throw .doesNotExist(error)
    }
    if let word = SpanWord(reading: text) { return try span(word) }
    guard let day = readISO(text) else { throw failure }
    return .day(day)
  }

  /// Reads a date in ISO 8601 that is not in one of the formats; `nil` if the text is none, or if a format reads
  /// such texts as other dates, as `yyyy-dd-MM` does.
  package func readISO(_ text: Span<UInt8>) -> Day? {
    guard let day = try? DayFormat.iso.read(text) else { return nil }
    for index in 0..<formats.count where formats[index].disagrees(with: .iso) { return nil }
    return day
  }

  private func span(_ word: SpanWord) throws(DateFailure) -> DaySpan {
    let today = try today()
    do throws(DayError) {
      return try word.span(from: today, in: workCalendar().fiscalCalendar)
    } catch {
      throw .doesNotExist(error)
    }
  }
}
