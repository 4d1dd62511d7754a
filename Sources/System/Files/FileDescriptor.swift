/// The number of an open file, pipe or terminal.
///
/// It does not own the file: it neither opens nor closes it. A descriptor in non-blocking mode
/// behaves like one in blocking mode, and a signal during a call loses no bytes.
package struct FileDescriptor: Equatable, Sendable {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  package static var standardInput: Self { Self(0) }
  package static var standardOutput: Self { Self(1) }
  package static var standardError: Self { Self(2) }
}
