import System
import Testing

struct FileDescriptorTests {
  @Test
  func theStandardDescriptorsHaveTheirNumbers() {
    #expect(FileDescriptor.standardInput.number == 0)
    #expect(FileDescriptor.standardOutput.number == 1)
    #expect(FileDescriptor.standardError.number == 2)
  }

  @Test(arguments: Pipe.Kind.allCases)
  func aPipeIsNotATerminal(_ kind: Pipe.Kind) {
    let pipe = Pipe(kind)
    #expect(!pipe.reading.isTerminal)
    #expect(pipe.reading.terminalSize == nil)
  }

  @Test
  func aDescriptorThatIsNotOpenIsNotATerminal() {
    #expect(!FileDescriptor(-1).isTerminal)
    #expect(FileDescriptor(-1).terminalSize == nil)
  }

  @Test(.enabled(if: PseudoTerminal.isAvailable), arguments: [1, 80, 132, .max] as [UInt16])
  func aTerminalKnowsItsWidth(_ columns: UInt16) {
    let terminal = PseudoTerminal(columns: columns)
    #expect(terminal.descriptor.isTerminal)
    #expect(terminal.descriptor.terminalSize?.columns == Int(columns))
  }

  @Test(.enabled(if: PseudoTerminal.isAvailable))
  func aTerminalWithoutAWidthReportsNone() {
    let terminal = PseudoTerminal(columns: 0)
    #expect(terminal.descriptor.isTerminal)
    #expect(terminal.descriptor.terminalSize == nil)
  }
}
