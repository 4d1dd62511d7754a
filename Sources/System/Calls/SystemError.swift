import CLibrary

/// The failure of a system call.
package struct SystemError: Error, Equatable, Sendable {
  /// The `errno` of the system call.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }
}

extension SystemError {
  static var badDescriptor: Self { Self(code: EBADF) }
  static var deviceFull: Self { Self(code: ENOSPC) }
  static var isFolder: Self { Self(code: EISDIR) }

  /// The path names nothing.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The file has more bytes than are allowed.
  package static var fileTooLarge: Self { Self(code: EFBIG) }

  static var interrupted: Self { Self(code: EINTR) }
  static var wouldBlock: Self { Self(code: EAGAIN) }

  /// The file is a pipe, a terminal or another device.
  package static var notRegular: Self { Self(code: ENOTSUP) }

  /// An input is the file that the output goes to.
  static var isOutput: Self { Self(code: EDEADLK) }

  /// A file ends before its end, or its device has failed.
  package static var inputOutput: Self { Self(code: EIO) }

  /// No terminal controls the process.
  package static var noTerminal: Self { Self(code: ENXIO) }

  /// The reader of a pipe has closed it.
  package static var closedPipe: Self { Self(code: EPIPE) }

  /// Whether the reader of the output has closed it, which is not reported as an error.
  package var isClosedPipe: Bool { self == .closedPipe }
}

extension SystemError {
  /// The reason in English, the same with every locale and every C library.
  package var message: String {
    switch code {
    case EACCES: "Permission denied"
    case EAGAIN: "Resource temporarily unavailable"
    case EBADF: "Bad file descriptor"
    case EBUSY: "Device or resource busy"
    case ECONNRESET: "Connection reset by peer"
    case EDEADLK: "It is also the output, so write to another file"
    case EDQUOT: "Disk quota exceeded"
    case EFBIG: "File too large"
    case EINTR: "Interrupted system call"
    case EINVAL: "Invalid argument"
    case EIO: "Input/output error"
    case EISDIR: "Is a directory"
    case ELOOP: "Too many levels of symbolic links"
    case EMFILE: "Too many open files"
    case ENAMETOOLONG: "File name too long"
    case ENFILE: "Too many open files in system"
    case ENODEV: "No such device"
    case ENOENT: "No such file or directory"
    case ENOMEM: "Cannot allocate memory"
    case ENOSPC: "No space left on device"
    case ENOTDIR: "Not a directory"
    case ENOTSUP: "Not a regular file"
    case ENXIO: "No such device or address"
    case EPERM: "Operation not permitted"
    case EPIPE: "Broken pipe"
    case EROFS: "Read-only file system"
    case ESTALE: "Stale file handle"
    case ETIMEDOUT: "Connection timed out"
    default: "error \(code)"
    }
  }
}
