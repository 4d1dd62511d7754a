import CommandGrammar
import DayKit
import DayRecords
import System

extension RangeCommand {
  /// Writes the days in batches until they end or nobody reads them.
  func print(
    _ sequence: inout DaySequence, as format: DayFormat, in session: inout Session,
    _ write: (Span<Day>, inout BufferedOutput) -> Void
  ) {
    let writable = format.writableDays
    var failureCount = 0
    defer {
      let rest = failureCount - Self.reportLimit
      if rest > 0 {
        session.console.complain("\(rest) more \(rest == 1 ? "day" : "days") cannot be rounded")
      }
    }
    withDays(capacity: DaySequence.batchCount) { days in
      next(&sequence, into: &days, &failureCount, in: &session)
      while !days.isEmpty, !session.console.isOver {
        if let writable, let index = days.span.firstIndex(outside: writable) {
          write(days.span.extracting(first: index), &session.console.output)
          return session.console.complain("\(days.span[index]) \(format.lackOfText)")
        }
        var rest = days.span
        while format.mayLackInstants,
          let index = rest.indices.first(where: { format.lacksInstant(of: rest[$0]) })
        {
          write(rest.extracting(first: index), &session.console.output)
          session.console.complain(
            "clocks in the time zone skip \(rest[index]); for the day alone, use --to iso")
          rest = rest.extracting(droppingFirst: index + 1)
        }
        write(rest, &session.console.output)
        next(&sequence, into: &days, &failureCount, in: &session)
      }
    }
  }

  /// The number of days whose failures are reported one by one.
  private static var reportLimit: Int { 100 }

  /// Replaces the days by the next ones, and reports those that cannot be rounded.
  private func next(
    _ sequence: inout DaySequence, into days: inout OutputSpan<Day>, _ failureCount: inout Int,
    in session: inout Session
  ) {
    sequence.next(into: &days)
    for failure in sequence.failures {
      failureCount += 1
      guard failureCount <= Self.reportLimit else { continue }
      session.console.complain("\(failure.day): \(failure.error)")
    }
  }

  /// The action that writes the days as JSON or CSV.
  func listing(as format: DayFormat) -> Listing {
    var parts = [Listing.Part("date", .date(0))]
    if options.words.to != nil { parts.append(Listing.Part("result", .answer)) }
    return Listing(
      .same, as: format, in: sink == .json ? .json : .csv, parts: parts, of: .line)
  }
}

extension Span<Day> {
  /// The position of the first day that is not in a range.
  fileprivate func firstIndex(outside range: ClosedRange<Day>) -> Int? {
    for index in indices where !range.contains(self[index]) { return index }
    return nil
  }
}
