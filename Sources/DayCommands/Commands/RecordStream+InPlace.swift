import CommandGrammar
import DayRecords
import Terminal

// Files that are replaced by their answers.

extension RecordStream {
  /// Replaces each file by its answers, with a run of its own.
  func replaceFiles(_ others: Words, _ options: RecordOptions, in session: inout Session) {
    let files = options.input.files
    for index in 0..<files.count + others.count where !session.console.isOver {
      let name = index < files.count ? files[index] : others[index - files.count]
      var stream = self
      do throws(SystemError) {
        try stream.replace(file: name, options, in: &session)
      } catch {
        let reason = name.equals("-") ? "standard input is not a file" : error.message
        session.console.complain(
          UsageError("cannot replace \(name.quoted): \(reason)").message)
      }
    }
  }

  private mutating func replace(
    file name: Word, _ options: RecordOptions, in session: inout Session
  ) throws(SystemError) {
    // Opening a pipe would wait for a writer.
    guard !name.equals("-"), try OpenFile.isRegular(name.bytes) else { throw .notRegular }
    let file = try OpenFile(reading: name.bytes)
    var replacement = try ReplacementFile.create(for: file, at: name.bytes)
    var output = BufferedOutput(to: replacement.descriptor)
    swap(&session.console.output, &output)
    let result = Result { () throws(SystemError) in
      let label = String(decoding: name.bytes, as: UTF8.self)
      try answer(file, named: label, options, in: &session)
    }
    finish(in: &session.console)
    swap(&session.console.output, &output)
    try result.get()
    try output.finish()
    guard mayReplace(options), !session.console.isOver else {
      let lines = failureCount == 1 ? "a line" : "\(failureCount) lines"
      let reason = failureCount == 0 ? "" : ", because \(lines) failed"
      return session.console.complain(UsageError("\(name.quoted) stays as it was\(reason)").message)
    }
    try replacement.replace(keepingWith: options.input.backup?.bytes ?? [])
  }

  /// Whether no line would be lost.
  private func mayReplace(_ options: RecordOptions) -> Bool {
    !isStopped && (failureCount == 0 || options.onError.writesText)
  }
}
