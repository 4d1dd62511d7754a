import CommandGrammar
import Foundation

/// A shell that completes command lines of the sample market in a folder with some files.
enum CompletingShell {
  /// Returns what the shell offers for each command line.
  static func candidates(
    in shell: CompletionShell, for lines: [String], of description: ProgramDescription
  ) throws -> [[String]] {
    try Tool.withFolder { folder in
      try makeFiles(in: folder)
      try write(description.completions(for: shell), to: "script", in: folder)
      let output =
        switch shell {
        case .bash: try bash(lines, in: folder)
        case .zsh: try zsh(lines, in: folder)
        case .fish: try fish(lines, in: folder)
        }
      return answers(in: output)
    }
  }

  /// The words below each line that starts with `== `, without descriptions, and without what some
  /// shells do not repeat: the start of `--name=value` and of a list, and the slash after a folder.
  private static func answers(in output: String) -> [[String]] {
    var answers: [[String]] = []
    for line in output.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("== ") {
        answers.append([])
      } else if !answers.isEmpty {
        var word = String(line.prefix { $0 != "\t" })
        if let sign = word.firstIndex(of: "=") { word = String(word[word.index(after: sign)...]) }
        if let comma = word.lastIndex(of: ",") { word = String(word[word.index(after: comma)...]) }
        answers[answers.count - 1].append(word.hasSuffix("/") ? String(word.dropLast()) : word)
      }
    }
    return answers
  }

  private static func makeFiles(in folder: URL) throws {
    for name in ["maps", "zones/Europe", "zones/posix"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for name in ["market.txt", "zones/Europe/Berlin", "zones/UTC", "zones/posix/UTC"] {
      try write("", to: name, in: folder)
    }
  }

  private static func write(_ text: String, to name: String, in folder: URL) throws {
    try text.write(
      to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  /// bash gets the words as it splits them itself: also at each `=`.
  private static func bash(_ lines: [String], in folder: URL) throws -> String {
    let calls = lines.map { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: false).flatMap { word in
        word.split(separator: "=", omittingEmptySubsequences: false).map { "'\($0)'" }
          .joined(separator: "\n'='\n").split(separator: "\n").filter { $0 != "''" || word.isEmpty }
      }
      return "complete_line " + words.joined(separator: " ")
    }
    let program = """
      source ./script
      complete_line() {
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _market
        echo '== '
        ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
      }

      """
    return try Tool.run(
      "bash", ["--norc", "--noprofile", "-c", program + calls.joined(separator: "\n")], in: folder)
  }

  private static func fish(_ lines: [String], in folder: URL) throws -> String {
    let calls = lines.map { "echo '== '; complete -C '\($0)'" }
    return try Tool.run(
      "fish", ["--no-config", "-c", "source ./script\n" + calls.joined(separator: "\n")],
      in: folder)
  }

  /// An interactive zsh on a terminal completes each line when it receives a tab.
  private static func zsh(_ lines: [String], in folder: URL) throws -> String {
    try write(zshSetup, to: "setup", in: folder)
    let calls = lines.map { "complete_line '\($0)'" }
    return try Tool.run("zsh", ["-f", "-c", zshDriver + calls.joined(separator: "\n")], in: folder)
  }

  private static let zshDriver = #"""
    zmodload zsh/zpty || exit
    zpty shell zsh -f -i
    zpty -w shell 'source ./setup'
    zpty -r shell log '*READY*'
    complete_line() {
      zpty -w -n shell "$1"$'\t'
      zpty -r shell log '*END*'
      print -r -- '== '
      print -r -- "${${log##*BEGIN}%%END*}"
    }

    """#

  private static let zshSetup = #"""
    PROMPT= RPROMPT= PS2=
    autoload -Uz compinit && compinit -u -D
    source ./script
    typeset -ga found=()
    # Keeps what would be offered.
    compadd() {
      if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
        local -a hits
        builtin compadd -O hits "$@"
        found+=("${hits[@]}")
      fi
      builtin compadd "$@"
    }
    # Completes the line before the cursor, and shows nothing.
    quietly() {
      _main_complete
      compstate[insert]= compstate[list]=
    }
    # Prints what completes the line before the cursor, and clears the line.
    report() {
      found=()
      zle quietly
      print -n -r -- BEGIN
      print -r -l -- "${found[@]}"
      print -n -r -- END
      BUFFER=
    }
    zle -C quietly complete-word quietly
    zle -N report
    bindkey '^I' report
    print READY

    """#
}
