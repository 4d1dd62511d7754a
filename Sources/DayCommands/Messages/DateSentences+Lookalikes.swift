import CommandGrammar
import DayKit
import DayRecords

// The formats that a text may have instead of those that were tried.

extension DateSentences {
  /// Returns the fix for a text that is a date if its numbers are in another order.
  static func fix(
    for error: DayError, _ bytes: Span<UInt8>, _ context: Context
  ) -> String? {
    switch error.kind {
    case .noSuchMonth, .outOfRange: break
    default: return nil
    }
    // A moment that only the time zone moves out of the years is in the right unit.
    guard context.formats.allSatisfy({ (try? $0.inTimeZone(.utc).read(bytes)) == nil }) else {
      return nil
    }
    for case (let likely, .success(let day)) in Lookalike.readings(of: bytes, in: context.symbols)
    where !context.hasTried(likely) {
      return "; it looks like \(likely.format): "
        + (context.readsISO
          ? "write \(rewritten(day, from: likely, context))" : selection(of: [likely], context))
    }
    return nil
  }

  static func unreadable(
    _ bytes: Span<UInt8>, _ error: DayParsingError, _ context: Context
  ) -> String {
    let text = String(quoting: bytes)
    let formats = list(context.formats)
    if context.formats.contains(.year), let sentence = yearSentence(bytes, context) {
      return sentence
    }
    let readings =
      error.isSpecific || error.isFraction(in: bytes)
      ? []
      : Lookalike.readings(of: bytes, in: context.symbols, inTheOrderOf: context.formats)
        .filter { !context.hasTried($0.lookalike) }
    guard let (likely, day) = readings.first else {
      if let sentence = fieldSentence(bytes, context) ?? partSentence(bytes, context) {
        return sentence
      }
      let hint = context.isOperand ? "" : context.placeHint(bytes)
      guard error.offset > 0 || error.isSpecific else {
        return "\(text) is not a date (\(formats))\(hint)"
      }
      let hasSeveral = context.formats.contains {
        $0.description != context.formats[0].description
      }
      return "\(text) is not " + (hasSeveral ? "a date (\(formats))" : "in the format \(formats)")
        + ": \(reason(error, bytes))\(hint)"
    }
    let possible = readings.compactMap { reading in
      (try? reading.day.get()).map { (lookalike: reading.lookalike, day: $0) }
    }
    guard possible.count > 1, case .success = day else {
      if case .failure(let error) = day {
        return
          "\(text) is not in the format \(formats), and does not exist as \(likely.format): \(error)"
      }
      let selection = selection(of: [likely], context)
      let remedy =
        (try? day.get()).map { day in
          context.readsISO && !(context.isInTimeZone && likely.format.finalTimeZone != nil)
            ? likely.needsYear
              ? "write the year too, as in \(PartOfDate.example(like: day))"
              : "write \(day), or \(selection) if all dates have this format"
            : selection + (likely.needsPivot ? " for \(day)" : "")
        } ?? selection
      let isKnown =
        likely.needsLocale
        && context.formats.contains { $0.description == likely.format.description }
      return "\(text) is not in the format \(formats); it looks like \(likely.format)"
        + (context.isForeign && likely.isEnglish ? " in English" : "")
        + (isKnown ? " in another language" : "") + ": " + remedy
    }
    // If readings are the same day, show the formats instead.
    let choices =
      Set(possible.map(\.day)).count == possible.count
      ? possible.map { "\($0.day)" } : possible.map { "\($0.lookalike.format)" }
    return "\(text) is not in the format \(formats); it could be \(choices.alternatives): "
      + (context.readsISO ? "write it as yyyy-MM-dd, or " : "")
      + selection(of: possible.map(\.lookalike), context)
      + (context.readsISO ? " if all dates have this format" : "")
  }

  /// The day in ISO 8601, or in the format of the user if that reads ISO 8601 as another date.
  private static func rewritten(_ day: Day, from likely: Lookalike, _ context: Context) -> String {
    let format = context.formats.first { $0.canFormat && likely.format == .iso }
    return day.formatted(as: format ?? .iso)
  }

  /// Returns what to do to read dates in one of some formats: to add an option, or to replace those of formats
  /// that would read the same texts as other dates.
  static func selection(
    of choices: [(option: String, format: DayFormat)], besides formats: [DayFormat]
  ) -> String {
    let options = choices.map(\.option).alternatives
    let replaced = formats.filter { format in
      choices.contains { $0.format.disagrees(with: format) }
    }
    return replaced.isEmpty ? "add \(options)" : "use \(options) instead of \(list(replaced))"
  }

  private static func selection(of lookalikes: [Lookalike], _ context: Context) -> String {
    // In a text with --time-zone, both formats are read without an option, and other lines may have them.
    let isDefault =
      context.formats.count == 2 && context.formats[0].timeZone != nil
      && context.formats[0].finalTimeZone == .iso8601 && context.formats[1] == .iso
    // Records may be dates, as they are without an option.
    let areDates = context.isInTimeZone && context.formats == [.iso]
    let others = isDefault ? "--from iso8601 --from iso " : areDates ? "--from iso " : ""
    return selection(
      of: lookalikes.map { (others + $0.option(isForeign: context.isForeign), $0.format) },
      besides: context.formats)
  }
}

extension DayParsingError {
  /// Whether the text has the form of the format, so that other formats would not help.
  fileprivate var isSpecific: Bool {
    switch reason.kind {
    case .expected(let expectation): if case .atLeast = expectation.kind { true } else { false }
    case .falseLeapDay, .unknownOffset: true
    default: false
    }
  }

  /// Whether the text begins with a number that is a date, and goes on with a fraction.
  fileprivate func isFraction(in bytes: Span<UInt8>) -> Bool {
    guard case .expected(.end) = reason.kind, 5..<bytes.count ~= offset else { return false }
    return bytes[offset] == UInt8(ascii: ".") && (0..<offset).allSatisfy { bytes[$0].isDigit }
  }
}
