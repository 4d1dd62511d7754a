/// One part of a command as data, for help, manual and completions.
package struct PartDescription: Sendable {
  /// The names of an option, such as `--from` and `-f`; none for an operand.
  package var names: [String]

  /// The placeholder for the value in help, such as `FORMAT`; empty for a flag.
  package var valueName: String

  /// The purpose of the part, in one line.
  package var help: String

  /// Further details, for the long help only.
  package var detail: String

  /// The type that the value is read as; `nil` for a flag.
  package var valueType: (any ArgumentValue.Type)?

  /// The value without the option, for help.
  package var defaultText: String?

  /// Whether few users need it, so that the short help omits it.
  package var isRare: Bool

  private let kind: PartKind

  init(
    _ kind: PartKind, _ name: String = "", _ other: String = "", _ another: String = "",
    valueName: String = "", help: String, detail: String = "",
    valueType: (any ArgumentValue.Type)? = nil, defaultText: String? = nil,
    isRare: Bool = false
  ) {
    self.kind = kind
    names = kind.isOperand ? [] : [name] + [other, another].filter { !$0.isEmpty }
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

  /// Whether the command needs this part.
  package var isRequired: Bool { kind == .argument }

  /// Whether every value counts, and not only the last.
  package var repeats: Bool { kind == .operands || kind == .repeatedOption }

  /// The words that the value can be, if they are a closed set.
  package var choices: [String] { valueType?.choices ?? [] }
}
