import CommandGrammar

/// The options that name files to read or to change.
struct InputOptions: Equatable, Sendable {
  /// The files, which may include `-` for standard input.
  var files = Words()

  /// Whether each file is replaced by its answers.
  var isInPlace = false

  /// The files of holidays, if each file is replaced.
  var holidays = Words()

  /// The text after the name of a file for a copy of the file as it was.
  var backup: Word?

  /// What to say of an operand that is not the name of a file, as the end of a sentence.
  var operandHint = ""
}

extension InputOptions {
  /// The files, and the operands that are further files.
  func files(and others: Words) -> Words {
    var all = files
    for file in others { all.append(file) }
    return all
  }

  /// Binds these options to a command line.
  ///
  /// - Parameter replaces: Whether the results can replace a file.
  mutating func bind(to parts: inout Parts, replaces: Bool) throws(UsageError) {
    try parts.option(
      "--file", value: "FILE", into: &files, help: "file to read instead of standard input",
      detail: """
        Messages give its name. After --file, further arguments are file names too, so --file *.csv \
        reads all of them; an amount still comes last. With \
        --header, each file has its own header; a header that is the same as the previous one is \
        printed once.
        """, completion: .file)
    guard replaces else { return }
    parts.flag(
      "--in-place", into: &isInPlace, help: "overwrite each file with the output",
      detail: """
        A file is replaced when all its lines have been answered. If a line fails, the file stays \
        as it was, unless --on-error is keep or blank.
        """, isRare: true)
    try parts.option(
      "--backup", value: "SUFFIX", into: &backup,
      help: "with --in-place, keep the old file under its name and SUFFIX", isRare: true)
    try parts.requires("--in-place", "--file")
    try parts.requires("--backup", "--in-place")
    guard let backup, backup.count == 0 || backup.bytes.contains(UInt8(ascii: "/")) else { return }
    throw UsageError("--backup: invalid suffix \(backup.quoted): use a text such as .bak")
  }
}
