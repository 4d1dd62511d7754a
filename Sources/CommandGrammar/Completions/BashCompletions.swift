/// The completion script for bash, from version 3.2 on, without other packages.
struct BashCompletions {
  private let program: ProgramDescription
  private let commands: [CommandDescription]
  private let kinds: CompletionKinds

  init(_ program: ProgramDescription) {
    self.program = program
    commands = program.completableCommands
    kinds = CompletionKinds(of: commands)
  }

  var text: String {
    let lines = values + named + options + names + operands
    return (Self.values + lines.joined(separator: "\n") + Self.calls)
      .replacing("§", with: program.name)
  }
}

extension BashCompletions {
  /// A function that offers the values of each kind, and the commands.
  private var values: [String] {
    let words = commands.flatMap(\.names).joined(separator: " ")
    let names = program.options.flatMap(\.orderedNames).joined(separator: " ")
    return ["_§_commands() {", "  _§_offer \(words)"]
      + ["  [[ $current != -* ]] || _§_offer \(names)", "}", ""]
      + function("value", of: "$1", kinds.all.flatMap { lines($0.name, $0.completion) })
  }

  /// A function that sets the name of the command that a word calls.
  private var named: [String] {
    let cases = commands.filter { !$0.otherNames.isEmpty }.map { command in
      "\(command.otherNames.joined(separator: " | "))) command=\(command.name) ;;"
    }
    return function("named", of: "$1", cases + ["*) command=$1 ;;"])
  }

  private func lines(_ name: String, _ completion: Completion) -> [String] {
    let words = completion.candidates.map(\.word.shellQuoted)
    let function = completion.isList ? "_§_list " : "_§_offer "
    let offer = words.isEmpty ? [] : [function + words.joined(separator: " ")]
    return ["\(name))"] + (offer + path(completion.paths) + [";;"]).map { "  " + $0 }
  }

  private func path(_ paths: Completion.Paths) -> [String] {
    switch paths {
    case .none: []
    case .files: ["_§_paths default -f"]
    case .folders: ["_§_paths dirnames -d"]
    case .below(let folder): ["_§_below \(folder.shellQuoted)"]
    }
  }

  /// A function that describes an option of a command.
  private var options: [String] {
    var lines: [String] = []
    for command in commands {
      lines += ["\(command.name))", "  case $2 in"]
      lines += command.options.map { "    " + line($0, of: command) }
      lines += ["  esac", "  ;;"]
    }
    return function("option", first: ["takes='' kind='' excludes=''"], of: "$1", lines)
  }

  private func line(_ option: PartDescription, of command: CommandDescription) -> String {
    let excluded = command.names(excludedBy: option)
    let kind = kinds.name(of: option.completion).map { ["kind=\($0)"] } ?? []
    let assignments =
      (option.isFlag ? [] : ["takes=1"] + kind)
      + (excluded.isEmpty ? [] : ["excludes='\(excluded.joined(separator: " "))'"])
    return option.names.joined(separator: " | ") + ") "
      + (assignments.isEmpty ? ":" : assignments.joined(separator: " ")) + " ;;"
  }

  /// A function that sets the names of a command's options.
  private var names: [String] {
    function(
      "names", of: "$1",
      commands.map { command in
        let names = command.options.flatMap(\.orderedNames).joined(separator: " ")
        return "\(command.name)) names='\(names)' ;;"
      })
  }

  /// A function that offers the operand at a position.
  private var operands: [String] {
    let cases = commands.flatMap { command in
      command.firstOperands.enumerated().map { ("\(command.name):\($0.offset)", [$0.element]) }
        + [("\(command.name):*", command.laterOperands)]
    }
    return function(
      "operand", of: "$1:$2",
      cases.compactMap { pattern, parts in
        let calls = parts.compactMap { kinds.name(of: $0.completion) }.map { "_§_value \($0)" }
        return calls.isEmpty ? nil : "\(pattern)) \(calls.joined(separator: "; ")) ;;"
      })
  }

  /// A function with a `case` statement.
  private func function(
    _ name: String, first: [String] = [], of subject: String, _ cases: [String]
  ) -> [String] {
    ["_§_\(name)() {"] + first.map { "  " + $0 } + ["  case \(subject) in"]
      + cases.map { "    " + $0 } + ["  esac", "}", ""]
  }
}
