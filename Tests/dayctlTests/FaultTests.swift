import Testing

/// Calls of the system that fail, in a few places; `make faults` tries more.
struct FaultTests {
  #if os(Linux)
  @Test(.enabled(if: Shell.isInstalled("cc"), "cc is not installed"))
  func filesAreWholeWhenACallOfTheSystemFails() throws {
    let outcome = try Shell.run("Tests/faults $(command -v dayctl) 1")
    #expect(outcome.code == 0 && outcome.written.contains("runs with faults left whole files"))
  }
  #endif
}
