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
    let values = kinds.all.flatMap { function($0.name, $0.completion) }
    let lines = valued + values + ["complete -c § -f", ""] + first + options + operands
    return (Self.functions + lines.joined(separator: "\n") + "\n")
      .replacing("§", with: program.name)
  }
}

extension FishCompletions {
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
    let lines = completion.candidates.map { candidate in
      let help = candidate.help.isEmpty ? "" : "\t" + candidate.help
      return "    echo " + (candidate.word + help).fishQuoted
    }
    return ["function __§_\(name)"] + lines + path(completion.paths).map { "    " + $0 }
      + ["end", ""]
  }

  private func path(_ paths: Completion.Paths) -> [String] {
    switch paths {
    case .none: []
    case .files: ["__fish_complete_path (commandline -ct)"]
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
    let words = commands.map {
      "complete -c § -n __§_is_first -a \($0.name) -d \($0.abstract.fishQuoted)"
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
    option.isFlag
      ? "" : " -x" + (kinds.name(of: option.completion).map { " -a '(__§_\($0))'" } ?? "")
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
    kinds.name(of: part.completion).map {
      "complete -c § -n \(condition.fishQuoted) -a '(__§_\($0))'"
    }
  }

  /// The functions that read a command line; the name of the program replaces each `§`.
  private static let functions = #"""
    # Completion of § for fish, written by '§ completions fish'.

    # Reads the words before the cursor.
    function __§_read
        set -g __§_given
        set -g __§_operands 0
        set -g __§_ended 0
        set -l words (commandline -opc)
        set -e words[1]
        set -g __§_command $words[1]
        set -e words[1]
        set -l valued (__§_valued "$__§_command")
        set -l waiting 0
        for word in $words
            if test $waiting = 1
                set waiting 0
            else if test $__§_ended = 1; or not string match -q -- '-*' $word; or string match -q -r -- '^-([0-9].*)?$' $word
                set __§_operands (math $__§_operands + 1)
            else if test "$word" = --
                set __§_ended 1
            else if string match -q -- '--*=*' $word
                set -a __§_given (string replace -r '=.*' '' -- $word)
            else if string match -q -- '--*' $word
                set -a __§_given $word
                contains -- $word $valued; and set waiting 1
            else
                set -l letters (string split '' -- (string sub -s 2 -- $word))
                while set -q letters[1]
                    set -a __§_given -$letters[1]
                    if contains -- -$letters[1] $valued
                        set -q letters[2]; or set waiting 1
                        break
                    end
                    set -e letters[1]
                end
            end
        end
        # The value of the last option is at the cursor, so that the option is still offered.
        test $waiting = 0; or set -e __§_given[-1]
        set -g __§_waiting $waiting
    end

    # Whether the command is not given yet.
    function __§_is_first
        test (count (commandline -opc)) -eq 1
    end

    # Whether an option is offered: the command is one of the first argument, and none of the options in the
    # other arguments is given.
    function __§_offers --argument-names commands
        __§_read
        test $__§_ended = 0; and contains -- "$__§_command" (string split , -- $commands); or return 1
        set -e argv[1]
        for name in $__§_given
            contains -- $name $argv; and return 1
        end
        return 0
    end

    # Whether an operand of the command is offered, at a position or at all later ones.
    function __§_operand --argument-names command position
        __§_read
        test "$__§_command" = $command; and test $__§_waiting = 0; or return 1
        test -z "$position"; or test $__§_operands = "$position"
    end


    """#
}

extension String {
  fileprivate var fishQuoted: String { "'" + escaping("\\'") + "'" }
}
