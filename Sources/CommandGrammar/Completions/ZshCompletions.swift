/// The completion script for zsh, a file `_NAME` in a folder of `fpath`.
struct ZshCompletions {
  private let program: ProgramDescription
  private let commands: [CommandDescription]
  private let kinds: CompletionKinds

  init(_ program: ProgramDescription) {
    self.program = program
    commands = program.completableCommands
    kinds = CompletionKinds(of: commands)
  }

  var text: String {
    let lines = head + kinds.all.flatMap { function($0.name, $0.completion) } + main
    return lines.joined(separator: "\n").replacing("§", with: program.name)
  }

  private var head: [String] {
    ["#compdef §", "# Completion of § for zsh, written by '§ completions zsh'.", ""]
  }
}

extension ZshCompletions {
  /// A function that offers the values of a kind.
  private func function(_ name: String, _ completion: Completion) -> [String] {
    let words = list("words", completion.candidates)
    let describe =
      completion.isList
      ? ["compset -P '*,'", "_describe -t values \(name) words -q -S ,"]
      : ["_describe -t values \(name) words"]
    let offer = words.isEmpty ? [] : words + describe
    return ["_§_\(name)() {"] + (offer + path(completion.paths)).map { "  " + $0 } + ["}", ""]
  }

  private func path(_ paths: Completion.Paths) -> [String] {
    switch paths {
    case .none: []
    case .files: ["_files"]
    case .folders: ["_files -/"]
    case .below(let folder):
      [
        "local -a folders=(\(folder.shellQuoted)) ignored=('[^A-Z]*')",
        "[[ $PREFIX == */* ]] && ignored=()",
        "_path_files -W folders -F ignored",
      ]
    }
  }

  /// An array for `_describe`.
  private func list(_ name: String, _ candidates: [Completion.Candidate]) -> [String] {
    guard !candidates.isEmpty else { return [] }
    let items = candidates.map { candidate in
      let help = candidate.help.isEmpty ? "" : ":" + candidate.help
      return "  " + (candidate.word.escaping("\\:") + help).zshQuoted
    }
    return ["local -a \(name)=("] + items + [")"]
  }

  /// The function that completes a call.
  private var main: [String] {
    let words = commands.flatMap(\.candidates)
    let options = program.options.flatMap { option in
      option.orderedNames.map { Completion.Candidate($0, help: option.help) }
    }
    let first = list("commands", words) + list("options", options) + Self.first
    var body = ["if (( CURRENT == 2 )); then"]
    body += first.map { "  " + $0 }
    body += ["fi", "shift words", "(( CURRENT -= 1 ))", "local -a specs", "case $words[1] in"]
    for command in commands {
      body += ["  (\(command.names.joined(separator: "|")))", "    specs=("]
      body += specs(of: command).map { "      " + $0 }
      body += ["    )", "    ;;"]
    }
    body += ["  (*) return 1 ;;", "esac", "_arguments -s -S : $specs"]
    return ["_§() {"] + body.map { "  " + $0 } + ["}", ""] + Self.tail
  }

  private static let first = [
    "_describe -t commands command commands",
    "[[ $PREFIX != -* ]] || _describe -o -t options option options",
    "return",
  ]

  private static let tail = [
    "if [[ $funcstack[1] == _§ ]]; then", "  _§ \"$@\"", "else", "  compdef _§ §", "fi", "",
  ]
}

extension ZshCompletions {
  /// The specifications of a command's parts for `_arguments`.
  private func specs(of command: CommandDescription) -> [String] {
    let first = command.firstOperands.enumerated().map { index, part in
      "\(index + 1):" + message(part) + ":" + action([part])
    }
    let later = command.laterOperands
    let rest = later.first.map { ["*:" + message($0) + ":" + action(later)] } ?? []
    return command.options.map { spec($0, of: command) } + (first + rest).map(\.zshQuoted)
  }

  /// The specification of an option, such as `'(-f --from)'{-f+,--from=}'[format]:FORMAT:_name'`.
  private func spec(_ option: PartDescription, of command: CommandDescription) -> String {
    let isHelp = option.names == PartDescription.help.names
    let excluded = isHelp ? ["-", ":", "*"] : command.names(excludedBy: option)
    let start =
      (excluded.isEmpty ? "" : "'(\(excluded.joined(separator: " ")))'")
      + (option.repeats ? "'*'" : "")
    let names = option.orderedNames.map { name in
      option.isFlag ? name : name + (name.utf8.count == 2 ? "+" : "=")
    }
    let spellings = names.count > 1 ? "{" + names.joined(separator: ",") + "}" : names.joined()
    let value = option.isFlag ? "" : ":" + message(option) + ":" + action([option])
    return start + spellings + ("[" + option.help.escaping("\\[]:") + "]" + value).zshQuoted
  }

  private func message(_ part: PartDescription) -> String { part.valueName.escaping("\\:") }

  /// The action that offers the values of the parts that can be at a position.
  private func action(_ parts: [PartDescription]) -> String {
    let names = parts.compactMap { kinds.name(of: $0.completion) }.map { "_§_\($0)" }
    return names.count > 1 ? "{ \(names.joined(separator: "; ")) }" : names.first ?? " "
  }
}

extension String {
  fileprivate var zshQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
