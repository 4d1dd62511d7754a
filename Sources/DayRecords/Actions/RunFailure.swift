package import System

/// The reason a run ends before all of its records are handled, or its answer is of no use.
package enum RunFailure: Error, Equatable, Sendable {
  /// A temporary file in a folder cannot be created, written or read.
  case temporaryFile(folder: String, SystemError)

  /// The header of an input differs from that of the input before.
  case otherHeader

  /// The header of an input differs from that of the first one, which has this name.
  case headerUnlike(String)

  /// The input cannot be read in parts, because it can only be read from the beginning, or because it
  /// is an array.
  case noParts
  case arrayInParts

  /// Some inputs are arrays, and others have a record on each line.
  case otherForm

  /// The records are in more series than this.
  case tooManySeries(limit: Int)

  /// The names of all series together have more bytes than this.
  case seriesTooLong(limit: Int)

  /// None of a number of texts has a date. The sample is the beginning of the first one.
  case noDates(of: Int, sample: [UInt8])

  /// No record of an input has a value at one of the paths, such as this one.
  case noPath([UInt8])

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
