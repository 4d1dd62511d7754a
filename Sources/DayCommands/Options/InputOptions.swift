import CommandGrammar
import DayRecords

/// The options that name files to read or to change.
struct InputOptions: Equatable, Sendable {
  /// The files, which may include `-` for standard input.
  var files = Words()

  /// Whether each file is replaced by its answers.
  var isInPlace = false

  /// The part of a file to process, if it is not the whole.
  var part: RecordPart?

  /// The text after the name of a file for a copy of the file as it was.
  var backup: Word?
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
  /// - Parameters:
  ///   - replaces: Whether the results can replace a file.
  ///   - divides: Whether a part of a file has results of its own.
  mutating func bind(
    to parts: inout Parts, replaces: Bool, divides: Bool
  ) throws(UsageError) {
    try parts.option(
      "--file", value: "FILE", into: &files, help: "file to read instead of standard input",
      detail: """
        Messages give its name. After --file, further arguments are file names too, so --file *.csv \
        reads all of them; a rule or condition still comes first, and an amount last. With --header, \
        each file has its own header; a header that is the same as the previous one is printed once.
        """, completion: .file)
    if divides { try bindPart(to: &parts) }
    guard replaces else { return }
    parts.flag(
      "--in-place", into: &isInPlace, help: "overwrite each file with the output",
      detail: """
        A file is replaced when all its lines have been processed. If a line fails, the file is left \
        unchanged, unless --on-error is keep or blank.
        """, isRare: true)
    try parts.option(
      "--backup", value: "SUFFIX", into: &backup,
      help: "with --in-place, keep the old file under its name and SUFFIX", isRare: true)
    if divides { try parts.exclusive("--part", "--in-place") }
    try parts.requires("--in-place", "--file")
    try parts.requires("--backup", "--in-place")
    guard let backup, backup.count == 0 || backup.bytes.contains(UInt8(ascii: "/")) else { return }
    throw UsageError("--backup: invalid suffix \(backup.quoted): use a text such as .bak")
  }

  private mutating func bindPart(to parts: inout Parts) throws(UsageError) {
    try parts.option(
      "--part", value: "K/N", into: &part, help: "process only the K-th of N parts of a file",
      detail: """
        The file is cut at records, near equal numbers of bytes, without reading what is before the part. \
        The outputs of all parts, concatenated, equal that of the whole file: only the first one \
        has a header. Those of sort and count each have one: merge them with --merge. Merge those of \
        spans --interval with spans, or after --by and --csv with spans --header --column first \
        --column last --by by.
        """, isRare: true)
    try parts.once("--part")
  }

  /// Checks that a part is one of a single file.
  func checkPart(_ operands: Words) throws(UsageError) {
    guard part != nil else { return }
    let isInput = operands.isEmpty || operands.count == 1 && operands[0].equals("-")
    guard files.isEmpty ? !isInput : files(and: operands).count > 1 else { return }
    throw UsageError(
      files.isEmpty
        ? "--part applies to a file: add --file FILE"
        : "--part applies to one file: process others one by one")
  }
}
