import CommandGrammar
import DayKit
import Terminal

/// What `explain` says about a text: how it can be read, and why other formats fail.
struct Explanation {
  let text: [UInt8]
  private(set) var readings: [Attempt] = []
  private(set) var failures: [Attempt] = []

  /// The date that the text is a word for, such as `today`.
  var dayOfWord: Day?

  /// A sentence about a text that is not a date but, for example, a month, and about what to write.
  var advice: String?

  /// Whether the text is a date in a format, or a word for one.
  var isDate: Bool { dayOfWord != nil || !readings.isEmpty }

  /// An attempt to read the text in a format.
  struct Attempt {
    /// The name or the pattern of the format.
    let name: String

    /// The option that selects the format.
    let option: String

    /// The options that select other formats with the same date and the same parts.
    var aliases: [String] = []

    let trace: ReadingTrace
  }

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// Adds an attempt, unless its result and its parts are those of an earlier one.
  ///
  /// - Parameter isNamed: Whether to show the format if it fails, and to add its option to that of an earlier
  ///   one with the same result.
  mutating func add(
    _ format: DayFormat, _ name: String, option: String, isNamed: Bool
  ) {
    let attempt = Attempt(
      name: name, option: option, trace: format.trace(ContiguousArray(text).span))
    guard case .success = attempt.trace.result else {
      if isNamed, !(readings + failures).contains(where: { $0.name == name }) {
        failures.append(attempt)
      }
      return
    }
    // A format may be tried in two forms.
    failures.removeAll { $0.name == name }
    guard let index = readings.firstIndex(where: { $0.trace.isSame(as: attempt.trace) }) else {
      return readings.append(attempt)
    }
    if isNamed { readings[index].aliases.append(option) }
  }
}

extension ReadingTrace {
  /// Whether another trace has the same day and the same pieces.
  fileprivate func isSame(as other: ReadingTrace) -> Bool {
    guard case (.success(let day), .success(let otherDay)) = (result, other.result) else {
      return false
    }
    return day == otherDay && pieces == other.pieces
  }
}

extension ReadingTrace.Piece {
  /// A noun for what the piece is; `nil` for text of the format.
  var noun: String? {
    switch kind {
    case .text: nil
    case .part(.day): "count of days or of a unit of time"
    case .part(let part): part.description
    case .dateTime: "date and time"
    }
  }
}

extension Explanation {
  /// The explanation as text, with a newline after each line.
  var lines: String {
    let quoted = String(quoting: text)
    if let dayOfWord { return "\(quoted) is a word for a date: \(Self.clause(dayOfWord))\n" }
    var lines =
      switch readings.count {
      case 0:
        (advice.map { "\($0)\n\n" } ?? "") + "\(quoted) is not a date in any of these formats:\n"
      case 1: "\(quoted) can be read in one way:\n"
      case let count: "\(quoted) can be read in \(count) ways:\n"
      }
    for reading in readings { lines += "\n" + self.lines(of: reading) }
    if readings.isEmpty, let closest { lines += "\n" + self.lines(of: closest) }
    let shown = readings.isEmpty ? closest?.name : nil
    let others = failures.filter { $0.name != shown }
    guard !others.isEmpty else { return lines }
    return lines + (readings.isEmpty && shown == nil ? "\n" : "\nOther formats:\n")
      + self.lines(ofReasons: others)
  }

  /// A line for each reason, with the formats that fail for it.
  private func lines(ofReasons failures: [Attempt]) -> String {
    var reasons: [(reason: String, names: String)] = []
    for failure in failures {
      let reason = reason(failure) ?? ""
      if let index = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[index].names += ", \(failure.name)"
      } else {
        reasons.append((reason, failure.name))
      }
    }
    return reasons.map { "  \($0.names): \($0.reason)".escaped + "\n" }.joined()
  }

  /// The failed attempt that read most of the text.
  private var closest: Attempt? {
    failures.reduce(nil) { best, next in
      (best?.trace.pieces.last?.range.upperBound ?? 0)
        < (next.trace.pieces.last?.range.upperBound ?? 0) ? next : best
    }
  }

  /// The day or the error, and a line for each piece of the text.
  private func lines(of attempt: Attempt) -> String {
    var lines: String
    switch attempt.trace.result {
    case .success(let day):
      let options = ([attempt.option] + attempt.aliases).joined(separator: " or ")
      lines = "\(Self.clause(day)): \(options.escaped)\n"
    case .failure:
      lines = "\(attempt.name): \(reason(attempt) ?? "")".escaped + "\n"
    }
    let texts = attempt.trace.pieces.map {
      String(quoting: ContiguousArray(text).span.extracting($0.range))
    }
    let width = texts.reduce(0) { max($0, $1.columns) }
    for (piece, text) in zip(attempt.trace.pieces, texts) {
      if let noun = piece.noun { lines += "  \(text.padded(to: width))  \(noun)\n" }
    }
    return lines
  }

  private static func clause(_ day: Day) -> String {
    "\(day), a \(DaySymbols.english.name(of: day.weekday))"
  }

  /// Why an attempt failed, with the position in characters; `nil` if it did not.
  func reason(_ attempt: Attempt) -> String? {
    guard case .failure(let error) = attempt.trace.result else { return nil }
    return DateSentences.reason(error, ContiguousArray(text).span)
  }
}

extension String {
  /// The text with spaces after it up to a number of columns.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
