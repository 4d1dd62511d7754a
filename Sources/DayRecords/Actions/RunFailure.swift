package import System

/// The reason a run ends before all of its records are handled.
package enum RunFailure: Error, Equatable, Sendable {
  /// A temporary file in a folder cannot be created, written or read.
  case temporaryFile(folder: String, SystemError)

  /// The header of an input differs from that of the input before.
  case otherHeader

  /// The records are in more series than this.
  case tooManySeries(limit: Int)

  /// The names of all series together have more bytes than this.
  case seriesTooLong(limit: Int)

  /// The names of two series differ only in bytes that are not UTF-8, which the result cannot have.
  case sameSeries([UInt8])

  /// A chart of the result has more groups than its form can show.
  case tooManyGroups(count: Int, limit: Int)
}
