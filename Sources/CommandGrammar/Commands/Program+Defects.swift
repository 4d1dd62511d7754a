extension Program {
  /// The errors in the declarations, one sentence each; a test expects none.
  ///
  /// The program does not check for them when it runs.
  package var defects: [String] {
    var defects: [String] = []
    var seen = [ProgramDescription.helpCommand]
    for command in commands {
      for name in [command.name] + command.otherNames {
        if seen.contains(name) { defects.append("two commands have the name '\(name)'") }
        seen.append(name)
      }
      defects += command.defects(program: name).map { "\(command.name): \($0)" }
    }
    let description = description
    for topic in description.topics {
      if seen.contains(topic.name) { defects.append("'\(topic.name)' has two meanings after help") }
      seen.append(topic.name)
    }
    if description.help(.short).lines.dropLast().count > HelpPage.screenLines {
      defects.append("the short help does not fit on a screen")
    }
    return defects
  }
}

extension Command {
  fileprivate static func defects(program: String) -> [String] {
    var parts = Parts(.check)
    let rejection = visit(&parts).map { ["the defaults are rejected: \($0.message)"] } ?? []
    return rejection + relationDefects + description.defects(program: program)
  }
}

extension Command {
  /// The relations that name a part that does not exist.
  private static var relationDefects: [String] {
    let list = list
    let names = list.parts.compactMap(\.names.first)
    return list.relations.flatMap(\.names).filter { !names.contains($0) }
      .map { "a relation names '\($0)', which is not the first name of an option" }
  }
}

extension CommandDescription {
  fileprivate func defects(program: String) -> [String] {
    var defects = parts.flatMap(\.defects)
    var seen: [String] = []
    for name in options.flatMap(\.names) {
      if seen.contains(name) { defects.append("two parts have the name '\(name)'") }
      seen.append(name)
    }
    if operands.filter(\.repeats).count > 1 {
      defects.append("two parts take any number of operands")
    }
    let lines = help(.short, program: program).lines.dropLast()
    if lines.count > HelpPage.screenLines {
      defects.append("the short help has \(lines.count) lines")
    }
    // Names of options begin after at most six spaces, and a text that is continued after more.
    if defects.isEmpty, lines.contains(where: { $0.hasPrefix("        ") }) {
      defects.append("an option takes more than one line of the short help")
    }
    return defects
  }
}

extension PartDescription {
  fileprivate var defects: [String] {
    var defects = names.filter { !Self.isSpelling($0) }.map { "'\($0)' is not an option name" }
    if isOperand && valueName.isEmpty { defects.append("a part has no name") }
    if help.isEmpty { defects.append("\(names.first ?? valueName) has no help") }
    return defects
  }

  /// Whether a name is `-` and an ASCII letter, or `--` and at least two letters, digits or
  /// hyphens.
  private static func isSpelling(_ name: String) -> Bool {
    let letters = Array(Word(name).bytes)
    guard letters.count >= 2, letters[0] == .hyphen else { return false }
    if letters.count == 2 { return isLetter(letters[1]) }
    return letters.count >= 4 && letters[1] == .hyphen && isLetter(letters[2])
      && letters[3...].allSatisfy {
        isLetter($0) || (.zero ... .nine).contains($0) || $0 == .hyphen
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
