package import System

// The run.

extension RecordStream {
  /// Ends the run.
  package mutating func finish(in console: inout Console) {
    if !console.hasFailed || hasBegun { begin(&console) }
    if lacksDates, !isStopped, !console.isOver {
      // A part of a file may well have no date, and the sample may be before it.
      let sample = input.isPart ? [] : findings.sample
      let failure = RunFailure.noDates(of: findings.recordCount, sample: Array(sample))
      switch loop.traits.undatedTexts {
      case .mistake where !input.isPart: return complain(failure, in: &console)
      case .mistake, .unexpected: console.note(line(for: failure))
      case .usual
      where reports.policy.isQuiet || !reports.messages.hasOtherDates(sample.span):
        break
      case .usual: console.note(line(for: failure))
      }
    }
    if hasBegun, !(isStopped && loop.action.traits.needsWholeInput) {
      loop.action.finish(&console.output)
    }
    reports.finish(&console)
    if let failure = loop.action.outcome.failure { complain(failure, in: &console) }
  }

  func complain(
    _ failure: RunFailure, of name: String? = nil, in console: inout Console
  ) {
    console.complain(line(for: failure, of: name))
  }

  func line(for failure: RunFailure, of name: String? = nil) -> String {
    let label = name.map { "\($0): " } ?? ""
    return reports.messages.line(label + reports.messages.sentence(for: failure))
  }

  mutating func begin(_ console: inout Console) {
    switch progress {
    case .waiting(let owesMark):
      progress = .running
      loop.action.begin(withMark: owesMark, to: &console.output)
    case .running, .stopped: break
    }
  }

  /// Writes a newline after the last line of an input that had none, because another record
  /// follows.
  mutating func closeLine(in console: inout Console) {
    if isLineOpen { console.output.append(.lineFeed) }
    isLineOpen = false
  }

  mutating func fail(
    _ record: Span<UInt8>, content: Range<Int>, _ failure: RecordFailure, at line: Int?,
    in console: inout Console
  ) {
    let (name, messages) = (input.name, reports.messages)
    let prefix = record.extracting(first: content.lowerBound)
    let line = line.map { wholeNumber($0 + prefix.occurrences(of: .lineFeed)) }
    let text = record.extracting(content)
    if case .openQuotation = failure { findings.hasOpenQuotation = true }
    if case .outOfOrder = failure {
      // It is the result of the run.
      stop()
      let place = line.map { "\(name):\($0): " } ?? ""
      let needsOrder = loop.traits.needsOrder
      guard needsOrder || !reports.policy.isQuiet else { return }
      let origin = line.map { RecordOrigin.line($0) } ?? .operand
      if needsOrder { console.fail() }
      return console.note(
        messages.line(place + messages.sentence(for: failure, in: text, of: origin)))
    }
    reports.report(
      at: line.map { "\(name):\($0)" },
      { messages.sentence(for: failure, in: text, of: line.map { .line($0) } ?? .operand) },
      to: &console)
    console.output.append(failed: record, content: content, onError, at: loop.place)
    guard onError == .stop else { return }
    stop()
    if loop.place.form == .element { closeArray(in: &console) }
  }
}
