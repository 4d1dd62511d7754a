import CommandGrammar
import DayKit
import DayLocales
import Terminal

/// The sentences of this module, all in one place.
enum Message {
  /// A sentence as a line of standard error, with the name of the program.
  static func line(_ sentence: String) -> String { "dayctl: \(sentence)\n" }

  static func unwritable(_ error: SystemError) -> String {
    "cannot write the output: \(error.message)"
  }

  static func unreadable(_ error: SystemError) -> String {
    "cannot read standard input: \(error.message)"
  }

  static func lineTooLong(_ limit: Int) -> String {
    "the line is longer than \(limit) bytes"
  }

  /// Why a text is no date, with a cure where one is likely.
  static func noDate(
    _ bytes: Span<UInt8>, _ failure: DateFailure, formats: [DayFormat]
  ) -> String {
    let text = String(quoting: bytes)
    switch failure {
    case .doesNotExist(let error):
      return "\(text) does not exist: \(error)" + (cure(for: error, bytes) ?? "")
    case .clock(let value):
      return "\(Clock.variable) is \(value.quoted), which is not a date (\(DayFormat.iso))"
    case .contradicts(let error):
      return "\(text) contradicts itself: \(error)"
    case .unreadable(let error):
      let readings = Lookalike.readings(of: bytes)
      if bytes.hasBlankAround {
        return "\(text) is not a date: there is a blank before or after it"
      }
      return unreadable(text, list(formats), formats.count > 1, error, readings)
    }
  }

  /// What a text looks like whose numbers stand in another order.
  private static func cure(for error: DayError, _ bytes: Span<UInt8>) -> String? {
    switch error {
    case .noSuchMonth, .outOfRange: break
    default: return nil
    }
    for case (let likely, .success) in Lookalike.readings(of: bytes) {
      return "; it looks like \(likely.format): add \(likely.option)"
    }
    return nil
  }

  private static func unreadable(
    _ text: String, _ formats: String, _ areSeveral: Bool, _ error: DayReadingError,
    _ readings: [Lookalike.Reading]
  ) -> String {
    guard let (likely, day) = readings.first else {
      guard error.offset > 0 else { return "\(text) is not a date (\(formats))" }
      return "\(text) is not " + (areSeveral ? "a date (\(formats))" : formats) + ": \(error)"
    }
    guard case (let other, .success(let otherDay))? = readings.dropFirst().first,
      case .success(let day) = day
    else {
      if case .failure(let error) = day {
        return "\(text) is not \(formats), and as \(likely.format) it does not exist: \(error)"
      }
      return "\(text) is not \(formats); it looks like \(likely.format): add \(likely.option)"
    }
    return "\(text) is not \(formats); it could be \(day) or \(otherDay): "
      + "add \(likely.option) or \(other.option)"
  }

  private static func list(_ formats: [DayFormat]) -> String {
    formats.map(\.description).joined(separator: " or ")
  }

  /// Why there is no answer to a date that was read.
  static func noAnswer(_ bytes: Span<UInt8>, _ error: DayError) -> String {
    "the answer to \(String(quoting: bytes)) is out of range: \(error)"
  }

  /// Why a record has no answer.
  static func noAnswer(
    to record: Span<UInt8>, _ failure: RecordFailure, formats: [DayFormat]
  ) -> String {
    switch failure {
    case .noDate(let range, let failure):
      return noDate(record.extracting(range), failure, formats: formats)
    case .noAnswer(let range, let error):
      return noAnswer(record.extracting(range), error)
    case .noColumn(let count):
      return "there is no such column: the line has \(count)"
    case .noColumnName(let names):
      let list = names.prefix(12).map(\.quoted).joined(separator: ", ")
      return "the header has no such column: it has \(list)"
    case .noValue:
      return "\(String(quoting: record)) has no value at the key"
    case .noRoom(let count):
      return "the answer is longer than \(count) bytes"
    }
  }

  static let noFixedDate =
    "standard input is FROM or TO, not both: give a date for the other"

  static func noJobs(_ count: Int) -> String {
    "--jobs: \(count) is no number of threads from 1 to 256"
  }

  static let severalPlaces =
    "--in-text, --column and --json-key exclude each other: use one of them"

  static let headerNeedsLines =
    "--header is for lines of standard input: leave out the operands"

  static let noColumnAsked = "--header and --delimiter are for --column: add it"

  static func columnNeedsHeader(_ column: Word) -> String {
    "--column: \(column.quoted) is no number from 1 on; for a name add --header"
  }

  static func noDelimiter(_ word: Word) -> String {
    "\(word.quoted) is no delimiter: use one ASCII character, or \\t"
  }

  static func noPath(_ word: Word) -> String {
    "\(word.quoted) is no path such as a.b[0].c"
  }

  static func noAmount(_ word: Word) -> String {
    "\(word.quoted) is not an amount such as 30, -30, 2w, 1m, 1y2m3d, P1Y2M3D or 5b"
  }

  static func dateForAmount(_ word: Word) -> String {
    "\(word.quoted) is a date, but the last operand is the amount: dayctl add [DATE…] AMOUNT"
  }

  static func noPivot(_ pivot: Int) -> String {
    "--pivot: \(pivot) is no year from 1000 to 9900"
  }

  static func tooGreat(_ word: Word) -> String {
    "\(word.quoted) is too great an amount"
  }

  static func noFormat(_ word: Word, of option: String, _ reason: String) -> String {
    let names = DayFormat.names + DayFormat.localizedNames
    let hint = Suggestion.nearest(to: word, among: names).map { ". Did you mean '\($0)'?" }
    let isName =
      !word.bytes.isEmpty && word.bytes.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    let what = isName ? "is no name of a format, and as a pattern" : "is no format:"
    return "\(option): \(word.quoted) \(what) \(reason)" + (hint ?? "")
  }

  static func noLocale(_ word: Word, _ error: DayLocaleError) -> String {
    "--locale: \(word.quoted) is no locale: \(error)"
  }

  /// The refusal to wait for lines that nobody is likely to type: the command's short help.
  static func nothingToRead(_ command: CommandDescription) -> UsageError {
    let sentence = "no operand given, and standard input is a terminal; - reads it all the same"
    return UsageError(
      sentence, help: command.help(.short, program: "dayctl") + "\n" + line(sentence))
  }

  static func unreadableFormat(_ word: Word, _ error: DayFormatError) -> String {
    "--from: \(word.quoted) cannot be read: \(error)"
  }

  static let quietAndProgress = "--quiet and --progress exclude each other: use one of them"

  static let jsonAndCSV = "--json and --csv exclude each other: use one of them"

  static func onErrorNeedsText(_ policy: String) -> String {
    "--on-error \(policy) is for text: leave out --json or --csv, or use skip or stop"
  }
}

extension Span<UInt8> {
  /// Whether a space or a tab is the first or the last of several bytes.
  fileprivate var hasBlankAround: Bool {
    guard count > 1 else { return false }
    let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    return blanks.contains(self[0]) || blanks.contains(self[count - 1])
  }
}
