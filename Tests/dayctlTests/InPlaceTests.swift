import Foundation
import Testing

/// Files that are replaced while something goes wrong.
struct InPlaceTests {
  /// Runs a command line in a folder of its own, with a file `data` of 20,000 lines that fail and
  /// one that does not, and a copy of it named `copy`.
  private static func run(_ line: String) throws -> Shell.Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
    let text = "2025-08-29\n" + String(repeating: "not a date\n", count: 20_000)
    for name in ["data", "copy"] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try Shell.run(line, in: folder)
  }

  /// Starts a run that waits in the middle, because nobody reads its messages after the first.
  private static let start = """
    mkfifo gate
    dayctl add 1 --in-place --on-error keep --messages all --file data 2> gate &
    exec 3< gate
    read first <&3

    """

  /// The program would read what it writes, without an end.
  @Test(arguments: [
    ("dayctl add 1 --file data", "'data'"), ("dayctl add 1 < data", "standard input"),
    ("dayctl sort --merge copy data", "'data'"),
    ("dayctl filter --null-data dated < data", "standard input"),
  ])
  func aFileIsNotReadIfItIsAlsoTheOutput(_ line: String, _ name: String) throws {
    let outcome = try Self.run("\(line) >> data; echo $?; cmp data copy && echo intact")
    let message =
      "dayctl: cannot read \(name): It is also the output, so write to another file\n"
    #expect(outcome == Shell.Outcome(written: message + "2\nintact\n", code: 0))
    #expect(try Self.run("dayctl range 2025-01-01 --count 2 < data >> data").code == 0)
  }

  @Test func theOldFileSurvivesAKill() throws {
    let outcome = try Self.run(
      Self.start + "kill -9 $!; wait $! 2> /dev/null; cmp data copy && echo intact")
    #expect(outcome == Shell.Outcome(written: "intact\n", code: 0))
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func aSignalLeavesOnlyTheOldFile(_ signal: String) throws {
    let wait = signal == "INT" ? "kill -TERM $!; " : ""
    let outcome = try Self.run(
      Self.start
        + "kill -\(signal) $!; \(wait)wait $! 2> /dev/null; cmp data copy && ls -A | tr '\\n' ' '")
    #expect(outcome == Shell.Outcome(written: "copy data gate ", code: 0))
  }

  // For coverage, the limit would also be one on the file of the lines that have run.
  @Test(.disabled(if: Shell.settings["LLVM_PROFILE_FILE"] != nil))
  func theOldFileSurvivesAFullDisk() throws {
    // A limit on the size of files gives the same error at the same place as a full disk.
    let outcome = try Self.run(
      """
      trap '' XFSZ
      (ulimit -f 16; dayctl add 1 -q --in-place --on-error keep --file data)
      echo $?; cmp data copy && ls -A | tr '\\n' ' '
      """)
    #expect(
      outcome
        == Shell.Outcome(
          written: "dayctl: cannot replace 'data': File too large\n2\ncopy data ", code: 0))
  }

  // With --file, words after a condition are names of files, but these are meant as parts of it.
  @Test(arguments: [
    "since 2024-01-01 until 2024-12-31", "older-than 3 months", "in 2025-08 2025-09",
  ])
  func wordsOfAConditionAfterFileLeaveTheFileAsItWas(_ condition: String) throws {
    let outcome = try Self.run(
      "printf '2023-05-05\\n2025-01-02\\n' > copy; cp copy old; dayctl filter \(condition) "
        + "--in-place --file copy 2>/dev/null; echo $?; cmp copy old && echo intact")
    #expect(outcome.written == "2\nintact\n")
  }

  @Test func aFileWithTwoNamesIsReplacedOnce() throws {
    let line = """
      ln -s copy link; echo 2025-01-01 > copy; dayctl add --in-place --backup .old \
      --file copy link copy 1d; echo $?; cat copy copy.old
      """
    let message = "is the same file as 'copy', so it is replaced once"
    #expect(
      try Self.run(line).written
        == "dayctl: 'link' \(message)\ndayctl: 'copy' \(message)\n2\n2025-01-02\n2025-01-01\n")
  }

  /// Files that would lose their records, or be read after they are another file.
  @Test(arguments: [
    ("data data.o", "data", "data.o", "data.o"),
    ("data.o data", "data", "data.o", "data.o"),
    ("link data.o", "link", "link.o", "data.o"),
    ("copy data other", "copy", "copy.o", "other"),
    ("data.o data.o.o", "data.o", "data.o.o", "data.o.o"),
    ("./data copy sub/../data.o", "./data", "./data.o", "sub/../data.o"),
  ])
  func aBackupNeverReplacesAnInput(
    _ files: String, _ name: String, _ backup: String, _ other: String
  ) throws {
    let line = """
      mkdir sub; ln -s data link; cp copy data.o; cp copy data.o.o; cp copy other; ln -s other copy.o
      tar c data* copy other | cksum > before
      dayctl add --in-place -q --on-error keep --backup .o --file \(files) 1; echo $?
      tar c data* copy other | cksum | cmp before && ls -A | tr '\\n' ' '
      """
    let message =
      "dayctl: cannot keep '\(name)' as '\(backup)', because '\(other)' is to be replaced too: "
      + "use another suffix with --backup\n2\n"
    #expect(
      try Self.run(line).written
        == message + "before copy copy.o data data.o data.o.o link other sub ")
  }

  @Test func aMissingInputIsNotTheBackupOfAnother() throws {
    let line = """
      echo 2025-01-01 > data; dayctl add --in-place --backup .o --file data data.o 1
      echo $?; cat data data.o; ls -A | tr '\\n' ' '
      """
    #expect(
      try Self.run(line).written
        == "dayctl: cannot replace 'data.o': No such file or directory\n2\n"
        + "2025-01-02\n2025-01-01\ncopy data data.o ")
  }

  @Test func aBackupThatIsTheFileLeavesNothingElse() throws {
    let line = """
      echo 2025-01-01 > data; ln data data.o; dayctl add --in-place --backup .o --file data 1
      echo $?; cat data data.o; ls -A | tr '\\n' ' '
      """
    #expect(try Self.run(line).written == "0\n2025-01-02\n2025-01-01\ncopy data data.o ")
  }

  @Test func filteredFilesAnswerAsTheirLinesDo() throws {
    let line = """
      echo 2025-01-01 > copy; echo 2025-06-01 > data
      dayctl filter before 2025-03-01 --in-place --file copy data; echo $?; cat copy data
      dayctl filter before 2025-01-01 --in-place --file copy data; echo $?; cat copy data
      """
    #expect(try Self.run(line).written == "0\n2025-01-01\n1\n")
  }

  @Test func filesAfterAConditionMayHaveAnyName() throws {
    let line = """
      for name in copy 'my file' '>x' my file; do echo 2025-01-01 > "$name"; done
      dayctl filter after 2025-01-01 --in-place --file copy 'my file' '>x' -q
      wc -c < 'my file'; wc -c < '>x'; cat my file
      """
    #expect(try Self.run(line).written == "0\n0\n2025-01-01\n2025-01-01\n")
  }

  @Test(arguments: ["skip", "keep", "blank", "blank --into n", "keep --into w"])
  func anInputThatEndsInAQuotationIsNotReplaced(_ policy: String) throws {
    let line = """
      printf 'd,n\\n2025-01-01,"x\\n2025-01-02,y\\n' > copy; cp copy data
      dayctl add 1d --header --column d --in-place --on-error \(policy) --file copy
      cmp copy data && echo same
      """
    #expect(
      try Self.run(line).written
        == "dayctl: copy:2: a quote in line 2 is not closed\n"
        + "dayctl: 'copy' was left unchanged, because a line failed\nsame\n")
  }

  @Test func aBackupThatCannotBeWrittenIsNamed() throws {
    let outcome = try Self.run(
      """
      echo 2025-01-01 > data; cp data copy; mkdir data.old
      dayctl add 1 --in-place --backup .old --file data
      echo $?; cmp data copy && ls -A | tr '\\n' ' '
      """)
    #expect(
      outcome
        == Shell.Outcome(
          written: "dayctl: cannot keep 'data' as 'data.old': Is a directory\n2\n"
            + "copy data data.old ", code: 0))
  }

  @Test func theOldFileSurvivesASortWithoutRoomForTemporaryFiles() throws {
    let outcome = try Self.run(
      """
      for day in 01 02 03 04; do yes "2025-01-$day" | head -n 5000; done > data; cp data copy
      TMPDIR=$PWD/missing dayctl sort --reverse --memory 64K --in-place --file data
      echo $?; cmp data copy && ls -A | tr '\\n' ' '
      """)
    #expect(outcome.written.hasPrefix("dayctl: cannot use temporary files in "))
    #expect(
      outcome.written.hasSuffix(
        "set TMPDIR to another folder\ndayctl: 'data' was left unchanged\n2\ncopy data "))
  }

  #if os(Linux)
  @Test func aFolderThatAllowsNoNewFileIsReported() throws {
    let outcome = try Shell.run("dayctl convert --in-place --file /proc/version")
    #expect(outcome.code == 2)
    #expect(outcome.written.hasPrefix("dayctl: cannot replace '/proc/version': "))
  }
  #endif
}
