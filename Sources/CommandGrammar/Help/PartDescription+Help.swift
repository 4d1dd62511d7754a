extension [PartDescription] {
  /// The rows of a help table: without rare options, all in brief, or all with details.
  enum Selection {
    case usual, all, details
  }

  /// Returns these options as rows of a help table.
  func rows(_ selection: Selection) -> [HelpTable.Row] {
    filter { selection != .usual || !$0.isRare }
      .map { $0.row(selection == .details ? .long : .short) }
  }
}

extension PartDescription {
  /// This part in a usage line: `[DATE…]`, `AMOUNT`.
  var usage: String {
    let name = repeats ? valueName + "…" : valueName
    return isRequired ? name : "[\(name)]"
  }

  /// Returns this part as a row of a help table.
  func row(_ length: HelpLength) -> HelpTable.Row {
    HelpTable.Row(
      name: isOperand ? usage : spellings, texts: texts, detail: length == .long ? fullDetail : "",
      shortName: names.first { $0.utf8.count > 2 } ?? names.first ?? valueName)
  }

  /// The details, with the conditions for combining this option with others.
  package var fullDetail: String {
    ([detail] + relationSentences).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// All names, the short ones first.
  package var orderedNames: [String] {
    names.filter { $0.utf8.count == 2 } + names.filter { $0.utf8.count > 2 }
  }

  /// All names, the short ones first, and the value: `-u, --unit UNIT`.
  ///
  /// Long names are aligned, whether or not there is a short name.
  private var spellings: String {
    let start = names.contains { $0.utf8.count == 2 } ? "" : "    "
    return start + orderedNames.joined(separator: ", ") + (isFlag ? "" : " " + valueName)
  }

  private var texts: [String] {
    [fullText, help + note([defaultNote]), help]
  }

  /// The purpose with all notes.
  package var fullText: String { help + note([choicesNote, repeatsNote, defaultNote]) }

  private func note(_ notes: [String?]) -> String {
    let known = notes.compactMap(\.self)
    return known.isEmpty ? "" : " [" + known.joined(separator: "; ") + "]"
  }

  private var choicesNote: String? {
    choices.isEmpty ? nil : choices.joined(separator: ", ")
  }

  private var repeatsNote: String? {
    repeats && !isOperand ? "repeatable" : nil
  }

  private var defaultNote: String? {
    defaultText.map { "default: " + $0 }
  }
}
