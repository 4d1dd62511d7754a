import CLibrary
import System

/// A terminal without a screen, which is closed at the end of its lifetime.
struct PseudoTerminal: ~Copyable {
  private static let device = "/dev/ptmx"

  static var isAvailable: Bool { unsafe access(device, R_OK | W_OK) == 0 }

  let descriptor = unsafe FileDescriptor(open(device, O_RDWR | O_NOCTTY))

  init(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(descriptor.number, UInt(TIOCSWINSZ), &size)
  }

  deinit {
    close(descriptor.number)
  }
}
