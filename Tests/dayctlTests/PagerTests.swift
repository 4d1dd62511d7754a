import Foundation
import TerminalModel
import Testing

/// Help on a terminal of 24 rows and 80 columns, with programs that take the place of `less` and write
/// what they get to descriptor 3.
@Suite(.enabled(if: FileManager.default.isReadableFile(atPath: "/dev/ptmx")))
struct PagerTests {
  private static let first = "sed -n 1p >&3"

  /// Runs a call with its output on the terminal, and returns what the pager writes.
  private func paged(_ call: String, pager: String = first, _ variables: String = "") throws
    -> String
  {
    let session = try TerminalSession(
      script: "PAGER='\(pager)' \(variables) dayctl \(call) 3>&1 >/dev/tty")
    let outcome = try session.finish()
    #expect(outcome.code == 0)
    return outcome.output
  }

  @Test(arguments: ["add --help", "help add", "add --help 2025-08-29"])
  func longHelpIsShownWithThePager(_ call: String) throws {
    #expect(try paged(call) == "Usage: dayctl add [OPTIONS] [DATE…] AMOUNT\n")
    let count = try Shell.run("dayctl add --help | wc -l").written
    #expect(try paged(call, pager: "wc -l >&3").trimmingPrefix(" ") == count.trimmingPrefix(" "))
  }

  @Test(arguments: [
    "add -h", "completions --help", "--version", "add --help --no-pager",
    "add --no-pager --help", "--no-pager add --help", "--no-pager help add", "help add --no-pager",
    "--no-pager --help", "--help --no-pager", "add 2025-08-29 1", "help add | cat",
  ])
  func otherTextIsNot(_ call: String) throws {
    #expect(try paged(call) == "")
  }

  @Test(arguments: [("", ""), ("cat", ""), (first, "TERM=dumb"), ("no-such-pager 2>&3 3>&1", "")])
  func helpIsWrittenIfThereIsNoPager(_ pager: String, _ variables: String) throws {
    let session = try TerminalSession(
      script: "PAGER='\(pager)' \(variables) dayctl help easter 3>/dev/null >/dev/tty")
    #expect(try session.finish().code == 0)
    #expect(session.model.text.contains("--help for everything"))
  }

  @Test func lessGetsTheOptionsThatGitGivesIt() throws {
    let pager = "echo \"$LESS\" \"$LV\" >&3; cat >/dev/null"
    #expect(try paged("help add", pager: pager) == "FRX -c\n")
    #expect(try paged("help add", pager: pager, "LESS=i") == "i -c\n")
  }

  @Test func aPagerMayEndEarly() throws {
    #expect(try paged("help dates", pager: "true") == "")
  }
}
