import Terminal

/// What a part of a run has written, to be written later in its turn.
struct Recording: Sendable {
  /// A piece of what was written, all of it that comes together.
  struct Piece: Sendable {
    var isMessage: Bool
    var bytes: ContiguousArray<UInt8>
  }

  /// The pieces in the order in which they were written.
  var pieces: [Piece] = []

  /// Whether something was wrong.
  var isWrong = false

  /// Whether the run goes on after this part.
  var goesOn = true
}

/// What records the output and the messages of a part of a run.
final class Recorder {
  fileprivate(set) var recording = Recording()

  /// What records the output.
  var output: any ByteSink { Track(recorder: self, isMessage: false) }

  /// What records the messages.
  var messages: any ByteSink { Track(recorder: self, isMessage: true) }

  private struct Track: ByteSink {
    let recorder: Recorder
    let isMessage: Bool

    func write(_ bytes: Span<UInt8>) {
      recorder.write(bytes, isMessage: isMessage)
    }
  }

  private func write(_ bytes: Span<UInt8>, isMessage: Bool) {
    if recording.pieces.last?.isMessage != isMessage {
      recording.pieces.append(Recording.Piece(isMessage: isMessage, bytes: []))
    }
    let last = recording.pieces.count - 1
    recording.pieces[last].bytes.append(addingCapacity: bytes.count) { $0.append(copying: bytes) }
  }
}
