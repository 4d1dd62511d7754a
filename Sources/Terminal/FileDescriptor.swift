/// An open file, pipe or terminal, by the number that the process has for it.
///
/// It does not own the file: nothing here opens or closes. A descriptor in non-blocking mode works
/// as one in blocking mode does, and a signal in the middle loses no byte.
package struct FileDescriptor: Equatable, Sendable {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  package static var standardInput: Self { Self(0) }
  package static var standardOutput: Self { Self(1) }
  package static var standardError: Self { Self(2) }

  package var isTerminal: Bool { SystemCall.isTerminal(number) }

  /// The width in characters, if this is a terminal that knows its size.
  package var columns: Int? { SystemCall.terminalColumns(of: number) }
}
