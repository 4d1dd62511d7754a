/// A key of a terminal, with the modifier that changes its meaning.
package struct Key: Equatable, Sendable {
  package var code: Code
  package var hasShift: Bool

  package init(_ code: Code, hasShift: Bool = false) {
    self.code = code
    self.hasShift = hasShift
  }

  package enum Code: Equatable, Sendable {
    /// A character, in upper case if Shift is held.
    case character(Unicode.Scalar)

    case up, down, left, right
    case pageUp, pageDown, home, end
    case enter, escape, tab, backspace, delete

    /// A letter with Ctrl, in lower case.
    case control(Unicode.Scalar)

    /// A key that has no other name here, such as a function key.
    case unknown
  }
}

/// What a terminal sends.
package enum TerminalInput: Equatable, Sendable {
  case key(Key)

  /// The left button is pressed; rows and columns of the terminal start at 0.
  case press(row: Int, column: Int)

  /// The mouse has moved to another cell while its left button is held.
  case drag(row: Int, column: Int)

  /// The left button is released, which ends a click.
  case click(row: Int, column: Int)

  /// A turn of the wheel: 1 down or −1 up.
  case wheel(Int)

  /// The answer to the question where the cursor is; rows of the terminal start at 0.
  case cursor(row: Int)

  /// A report without a meaning here.
  case other
}
