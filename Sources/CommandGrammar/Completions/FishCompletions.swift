/// The completion script for fish.
struct FishCompletions {
  private let program: ProgramDescription
  private let commands: [CommandDescription]
  private let kinds: CompletionKinds

  init(_ program: ProgramDescription) {
    self.program = program
    commands = program.completableCommands
    kinds = CompletionKinds(of: commands)
  }

  var text: String {
    let values = kinds.all.filter { $0.completion.hasFishFunction }
      .flatMap { function($0.name, $0.completion) }
    let lines = named + valued + values + ["complete -c § -f", ""] + first + options + operands
    return (Self.functions + lines.joined(separator: "\n") + "\n")
      .replacing("§", with: program.name)
  }
}

extension FishCompletions {
  /// A function that prints the name of the command that a word calls.
  private var named: [String] {
    let cases = commands.filter { !$0.otherNames.isEmpty }.flatMap { command in
      [
        "        case \(command.otherNames.joined(separator: " "))",
        "            echo \(command.name)",
      ]
    }
    return ["function __§_named --argument-names word", "    switch \"$word\""] + cases
      + ["        case '*'", "            echo $word", "    end", "end", ""]
  }

  /// A function that prints the options of a command that take a value.
  private var valued: [String] {
    let cases = commands.flatMap { command in
      let names = command.options.filter { !$0.isFlag }.flatMap(\.names)
      return names.isEmpty
        ? []
        : [
          "        case \(command.name)",
          "            string split ' ' -- '\(names.joined(separator: " "))'",
        ]
    }
    return ["function __§_valued --argument-names command", "    switch $command"] + cases
      + ["    end", "end", ""]
  }

  /// A function that prints the values of a kind.
  private func function(_ name: String, _ completion: Completion) -> [String] {
    let echo = completion.isList ? #"    echo "$start""# : "    echo "
    let lines = completion.candidates.map { candidate in
      let help = candidate.help.isEmpty ? "" : "\t" + candidate.help
      return echo + (candidate.word + help).fishQuoted
    }
    return ["function __§_\(name)"] + (completion.isList ? [Self.listStart] : []) + lines
      + path(completion.paths).map { "    " + $0 } + ["end", ""]
  }

  /// The words of a list before the cursor, without the name of the option.
  private static let listStart =
    "    set -l start (commandline -ct | string replace -r '^-[^=]*=' '' | string match -r '.*,')"

  private func path(_ paths: Completion.Paths) -> [String] {
    switch paths {
    case .none, .files: []
    case .folders: ["__fish_complete_directories (commandline -ct) ''"]
    case .below(let folder):
      [
        "for path in \(folder.fishQuoted)/**",
        "    test -f $path; and string replace \((folder + "/").fishQuoted) '' -- $path",
        "end | string match -r '^[A-Z].*'",
      ]
    }
  }

  /// The commands, and the options that can be given instead of one.
  private var first: [String] {
    let words = commands.flatMap(\.candidates).map {
      "complete -c § -n __§_is_first -a \($0.word) -d \($0.help.fishQuoted)"
    }
    return words + program.options.map { "complete -c § -n __§_is_first " + names($0) + help($0) }
      + [""]
  }

  /// The options; one line for all commands that have the same option.
  private var options: [String] {
    var groups: [(line: String, excluded: String, commands: [String])] = []
    for command in commands {
      for option in command.options {
        let excluded = command.names(excludedBy: option).map { " " + $0 }.joined()
        let line = names(option) + value(option) + help(option)
        let index = groups.firstIndex { $0.line == line && $0.excluded == excluded }
        if let index {
          groups[index].commands.append(command.name)
        } else {
          groups.append((line, excluded, [command.name]))
        }
      }
    }
    return groups.map { group in
      let condition = "__§_offers \(group.commands.joined(separator: ","))\(group.excluded)"
      return "complete -c § -n \(condition.fishQuoted) \(group.line)"
    } + [""]
  }

  private func names(_ option: PartDescription) -> String {
    option.orderedNames.map { name in
      name.utf8.count == 2 ? "-s \(name.dropFirst())" : "-l \(name.dropFirst(2))"
    }.joined(separator: " ")
  }

  private func value(_ option: PartDescription) -> String {
    let completesFiles = option.completion.paths == .files
    return option.isFlag ? "" : (completesFiles ? " -r" : " -x") + words(option.completion)
  }

  /// The arguments that offer the values of a kind.
  private func words(_ completion: Completion) -> String {
    let name = completion.hasFishFunction ? kinds.name(of: completion) : nil
    return (completion.paths == .files ? " -F" : "") + (name.map { " -a '(__§_\($0))'" } ?? "")
  }

  private func help(_ option: PartDescription) -> String { " -d \(option.help.fishQuoted)" }

  private var operands: [String] {
    commands.flatMap { command in
      command.firstOperands.enumerated().map { index, part in
        operand(part, "__§_operand \(command.name) \(index)")
      } + command.laterOperands.map { operand($0, "__§_operand \(command.name)") }
    }.compactMap(\.self)
  }

  private func operand(_ part: PartDescription, _ condition: String) -> String? {
    part.completion.isEmpty
      ? nil : "complete -c § -n \(condition.fishQuoted)" + words(part.completion)
  }
}

extension Completion {
  /// Whether there are values other than files, which fish offers by itself.
  fileprivate var hasFishFunction: Bool { !candidates.isEmpty || paths != .files && !isEmpty }
}

extension String {
  fileprivate var fishQuoted: String { "'" + escaping("\\'") + "'" }
}
