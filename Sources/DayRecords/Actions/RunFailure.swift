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

  /// The result does not fit into the report of a command.
  case report(ReportError)
}

/// The reason a report cannot be written, as the command that defines the report says it.
package struct ReportError: Error, Equatable, Sendable {
  package let sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
