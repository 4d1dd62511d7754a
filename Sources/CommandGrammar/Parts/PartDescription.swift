/// One part of a command as data: what parsing, help, manual and completions are made of.
package struct PartDescription: Sendable {
  /// The spellings, `--from` and `-f`; none for an operand.
  package var names: [String]

  /// What stands for the value in help, `FORMAT`; empty for a flag.
  package var valueName: String

  /// What the part is for, in a line.
  package var help: String

  /// What else there is to say, for the long help only.
  package var detail: String = ""

  /// What the value is read as; nothing for a flag.
  package var valueType: (any ArgumentValue.Type)?

  /// The word that is read where the option is not given.
  package var defaultWord: Word?

  /// Whether the command cannot do without.
  package var isRequired = false

  /// Whether every value counts, and not only the last.
  package var repeats = false

  /// Whether few need it, so that the short help leaves it out.
  package var isRare = false
}

extension PartDescription {
  package var isOperand: Bool { names.isEmpty }

  package var isFlag: Bool { !isOperand && valueName.isEmpty }

  /// The words that the value can be, if they are a closed set.
  package var choices: [String] { valueType?.choices ?? [] }

  /// The default as text, for help.
  package var defaultText: String? {
    defaultWord.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The part that every command has.
  package static var help: PartDescription {
    PartDescription(
      names: ["-h", "--help"], valueName: "",
      help: "show help: -h for one screen, --help for everything")
  }
}
