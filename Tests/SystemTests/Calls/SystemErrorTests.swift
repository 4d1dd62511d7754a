import CLibrary
import System
import Testing

struct SystemErrorTests {
  @Test(arguments: [
    (EACCES, "Permission denied"),
    (EAGAIN, "Resource temporarily unavailable"),
    (EBADF, "Bad file descriptor"),
    (EBUSY, "Device or resource busy"),
    (ECONNRESET, "Connection reset by peer"),
    (EDEADLK, "It is also the output, so write to another file"), (EDQUOT, "Disk quota exceeded"),
    (EFBIG, "File too large"),
    (EINTR, "Interrupted system call"),
    (EINVAL, "Invalid argument"),
    (EIO, "Input/output error"),
    (EISDIR, "Is a directory"),
    (ELOOP, "Too many levels of symbolic links"),
    (EMFILE, "Too many open files"),
    (ENAMETOOLONG, "File name too long"),
    (ENFILE, "Too many open files in system"),
    (ENODEV, "No such device"),
    (ENOENT, "No such file or directory"),
    (ENOMEM, "Cannot allocate memory"),
    (ENOSPC, "No space left on device"),
    (ENOTDIR, "Not a directory"),
    (ENXIO, "No such device or address"),
    (EPERM, "Operation not permitted"),
    (EPIPE, "Broken pipe"),
    (EROFS, "Read-only file system"),
    (ESTALE, "Stale file handle"),
    (ETIMEDOUT, "Connection timed out"),
  ])
  func aKnownCodeHasAMessage(_ code: Int32, _ message: String) {
    #expect(SystemError(code: code).message == message)
  }

  @Test(arguments: [0, -1, 4095, Int32.max, .min])
  func anUnknownCodeIsShownAsANumber(_ code: Int32) {
    #expect(SystemError(code: code).message == "error \(code)")
  }

  @Test(arguments: [(EPIPE, true), (ENOSPC, false), (EIO, false), (0, false)])
  func onlyEPIPEIsAClosedPipe(_ code: Int32, _ isClosedPipe: Bool) {
    #expect(SystemError(code: code).isClosedPipe == isClosedPipe)
  }
}
