import DayKit

/// How records are read and their answers written.
struct RecordForm: Sendable {
  let reader: DateReader
  var place: DatePlace
  let sink: AnswerSink

  /// Whether instants are days in a time zone.
  var hasTimeZone: Bool {
    sink.format.timeZone != nil || reader.formats.contains { $0.timeZone != nil }
  }

  /// Whether lines are dates whose digits are copied, which is as quick as to pass them on.
  var copiesDigits: Bool {
    place.isRecord && sink.keepsRecords && reader.copiesDigits(to: sink.format)
  }
}

/// How far lines of bytes have been answered.
struct AnsweredLines {
  /// The number of bytes that the lines are.
  var bytes = 0

  /// The number of line feeds in them.
  var lines = 0

  /// Why no more lines have been answered.
  var stop = Stop.atEnd

  enum Stop: Equatable {
    /// As many have been answered as were asked for.
    case asAsked

    /// There is no whole line more.
    case atEnd

    /// The next one has no answer, or one that takes more looking for.
    case withoutAnswer

    /// There is not room enough for the answer to the next one; so many bytes are wanted.
    case withoutRoom(Int)
  }
}
