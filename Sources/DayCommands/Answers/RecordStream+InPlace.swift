import CommandGrammar
import DayRecords
import System

// Files that are replaced by their answers.

extension RecordStream {
  /// Replaces each file by its answers, with a run of its own.
  ///
  /// - Parameter holidays: The files of holidays, which are not replaced.
  /// - Returns: Whether the result is "no" for every file.
  /// - Throws: `UsageError` if the copy of one file would replace another one, before anything is
  ///   written.
  func replaceFiles(
    _ others: Words, _ options: RecordOptions, keeping holidays: [Word], in session: inout Session
  ) throws(UsageError) -> Bool {
    let names = Array(options.input.files(and: others))
    // Before any file is replaced, because the replacement is a different file, and a file that was
    // missing can be the copy of one.
    let files = names.map { name in
      Result { () throws(SystemError) in try OpenFile.identity(ofFile: name.bytes) }
    }
    try Self.check(holidays, names, files, options.input.backup)
    try Self.checkBackups(of: names, files, options.input.backup)
    var answersNo = true
    for (index, name) in names.enumerated() where !session.console.isOver {
      let first = files.firstIndex { (try? $0.get()) == (try? files[index].get()) } ?? index
      guard first == index || (try? files[index].get()) == nil else {
        session.console.complain(
          UsageError(
            "\(name.quoted) is the same file as \(names[first].quoted), so it is replaced once"
          )
          .message)
        continue
      }
      var stream = self
      do throws(SystemError) {
        _ = try files[index].get()
        try stream.replace(file: name, options, in: &session)
      } catch {
        let reason = name.equals("-") ? "standard input is not a file" : error.message
        session.console.complain(
          UsageError("cannot replace \(name.quoted): \(reason)").message)
      }
      answersNo = answersNo && stream.answersNo
      if stream.isStopped, options.onError == .stop {
        if index + 1 < names.count {
          session.console.complain(
            "\(names[index + 1].quoted) and what follows it were not read, because of --on-error stop"
          )
        }
        break
      }
    }
    return answersNo
  }

  /// Checks that neither a file nor its copy takes the place of a file of holidays.
  private static func check(
    _ holidays: [Word], _ names: [Word], _ files: [Result<FileIdentity, SystemError>],
    _ suffix: Word?
  ) throws(UsageError) {
    for holidays in holidays {
      guard let identity = try? OpenFile.identity(ofFile: holidays.bytes) else { continue }
      for (name, file) in zip(names, files) {
        if (try? file.get()) == identity {
          throw UsageError("cannot replace \(name.quoted), because it is a file of --holidays")
        }
        guard let suffix else { continue }
        let backup = try? ReplacementFile.identityOfBackup(of: name.bytes, adding: suffix.bytes)
        guard backup == identity else { continue }
        throw UsageError(
          "cannot keep \(name.quoted) as \(holidays.quoted), because that is a file of --holidays: "
            + "use another suffix with --backup")
      }
    }
  }

  /// Checks that no copy of a file takes the place of a file that is to be replaced too.
  private static func checkBackups(
    of names: [Word], _ files: [Result<FileIdentity, SystemError>], _ suffix: Word?
  ) throws(UsageError) {
    guard let suffix else { return }
    for (name, file) in zip(names, files) {
      let backup = Result { () throws(SystemError) in
        try ReplacementFile.identityOfBackup(of: name.bytes, adding: suffix.bytes)
      }
      guard case .success = backup, backup != file, let other = files.firstIndex(of: backup) else {
        continue
      }
      throw UsageError(
        """
        cannot keep \(name.quoted) as \(String(quoting: name.bytes + suffix.bytes)), because \
        \(names[other].quoted) is to be replaced too: use another suffix with --backup
        """)
    }
  }

  private mutating func replace(
    file name: Word, _ options: RecordOptions, in session: inout Session
  ) throws(SystemError) {
    // Opening a pipe would wait for a writer.
    guard !name.equals("-"), try OpenFile.isRegular(name.bytes) else { throw .notRegular }
    let file = try OpenFile(reading: name.bytes)
    var replacement = try ReplacementFile.create(for: name.bytes)
    var output = BufferedOutput(to: replacement.descriptor)
    if options.place.writesNulls { output.endRecordsWithNull() }
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
      return session.console.complain(
        UsageError("\(name.quoted) was left unchanged\(reason)").message)
    }
    do throws(SystemError) {
      try replacement.keepAttributes(of: file)
    } catch {
      return session.console.complain(
        UsageError(
          """
          cannot keep the owner, permissions and attributes of \(name.quoted): \(error.message); \
          write to another file instead of using --in-place
          """
        ).message)
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
