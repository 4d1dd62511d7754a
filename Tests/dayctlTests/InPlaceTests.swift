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

  @Test func theOldFileSurvivesAFullDisk() throws {
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

  #if os(Linux)
  @Test func aFolderThatAllowsNoNewFileIsReported() throws {
    let outcome = try Shell.run("dayctl convert --in-place --file /proc/version")
    #expect(outcome.code == 2)
    #expect(outcome.written.hasPrefix("dayctl: cannot replace '/proc/version': "))
  }
  #endif
}
