import System
import Testing

struct TerminalModesTests {
  @Test(.enabled(if: PseudoTerminal.isAvailable))
  func aPipeCannotHaveThem() throws {
    let terminal = PseudoTerminal(columns: 80)
    let pipe = Pipe()
    let modes = try TerminalModes(of: terminal.descriptor)
    // This does not try for ever.
    modes.forSingleKeys.set(on: pipe.writing)
    #expect(throws: SystemError.self) { try TerminalModes(of: pipe.writing) }
  }
}
