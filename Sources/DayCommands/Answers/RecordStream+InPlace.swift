import CommandGrammar
import DayRecords
import System

// Files that are replaced by their answers.

extension RecordStream {
  /// Replaces each file by its answers, with a run of its own.
  ///
  /// - Returns: Whether the answer is "no" for every file.
  func replaceFiles(
    _ others: Words, _ options: RecordOptions, in session: inout Session
  ) -> Bool {
    let names = options.input.files(and: others)
    // Before the first one is replaced, because it is another file after that.
    let identities = names.map { try? OpenFile.identity(ofFile: $0.bytes) }
    var answersNo = true
    for (index, name) in names.enumerated() where !session.console.isOver {
      let first = identities.firstIndex { $0 != nil && $0 == identities[index] } ?? index
      guard first == index else {
        session.console.complain(
          UsageError(
            "\(name.quoted) is the same file as \(names[first].quoted): it is replaced once"
          )
          .message)
        continue
      }
      var stream = self
      do throws(SystemError) {
        try stream.replace(file: name, options, in: &session)
      } catch {
        let reason = name.equals("-") ? "standard input is not a file" : error.message
        session.console.complain(
          UsageError("cannot replace \(name.quoted): \(reason)").message)
      }
      answersNo = answersNo && stream.answersNo
    }
    return answersNo
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
    try replacement.synchronize()
    if let suffix = options.input.backup {
      do throws(SystemError) {
        try replacement.keepOther(addingToName: suffix.bytes)
      } catch {
        let backup = String(quoting: name.bytes + suffix.bytes)
        return session.console.complain(
          UsageError("cannot keep \(name.quoted) as \(backup): \(error.message)").message)
      }
    }
    try replacement.replace()
  }

  /// Whether no line would be lost.
  private func mayReplace(_ options: RecordOptions) -> Bool {
    isComplete && (failureCount == 0 || options.onError.writesText)
  }
}
