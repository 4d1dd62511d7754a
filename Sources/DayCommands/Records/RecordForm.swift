import DayKit

/// How records are read and their answers written.
struct RecordForm: Sendable {
  let reader: DateReader
  var place: DatePlace
  let sink: AnswerSink

  /// Whether records are lines with a date and nothing else, and answers are lines too.
  var isOfDates: Bool { place.isRecord && sink.keepsRecords }
}

/// How far lines of bytes have been answered.
struct AnsweredLines {
  /// The number of bytes that the lines are.
  var bytes = 0

  /// The number of line feeds in them.
  var lines = 0

  var stop = Stop.atEnd

  /// Why no more lines have been answered.
  enum Stop: Equatable {
    /// There is no whole line more.
    case atEnd

    /// So many lines were asked for.
    case asAsked

    /// The next one has no answer, or one that takes more looking for.
    case withoutAnswer

    /// There is not room enough for the answer to the next one; so many bytes are wanted.
    case withoutRoom(Int)
  }
}
