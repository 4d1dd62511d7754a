import CommandGrammar
import DayKit
import DayRecords
import System

// Where the date of a record is.

extension RecordSentences {
  /// The usual delimiters, and how to write them in a shell.
  static let delimiters: [(byte: UInt8, option: String)] = [
    (0x3B, "';'"), (0x09, "'\\t'"), (0x7C, "'|'"), (0x2C, ","),
  ]

  /// The texts that usually stand for an absent value, in lowercase.
  private static var absentTexts: [String] {
    ["na", "n/a", "n.a.", "null", "nil", "none", "nan", "-", "--", "?", "unknown", "tbd", "\\n"]
  }

  /// The sentence about a text that usually stands for an absent value; `nil` for other texts.
  func absence(_ text: Span<UInt8>, _ origin: RecordOrigin) -> String? {
    guard mayLackDates, !columns.isEmpty || !jsonKeys.isEmpty, !origin.isOperand, text.count < 8
    else { return nil }
    let word = Word(copying: text)
    guard Self.absentTexts.contains(word.text.lowercased()) else { return nil }
    return "\(word.quoted) is not a date; if it stands for no date, add --absent "
      + word.text.shellQuoted
  }

  /// The options that find a date in a line that has more than a date, as the end of a sentence.
  func placeHint(in line: Span<UInt8>) -> String {
    // For a line with other ends of records, there is a better hint.
    guard !line.isEmpty, line.firstIndex(of: otherEnd, from: 0) == line.count else { return "" }
    if formats.all.contains(where: \.isNumber), line.isNumberWithComma {
      return
        "; write decimals with a full stop, or add --column 1 to read the number before the comma"
    }
    let hint = fieldHint(in: line)
    guard hint.isEmpty, line[0] != UInt8(ascii: "{"),
      line.indices.contains(where: { line[$0].isDigit })
    else { return hint }
    let places = formats.all.filter { !$0.isTooVagueForText }
    let place = TextPlace(places)
    guard !places.isEmpty, let first = place.firstDay(in: line) else { return "" }
    guard readsSpans else { return "; to find dates in text, add --in-text" }
    // Two dates are the ends of a span, not two days.
    let hasTwo = first.end < line.count && place.hasDate(in: line.extracting((first.end + 1)...))
    return "; write a span as FROM..TO" + (hasTwo ? "" : ", or add --in-text for spans of one day")
  }

  /// The options that read the columns or the keys of a line, as the end of a sentence; empty if none of them is a
  /// date.
  func fieldHint(in line: Span<UInt8>) -> String {
    guard !endsWithNull, !line.isEmpty else { return "" }
    if line[0] == UInt8(ascii: "{") { return keyHint(in: line) }
    var separators = Self.delimiters.map { (FieldSeparator.delimiter($0.byte), $0.option) }
    // A date between blanks is found in text, but a span is not.
    if readsSpans { separators.append((.blanks, "whitespace")) }
    for (separator, option) in separators {
      let fields = line.texts(ofFields: separator)
      let columns = fields.indices.compactMap { index in
        days(fields[index]).map { ("\(index + 1)", $0) }
      }
      guard fields.count > 1, !columns.isEmpty else { continue }
      return "; to read "
        + places(
          columns, "column", of: "--column", and: option == "," ? "" : " --delimiter \(option)")
    }
    return ""
  }

  /// The options that read dates of an object, as the end of a sentence.
  private func keyHint(in record: Span<UInt8>) -> String {
    let keys = record.jsonKeys.compactMap { bytes -> (String, ClosedRange<Day>)? in
      let key = Word(bytes: bytes)
      guard key.isPlainInShells, let path = JSONPath(bytes), path.onlyKey == bytes,
        let value = record.jsonValue(at: path),
        let days = days(Word(copying: record.extracting(value)).bytes)
      else { return nil }
      return (key.text, days)
    }
    guard keys.isEmpty else { return "; to read \(places(keys, "key of JSON", of: "--json-key"))" }
    return record.isJSON ? "; to read a key of JSON, add --json-key PATH" : ""
  }

  /// What to add for the first date of a record or, where records are spans, for its first two dates, the earlier
  /// one first, or its only span.
  private func places(
    _ places: [(name: String, days: ClosedRange<Day>)], _ kind: String, of option: String,
    and other: String = ""
  ) -> String {
    let dates = places.filter { $0.days.count == 1 }
    guard readsSpans, dates.count > 1 else {
      let place = places.first { $0.days.count > 1 } ?? places[0]
      let mayBeHalf = readsSpans && place.days.count == 1
      return "a \(kind), add \(option) \(place.name)\(other)"
        + (mayBeHalf ? ", and another \(option) if the last day is elsewhere" : "")
    }
    let isOrdered = dates[0].days.lowerBound <= dates[1].days.lowerBound
    return "two \(kind == "column" ? "columns" : "keys of JSON"), add "
      + (isOrdered ? [dates[0], dates[1]] : [dates[1], dates[0]])
      .map { "\(option) \($0.name)" }.joined(separator: " ") + other
  }

  /// The days of a text, perhaps in quotes, that is a date or, where records are spans, a span; `nil` for other
  /// texts, and for four digits, which are more often a number than a year.
  private func days(_ field: [UInt8]) -> ClosedRange<Day>? {
    let isQuoted = field.count > 2 && field.first == 0x22 && field.last == 0x22
    let text = ContiguousArray(isQuoted ? field.dropFirst().dropLast() : field[...])
    if let day = formats.all.lazy.compactMap({ try? $0.read(text.span) }).first { return day...day }
    guard readsSpans, text.count > 4 else { return nil }
    let reader = DateReader(formats) { () throws(DateFailure) in .min }
    return try? reader.readSpan(text.span).days
  }
}

extension Span<UInt8> {
  /// Whether the text consists of digits, with one comma between them.
  fileprivate var isNumberWithComma: Bool {
    let comma = firstIndex(of: UInt8(ascii: ","), from: 0)
    return comma > 0 && comma < count - 1
      && indices.allSatisfy { $0 == comma || self[$0].isDigit }
  }
}
