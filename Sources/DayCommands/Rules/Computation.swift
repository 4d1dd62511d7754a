import DayKit
import DayRecords

/// The computation of a command, and the parts of its answers in JSON and CSV.
struct Computation {
  let rule: DayRule

  /// The number of dates in a record.
  let arity: Int

  /// Whether an empty line separates an answer from the previous one.
  let separatesWithBlankLine: Bool

  let parts: () -> [Listing.Part]

  init(
    _ rule: DayRule, arity: Int = 1, separatesWithBlankLine: Bool = false,
    parts: @escaping () -> [Listing.Part]
  ) {
    self.rule = rule
    self.arity = arity
    self.separatesWithBlankLine = separatesWithBlankLine
    self.parts = parts
  }

  /// The action that writes the answers.
  func action(_ options: RecordOptions, _ formats: RecordFormats) -> any RecordAction {
    let format = formats.writeFormat
    return switch options.sink {
    case .json: listing(options, as: format, in: .json)
    case .csv: listing(options, as: format, in: .csv)
    case .text:
      Rewrite(
        rule, arity: arity, as: format,
        orAsRead: formats.formatsAsRead(inJSON: !options.place.jsonKeys.isEmpty),
        in: options.place.frame(isNumber: rule.isNumber(in: format)),
        separatesWithBlankLine: separatesWithBlankLine)
    }
  }

  private func listing(
    _ options: RecordOptions, as format: DayFormat, in form: Listing.Form
  ) -> any RecordAction {
    guard let records = options.place.records else {
      return Listing(rule, arity: arity, as: format, in: form, parts: parts())
    }
    return RecordListing(
      rule, arity: arity, as: format, in: form, parts: parts(), of: records)
  }
}
