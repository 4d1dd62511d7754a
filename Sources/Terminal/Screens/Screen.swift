package import System

/// A screen on which one picture is shown after another, and whose user presses keys.
package protocol Screen: AnyObject {
  /// The size in rows and columns.
  var size: (rows: Int, columns: Int) { get }

  /// Shows a picture in place of the one before.
  func show(_ picture: Canvas) throws(SystemError)

  /// Waits for the next event.
  func next() throws(SystemError) -> ScreenEvent
}

/// What happens on a screen.
package enum ScreenEvent: Equatable, Sendable {
  case key(Key)

  /// A click on a cell of the picture.
  case click(row: Int, column: Int)

  /// A turn of the mouse wheel: 1 down or −1 up.
  case wheel(Int)

  /// The screen may have another size.
  case resizing

  /// The screen was closed.
  case end
}
