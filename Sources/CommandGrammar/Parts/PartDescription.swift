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

  /// Whether other commands have this option too, so that a topic of the help explains it.
  package var isShared = false

  /// The first names of the options with which this one cannot be combined.
  package var conflicts: [String] = []

  /// Sets of first names of options; this one can be given only with one of each set.
  package var requirements: [[String]] = []

  /// Whether a second one is an error.
  package var isUnique = false

  /// Whether the command rejects calls without any of these operands.
  package var needsOne = false

  private let kind: PartKind
  private let declaredCompletion: Completion

  init(
    _ kind: PartKind, _ name: String = "", _ other: String = "", _ another: String = "",
    valueName: String = "", help: String, detail: String = "",
    valueType: (any ArgumentValue.Type)? = nil, defaultText: String? = nil,
    completion: Completion = .none, isRare: Bool = false, needsOne: Bool = false
  ) {
    self.kind = kind
    names = kind.isOperand ? [] : [name] + [other, another].filter { !$0.isEmpty }
    self.valueName = valueName
    self.help = help
    self.detail = detail
    self.valueType = valueType
    self.defaultText = defaultText
    declaredCompletion = completion
    self.isRare = isRare
    self.needsOne = needsOne
  }
}

extension PartDescription {
  /// A flag of the program, which belongs to no command.
  package static func flag(_ name: String, help: String) -> PartDescription {
    PartDescription(.flag, name, help: help)
  }

  package var isOperand: Bool { kind.isOperand }

  package var isFlag: Bool { kind == .flag }

  /// Whether the command requires this part.
  package var isRequired: Bool { kind == .argument || needsOne }

  /// Whether all values count, not only the last one.
  package var repeats: Bool { kind == .operands || kind == .repeatedOption }

  /// The possible values, if they are a fixed set of words; otherwise empty.
  package var choices: [String] { valueType?.choices ?? [] }

  /// How a shell completes the value; a fixed set of words needs no declaration.
  package var completion: Completion {
    guard declaredCompletion.isEmpty, !choices.isEmpty else { return declaredCompletion }
    return Completion(
      String(valueName.lowercased().unicodeScalars.filter(\.properties.isLowercase)),
      choices.map { Completion.Candidate($0) })
  }

  /// The conditions for combining this option with others, as sentences.
  package var relationSentences: [String] {
    let conflict =
      conflicts.isEmpty ? [] : ["Cannot be combined with \(conflicts.alternatives)."]
    return requirements.map { "Requires \($0.alternatives)." } + conflict
      + (isUnique ? ["Can be given only once."] : [])
  }
}
