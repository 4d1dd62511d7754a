package import DayKit

/// Every date in a text that is not part of a longer number or word.
package struct TextPlace: Sendable {
  /// The search for each format, in the order in which the formats are tried.
  let searches: ContiguousArray<TextSearch>

  /// Creates the place for dates in formats, the same as those of the reader that reads them.
  package init(_ formats: [DayFormat]) {
    let haveTimeZones = formats.contains { $0.finalTimeZone != nil && $0.dependsOnTimeZone }
    searches = ContiguousArray(
      (formats.isEmpty ? [.iso] : formats).map { TextSearch($0, isBesideTimeZones: haveTimeZones) })
  }

  /// The first date in a text in the first of the formats that has one, and where it ends; `nil` without a date.
  package func firstDay(in text: Span<UInt8>) -> (day: Day, end: Int)? {
    for search in searches {
      guard let date = search.next(in: text, from: 0), date.timeZone == nil else { continue }
      return (date.day, date.end)
    }
    return nil
  }

  /// Whether there is a date in a text.
  package func hasDate(in text: Span<UInt8>) -> Bool { firstDay(in: text) != nil }
}

extension TextPlace {
  /// Appends the dates of a record of any length with any number of dates.
  ///
  /// - Parameter offset: The position of the record in the scanned bytes.
  /// - Throws: The reason why a date is not one of another time zone. Some dates may have been appended.
  func read(
    _ content: Span<UInt8>, at offset: Int, into batch: inout DateBatch
  ) throws(RecordFailure) {
    var cursor = TextCursor(self)
    var position = 0
    while let date = cursor.next(in: content, from: position) {
      if let zone = date.timeZone {
        let error =
          content.hasOffset(zone)
          ? DayParsingError(expected: .end, at: date.end - date.start)
          : DayParsingError(.unknownOffset, at: zone.lowerBound - date.start)
        throw .noDate(date.start..<zone.upperBound, .unreadable(error))
      }
      batch.days.append(date.day)
      if batch.wantsFormats { batch.formats.append(date.format) }
      let (start, end) = (offset + date.start, offset + date.end)
      batch.answerSlots.append(ValueSlot(start: start, end: end))
      if batch.wantsDates { batch.dates.append(TextRange(start, end)) }
      position = date.end
    }
  }
}

/// A date that was found in a text.
struct TextDate {
  var day: Day

  /// Where it begins and ends.
  var start: Int
  var end: Int

  /// The number of its format.
  var format = 0

  /// A time zone after it that its format does not read, and without which its day is unknown.
  var timeZone: Range<Int>?

  /// What stands for a date that was not found, after all dates, and for one that was not searched.
  static var none: TextDate { TextDate(day: .min, start: .max, end: .max) }
  static var unknown: TextDate { TextDate(day: .min, start: .min, end: .min) }
}

/// Finds the dates in a text one after the other, in all formats of a place.
struct TextCursor {
  private let searches: ContiguousArray<TextSearch>

  /// The next date in each format, if there are several.
  private var dates: ContiguousArray<TextDate> = []

  init(_ place: TextPlace) {
    searches = place.searches
    if searches.count > 1 { dates = ContiguousArray(repeating: .unknown, count: searches.count) }
  }

  /// The first date that begins at or after a position, which only grows.
  ///
  /// Of the dates that begin at the same position, the one in the first format counts that reads the time zone, if
  /// there is one.
  mutating func next(in text: Span<UInt8>, from position: Int) -> TextDate? {
    guard !dates.isEmpty else { return searches[0].next(in: text, from: position) }
    let searches = searches
    var dates = dates.mutableSpan
    var first = 0
    for index in dates.indices {
      if dates[index].start < position {
        dates[index] = searches[index].next(in: text, from: position) ?? .none
        dates[index].format = index
      }
      let isEarlier = dates[index].start < dates[first].start
      let readsTimeZone =
        dates[index].start == dates[first].start && dates[first].timeZone != nil
        && dates[index].timeZone == nil
      if isEarlier || readsTimeZone { first = index }
    }
    return dates[first].start < .max ? dates[first] : nil
  }
}
