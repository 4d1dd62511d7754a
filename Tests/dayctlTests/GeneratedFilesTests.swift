import Testing

/// The manual and the completions that the program prints.
struct GeneratedFilesTests {
  @Test(.enabled(if: Shell.isInstalled("mandoc"), "mandoc is not installed"))
  func mandocAcceptsTheManual() throws {
    #expect(
      try Shell.run("dayctl manual | mandoc -T lint") == Shell.Outcome(written: "", code: 0))
  }

  @Test(.enabled(if: Shell.isInstalled("groff"), "groff is not installed"))
  func groffAcceptsTheManual() throws {
    #expect(
      try Shell.run("dayctl manual | groff -mandoc -ww -Tutf8 -z")
        == Shell.Outcome(written: "", code: 0))
  }

  @Test(.enabled(if: Shell.isInstalled("groff"), "groff is not installed"))
  func theManualHasEightyColumns() throws {
    let page = try Shell.run("dayctl manual | groff -mandoc -rLL=80n -Tutf8 -P-c -P-b -P-u").written
    let lines = page.split(separator: "\n")
    #expect(lines.count > 1_000)
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test func theSourceOfTheManualHasNoWideTables() throws {
    var isLiteral = false
    for line in try Shell.run("dayctl manual").written.split(separator: "\n") {
      if line.hasPrefix(".Bd -literal") { isLiteral = true }
      if line == ".Ed" { isLiteral = false }
      // An escape such as \(aq is one character.
      let width = line.replacing(/\\(\(..|\[u\w+\]|.)/, with: "x").count
      if isLiteral { #expect(width <= 75, "\(line)") }
    }
  }

  /// The start of a call, and the words that complete it.
  private static let calls = [
    ("test today is lea", "leap-year"), ("filter bet", "between"),
    ("filter since previous-or-same-f", "previous-or-same-friday"),
    ("round end-of-mo", "end-of-month"), ("convert next-fri", "next-friday"),
    ("add -P1M next-fri", "next-friday"),
  ]

  @Test(.enabled(if: Shell.isInstalled("bash"), "bash is not installed"), arguments: calls)
  func bashCompletesWords(_ call: String, _ words: String) throws {
    let count = call.split(separator: " ").count
    let line = """
      bash -c 'source <(dayctl completions bash); COMP_WORDS=(dayctl \(call)) COMP_CWORD=\(count); \
      _dayctl; echo ${COMPREPLY[@]}'
      """
    #expect(try Shell.run(line) == Shell.Outcome(written: words + "\n", code: 0))
  }

  @Test(.enabled(if: Shell.isInstalled("fish"), "fish is not installed"), arguments: calls)
  func fishCompletesWords(_ call: String, _ words: String) throws {
    let line = """
      HOME=/nonexistent fish --no-config -c 'dayctl completions fish | source; \
      complete -C "dayctl \(call)" | cut -f 1' 2>/dev/null
      """
    #expect(try Shell.run(line) == Shell.Outcome(written: words + "\n", code: 0))
  }

  @Test(.enabled(if: Shell.isInstalled("bash"), "bash is not installed"))
  func bashCompletesACall() throws {
    let line = """
      bash -c 'source <(dayctl completions bash); COMP_WORDS=(dayctl convert --from ep) COMP_CWORD=3; \
      _dayctl; echo ${COMPREPLY[@]}'
      """
    #expect(
      try Shell.run(line) == Shell.Outcome(written: "epoch epoch-ms epoch-us epoch-ns\n", code: 0))
  }

  @Test(.enabled(if: Shell.isInstalled("fish"), "fish is not installed"))
  func fishCompletesACall() throws {
    let line = """
      HOME=/nonexistent fish --no-config -c 'dayctl completions fish | source; \
      complete -C "dayctl convert --from ep"' 2>/dev/null
      """
    let words = """
      epoch\t1756425600
      epoch-ms\t1756425600000
      epoch-ns\t1756425600000000000
      epoch-us\t1756425600000000

      """
    #expect(try Shell.run(line) == Shell.Outcome(written: words, code: 0))
  }

  @Test(.enabled(if: Shell.isInstalled("zsh"), "zsh is not installed"))
  func zshAcceptsTheScript() throws {
    #expect(
      try Shell.run("dayctl completions zsh | zsh -f -n /dev/stdin")
        == Shell.Outcome(written: "", code: 0))
  }
}
