import CommandGrammar
import DayKit
import DayRecords
import System

// The messages for a run that fails, and those about all of its failures.

extension RecordSentences {
  func sentence(for failure: RunFailure) -> String {
    switch failure {
    case .otherHeader:
      "the files have different headers: process them one by one"
    case .headerUnlike(let name):
      "the header differs from that of \(String(quoting: Array(name.utf8)))"
    case .noParts: "--part applies to regular files only: store the input in a file"
    case .arrayInParts:
      "--part does not apply to a JSON array: write one object on each line, for example with jq -c '.[]'"
    case .otherForm:
      "some files are JSON arrays, and others have one object per line: process them one by one"
    case .temporaryFile(let folder, let error):
      "cannot use temporary files in \(String(quoting: Array(folder.utf8))): \(error.message); "
        + "set TMPDIR to another folder"
    case .tooManySeries(let limit):
      "there are more than \(limit) series; use a column or key with fewer values"
    case .seriesTooLong(let limit):
      "the names of the series have more than \(limit) bytes; use a column or key with short values"
    case .report(let error): error.sentence
    case .noDates(let count, let sample): noDates(count, ContiguousArray(sample).span)
    case .noPath(let record): noPath(ContiguousArray(record).span)
    }
  }

  func hasOtherDates(_ texts: Span<UInt8>) -> Bool {
    if texts.remedyForEncoding != nil { return true }
    // Compiling all formats takes longer than most calls, and no date has fewer digits.
    let digitCount = texts.indices.count { texts[$0].isDigit }
    return digitCount >= 4
      && (TextPlace(formats.all).firstImpossibleDate(in: texts) != nil
        || !Lookalike.options(forText: texts, besides: formats.all).options.isEmpty)
  }

  /// The sentence for texts without any date.
  private func noDates(_ count: Int, _ sample: Span<UInt8>) -> String {
    let sentence = "no date in \(count.grouped) \(count == 1 ? "line" : "lines")"
    if let remedy = sample.remedyForEncoding { return "\(sentence); the text \(remedy)" }
    let others = Lookalike.options(forText: sample, besides: formats.all)
    let advice = self.advice(others.options)
    let looks = "; \(count == 1 ? "it looks" : "they look") \(advice)"
    let place = TextPlace(formats.all)
    guard let (range, failure) = place.firstImpossibleDate(in: sample) else {
      return sentence + (others.options.isEmpty ? hintForTouchedDigits(in: sample) : looks)
    }
    // The dates of most lines are more likely meant.
    guard others.lineCount <= place.linesWithImpossibleDates(in: sample) else {
      return sentence + looks
    }
    let text = sample.extracting(range)
    let context = DateSentences.Context(formats: formats.all, language: language)
    let isSame = others.options.contains { TextPlace([$0.format]).hasDate(in: text) }
    return sentence + "; " + DateSentences.sentence(for: failure, in: text, context)
      + (others.options.isEmpty || isSame ? "" : "; other dates look \(advice)")
  }

  /// What to do with the date of a text that may have one in another format.
  func hint(forUndated text: Span<UInt8>) -> String {
    let others =
      hasOtherDates(text) ? Lookalike.options(forText: text, besides: formats.all).options : []
    return others.isEmpty ? hintForTouchedDigits(in: text) : "; it looks \(advice(others))"
  }

  private func advice(_ others: [(name: String, option: String, format: DayFormat)]) -> String {
    "like \(others.map { $0.name }.joined(separator: " or ")): "
      + DateSentences.selection(of: others.map { ($0.option, $0.format) }, besides: formats.all)
  }

  private func hintForTouchedDigits(in text: Span<UInt8>) -> String {
    Lookalike.optionForTouchedDigits(in: text).map { "; add \($0)" } ?? ""
  }

  /// The sentence for an input in which no record has a value at one of the paths.
  private func noPath(_ record: Span<UInt8>) -> String {
    let paths = Array(jsonKeys) + (needsLabel ? labels : [])
    let missing = paths.filter { key in
      JSONPath(key.bytes).flatMap { record.jsonValue(at: $0) } == nil
    }
    let keys = record.jsonKeys.map { String(decoding: $0, as: UTF8.self) }
    let sentence = "no record has a value at \(missing.map(\.quoted).joined(separator: " or "))"
    let hint =
      JSONHints.path(for: jsonKeys, in: record) ?? JSONHints.elements(of: record, jsonKeys)
      ?? missing.first.flatMap { Suggestion.hint(for: $0, among: keys) }
    let list =
      switch keys.count {
      case 0: ""
      case 1: ": the only key of the first record is "
      default: ": the keys of the first record are "
      }
    return sentence + list + enumeration(record.jsonKeys) + (hint ?? "")
  }

  func line(_ sentence: String) -> String { UsageError(sentence).message }

  func rest(_ count: Int, hasReported: Bool, first: String?, last: String?) -> String {
    let what = "\(count)\(hasReported ? " more" : "") \(count == 1 ? "record" : "records") failed"
    var place = ""
    if let first, let last { place = first == last ? " at \(first)" : ", from \(first) to \(last)" }
    return "\(what)\(place); to report each one, add --messages all"
  }
}

extension Int {
  /// The number with a comma after each group of three digits from the right.
  fileprivate var grouped: String {
    var text = ""
    for (index, digit) in String(self).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
