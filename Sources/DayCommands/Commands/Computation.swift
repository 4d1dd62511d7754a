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
    case .json: Listing(rule, arity: arity, as: format, in: .json, parts: parts())
    case .csv: Listing(rule, arity: arity, as: format, in: .csv, parts: parts())
    case .text:
      Rewrite(
        rule, arity: arity, as: format,
        in: options.place.frame(isNumber: rule.isNumber(in: format)),
        separatesWithBlankLine: separatesWithBlankLine)
    }
  }
}
