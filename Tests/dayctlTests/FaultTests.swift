import Testing

/// Calls of the system that fail, in a few places; `make faults` tries more.
struct FaultTests {
  #if os(Linux)
  @Test(.enabled(if: takesFaults, "cc is not installed, or dayctl is not dynamically linked"))
  func filesAreWholeWhenACallOfTheSystemFails() throws {
    let outcome = try Shell.run("Tests/faults $(command -v dayctl) 1")
    #expect(outcome.code == 0 && outcome.written.contains("runs with faults left whole files"))
  }

  /// Whether calls of the system can fail in dayctl, which a program of a release links statically.
  private static var takesFaults: Bool {
    Shell.isInstalled("cc") && (try? Shell.run("ldd $(command -v dayctl)").code) == 0
  }
  #endif
}
