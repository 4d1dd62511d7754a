import CommandGrammar
import DayKit
import DayRecords

/// The computation of a command, and the parts of its answers in JSON and CSV.
struct Computation {
  let rule: DayRule

  /// Whether the results are texts of several lines, with an empty line between two of them.
  let hasParagraphs: Bool

  let parts: () -> [Listing.Part]

  /// Whether the rule takes the date of the record before and that of the record.
  var comparesWithPrevious = false

  init(_ rule: DayRule, hasParagraphs: Bool = false, parts: @escaping () -> [Listing.Part]) {
    self.rule = rule
    self.hasParagraphs = hasParagraphs
    self.parts = parts
  }

  /// Checks that no result has a space, where spaces separate columns.
  ///
  /// - Parameters:
  ///   - formats: The formats of dates and results.
  ///   - isNamed: Whether `--to` gives the format of results.
  ///   - hasTarget: Whether `--into` names columns for results.
  func checkBlanks(
    _ formats: RecordFormats, isNamed: Bool, hasTarget: Bool
  ) throws(UsageError) {
    let format = formats.writeFormat
    guard rule.hasBlanks(in: format) else { return }
    guard !formats.isSame else {
      throw UsageError(
        "--from: a date in the format \(FormatSentences.quoted(format.description)) contains a space, which "
          + "separates columns with --delimiter whitespace; use --in-text")
    }
    let what =
      isNamed
      ? "--to: a date in the format \(FormatSentences.quoted(format.description))" : "the result"
    let hasNewline = isNamed && format.canContain(where: { $0 == 0x0A || $0 == 0x0D })
    throw UsageError(
      what
        + (hasNewline
          ? " contains a newline, which ends a record"
          : " can contain a space, which separates columns with --delimiter whitespace")
        + "; to print quoted fields, \(hasTarget ? "leave out --into and " : "")use --csv")
  }

  /// The action that writes the results to records with dates at a place.
  func action(
    _ options: RecordOptions, _ formats: RecordFormats, at place: DatePlace
  ) -> any RecordAction {
    let format = formats.writeFormat
    switch options.sink {
    case .json, .csv:
      return Listing(
        rule, as: format, in: options.sink == .json ? .json : .csv, parts: parts(),
        comparesWithPrevious: comparesWithPrevious, of: place)
    case .text:
      if hasParagraphs, case .texts(let text) = rule { return Paragraphs(text) }
      return Rewrite(
        rule, as: format, orAsRead: formats.formatsAsRead(inJSON: place.form == .json),
        comparesWithPrevious: comparesWithPrevious, at: place)
    }
  }
}
