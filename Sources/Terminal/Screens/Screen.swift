package import System

/// A screen on which one picture is shown after another, and whose user presses keys.
package protocol Screen: AnyObject {
  /// The size in rows and columns.
  var size: (rows: Int, columns: Int) { get }

  /// Shows a picture in place of the one before.
  func show(_ picture: Canvas) throws(SystemError)

  /// Forgets what is shown, so that the next picture is drawn in full.
  func forgetPicture()

  /// Waits for the next event.
  ///
  /// - Parameter limit: The time in milliseconds after which the event is a pause, if any.
  func next(within limit: Int32?) throws(SystemError) -> ScreenEvent
}

/// What happens on a screen.
package enum ScreenEvent: Equatable, Sendable {
  case key(Key)

  /// The left button of the mouse is pressed on a cell of the picture.
  case press(row: Int, column: Int)

  /// The mouse has moved to a cell while its left button is held.
  case drag(row: Int, column: Int)

  /// The left button is released on a cell of the picture, which ends a click.
  case click(row: Int, column: Int)

  /// A turn of the mouse wheel: 1 down or −1 up.
  case wheel(Int)

  /// Nothing has happened for a while.
  case pause

  /// The screen may have another size.
  case resizing

  /// The screen was closed.
  case end
}
