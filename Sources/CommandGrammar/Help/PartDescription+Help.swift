extension [PartDescription] {
  /// Returns these options as rows of a help table; the short table omits rare options.
  func rows(_ length: HelpLength) -> [HelpTable.Row] {
    filter { length == .long || !$0.isRare }.map { $0.row(length) }
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
      name: isOperand ? usage : spellings, texts: texts, detail: length == .long ? detail : "")
  }

  /// All names, the short ones first, and the value: `-u, --unit UNIT`.
  ///
  /// Long names are aligned, whether or not there is a short name.
  private var spellings: String {
    let short = names.filter { $0.utf8.count == 2 }
    let long = names.filter { $0.utf8.count > 2 }
    let start = short.isEmpty ? "    " : ""
    return start + (short + long).joined(separator: ", ") + (isFlag ? "" : " " + valueName)
  }

  private var texts: [String] {
    let notes = [choicesNote, repeatsNote, defaultNote]
    return [help + note(notes), help + note([defaultNote]), help]
  }

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
