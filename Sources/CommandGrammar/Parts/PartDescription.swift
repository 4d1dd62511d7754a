/// One part of a command as data: what parsing, help, manual and completions are made of.
package struct PartDescription: Sendable {
  /// The spellings, the other ones empty where there are fewer; all of an operand are.
  ///
  /// They are no array, since parts are described again for each option of a command line.
  private let spellings: (String, String, String)

  /// What stands for the value in help, `FORMAT`; empty for a flag.
  package var valueName: String

  /// What the part is for, in a line.
  package var help: String

  /// What else there is to say, for the long help only.
  package var detail: String

  /// What the value is read as; nothing for a flag.
  package var valueType: (any ArgumentValue.Type)?

  /// What the value is where the option is not given, for help.
  package var defaultText: String?

  /// Whether few need it, so that the short help leaves it out.
  package var isRare: Bool

  private let kind: PartKind

  init(
    _ kind: PartKind, _ name: String = "", _ other: String = "", _ another: String = "",
    valueName: String = "", help: String, detail: String = "",
    valueType: (any ArgumentValue.Type)? = nil, defaultText: String? = nil,
    isRare: Bool = false
  ) {
    self.kind = kind
    spellings = (name, other, another)
    self.valueName = valueName
    self.help = help
    self.detail = detail
    self.valueType = valueType
    self.defaultText = defaultText
    self.isRare = isRare
  }
}

extension PartDescription {
  package var isOperand: Bool { kind.isOperand }

  package var isFlag: Bool { kind == .flag }

  /// Whether the command cannot do without.
  package var isRequired: Bool { kind == .argument }

  /// Whether every value counts, and not only the last.
  package var repeats: Bool { kind == .operands || kind == .repeatedOption }

  /// The spellings, `--from` and `-f`; none for an operand.
  package var names: [String] {
    if isOperand { return [] }
    return [spellings.0] + [spellings.1, spellings.2].filter { !$0.isEmpty }
  }

  /// The first of the spellings that is meant.
  func spelling(where isMeant: (String) -> Bool) -> String? {
    if isMeant(spellings.0) { return spellings.0 }
    if isMeant(spellings.1) { return spellings.1 }
    return isMeant(spellings.2) ? spellings.2 : nil
  }

  /// The words that the value can be, if they are a closed set.
  package var choices: [String] { valueType?.choices ?? [] }

  /// The part that every command has.
  package static var help: PartDescription {
    PartDescription(
      .flag, "-h", "--help", help: "show help: -h for one screen, --help for everything")
  }
}
