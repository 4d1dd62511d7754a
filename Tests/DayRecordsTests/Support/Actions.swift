import DayKit
import DayRecords
import Terminal

/// Passes days whose number has a given remainder.
struct Every: DayTest {
  var divisor = 3
  var remainder = 0

  func test(_ days: Span<Day>, into verdicts: inout OutputSpan<Bool>) {
    for index in days.indices {
      verdicts.append(Self.passes(days[index], divisor, remainder))
    }
  }

  static func passes(_ day: Day, _ divisor: Int, _ remainder: Int) -> Bool {
    (day - Day.min) % divisor == remainder
  }
}

/// Passes a range of days.
struct Between: DayTest {
  let days: ClosedRange<Day>

  func test(_ days: Span<Day>, into verdicts: inout OutputSpan<Bool>) {
    for index in days.indices { verdicts.append(self.days.contains(days[index])) }
  }
}

/// Writes a line for each series and year: the name, the year and the number of days.
struct Years: TallyReport {
  func write(_ counts: DayHistogram<[UInt8]>, to output: inout BufferedOutput) {
    for bin in counts.bins(by: .year) {
      for (series, count) in zip(bin.series, bin.counts) where count > 0 {
        let year = bin.firstDay?.dayComponents.year ?? 0
        output.append("\(String(decoding: series, as: UTF8.self)) \(year) \(count)\n")
      }
    }
  }
}

/// Writes a line with the number of days for each weekday, Sunday first.
struct Weekdays: TallyReport {
  func write(_ counts: DayHistogram<[UInt8]>, to output: inout BufferedOutput) {
    for bin in counts.bins(by: .weekday, startingOn: .sunday) { output.append("\(bin.total)\n") }
  }
}

/// Writes the number of all days.
struct Total: TallyReport {
  func write(_ counts: DayHistogram<[UInt8]>, to output: inout BufferedOutput) {
    output.append("\(counts.total)\n")
  }
}

extension Engine {
  /// The ways to run an engine that must have the same outcome: with one thread and with four, the
  /// input whole and in pieces, on the fast path and on the slow path.
  func outcomes(_ bytes: [UInt8], pieces: [[UInt8]]) -> [(way: String, outcome: Outcome)] {
    [nil, 4].flatMap { threads in
      [false, true].flatMap { usesSlowPath in
        var engine = self
        engine.threads = threads
        engine.usesSlowPath = usesSlowPath
        let way = "\(threads ?? 1) threads, \(usesSlowPath ? "slow" : "fast")"
        return [
          (way + ", whole", engine.run(MemoryFile(bytes))), (way + ", pieces", engine.run(pieces)),
        ]
      }
    }
  }
}
