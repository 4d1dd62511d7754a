import CommandGrammar
import DayKit

/// What commands that answer record by record have in common: how they read and write.
struct RecordOptions: Equatable, Sendable {
  /// The formats that dates are read in, tried in order; none stands for ISO 8601.
  var readFormats: [DayFormat] = []

  /// The format that days are written in.
  var writeFormat = DayFormat.iso

  var onError = OnError.skip
  var sink = SinkForm.text

  /// The options of a command that answers with days.
  static let days = Group(
    into: { from, to, onError, json, csv throws(UsageError) in
      try RecordOptions(from: from, to: to, onError: onError, json: json, csv: csv)
    },
    from, to, policy, json, csv)

  /// The options of a command that answers with something else in columns.
  static let columns = Group(
    into: { from, onError, json, csv throws(UsageError) in
      try RecordOptions(from: from, onError: onError, json: json, csv: csv)
    },
    from, policy, json, csv)

  /// The options of a command whose answers do not fit columns.
  static let trees = Group(
    into: { from, onError, json throws(UsageError) in
      try RecordOptions(from: from, onError: onError, json: json)
    },
    from, policy, json)
}

extension RecordOptions {
  private init(
    from: [DayFormat], to: DayFormat = .iso, onError: OnError, json: Bool, csv: Bool = false
  ) throws(UsageError) {
    if json && csv { throw UsageError(Message.jsonAndCSV) }
    // Texts of the input have no place in structured output.
    if json || csv, onError.writesText {
      throw UsageError(Message.onErrorNeedsText(onError.rawValue))
    }
    self.init(
      readFormats: from, writeFormat: to, onError: onError,
      sink: json ? .json : csv ? .csv : .text)
  }

  private static let formats =
    "A format is a name (\(DayFormat.names.joined(separator: ", "))) or a pattern of yyyy, MM or M, "
    + "dd or d and text between, such as d.M.yyyy; letters that are text go in quotes."

  private static let from = Option<[DayFormat]>(
    "--from", "-f", value: "FORMAT", help: "how dates are written; formats are tried in order",
    detail: "Without one it is iso. \(formats)")

  private static let to = Option<DayFormat>(
    "--to", "-t", value: "FORMAT", default: "iso", help: "how to write the answers",
    detail: "A format as for --from.")

  private static let policy = Option<OnError>(
    "--on-error", value: "WHAT", default: .skip, help: "what becomes of a line without an answer",
    detail: "skip leaves it out, keep passes it through as it is, blank writes an empty line, "
      + "stop ends there. Each such line is reported, and the exit code is 2.")

  private static let json = Flag("--json", help: "answer in JSON, one object a line")

  private static let csv = Flag("--csv", help: "answer in CSV with a header")
}
