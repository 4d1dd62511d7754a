extension Program {
  /// The errors in the declarations, one sentence each; a test expects none.
  ///
  /// The program does not check for them when it runs.
  package var defects: [String] {
    var defects: [String] = []
    var seen = [ProgramDescription.helpCommand]
    for command in commands {
      let name = command.name
      if seen.contains(name) { defects.append("two commands have the name '\(name)'") }
      seen.append(name)
      defects += command.defects(program: self.name).map { "\(name): \($0)" }
    }
    return defects
  }
}

extension Command {
  fileprivate static func defects(program: String) -> [String] {
    var parts = Parts(.check)
    let rejection = visit(&parts).map { ["the defaults are rejected: \($0.message)"] } ?? []
    return rejection + description.defects(program: program)
  }
}

extension CommandDescription {
  /// The number of lines on a screen, which must hold the short help.
  private static let screenLines = 24

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
    if lines.count > Self.screenLines { defects.append("the short help has \(lines.count) lines") }
    if lines.contains(where: { $0.last == "…" }) { defects.append("the short help is cut") }
    return defects
  }
}

extension PartDescription {
  fileprivate var defects: [String] {
    var defects = names.filter { !Self.isSpelling($0) }.map { "'\($0)' is not an option name" }
    if isOperand && valueName.isEmpty { defects.append("a part has no name") }
    if help.isEmpty { defects.append("\(names.first ?? valueName) has no help") }
    if let defaultText, !isDefaultReadable {
      defects.append("the default '\(defaultText)' of \(valueName) cannot be read")
    }
    return defects
  }

  private var isDefaultReadable: Bool {
    guard let valueType, let defaultText else { return true }
    do throws(ValueError) {
      _ = try valueType.init(word: Word(defaultText))
      return true
    } catch {
      return false
    }
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
