import System
import Testing

struct TerminalModesTests {
  @Test(.enabled(if: PseudoTerminal.isAvailable))
  func setOnWhatIsNoTerminalTheyChangeNothing() throws {
    let terminal = PseudoTerminal(columns: 80)
    let pipe = Pipe()
    let modes = try TerminalModes(of: terminal.descriptor)
    // It does not try for ever.
    modes.forSingleKeys.set(on: pipe.writing)
    #expect(throws: SystemError.self) { try TerminalModes(of: pipe.writing) }
  }
}
