/// A part of a command as plain data, for help, the manual and completions.
package struct PartDescription: Sendable {
  /// The names of an option, such as `--from` and `-f`; none for an operand.
  package var names: [String]

  /// The placeholder for the value in help, such as `FORMAT`; empty for a flag.
  package var valueName: String

  /// The purpose of the part, in one line.
  package var help: String

  /// Further details, for the long help only.
  package var detail: String

  /// The type of the value; `nil` for a flag.
  package var valueType: (any ArgumentValue.Type)?

  /// The default value, as shown in help.
  package var defaultText: String?

  /// Whether the short help omits this part, because few users need it.
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

  /// Whether the command requires this part.
  package var isRequired: Bool { kind == .argument }

  /// Whether all values count, not only the last one.
  package var repeats: Bool { kind == .operands || kind == .repeatedOption }

  /// The possible values, if they are a fixed set of words; otherwise empty.
  package var choices: [String] { valueType?.choices ?? [] }
}
