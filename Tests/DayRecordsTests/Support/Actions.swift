import DayKit
import DayRecords
import System

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
  func write(
    _ counts: SeriesCounts, _ absent: PlainArray<Int>, _ names: SeriesNames,
    to output: inout BufferedOutput
  ) {
    let bins = counts.bins(by: .year)
    for position in 0..<bins.count {
      let year = bins.group(at: position).span?.days.lowerBound.dayComponents.year ?? 0
      for (series, count) in bins.counts(at: position).enumerated() where count > 0 {
        let name = series < names.count ? String(decoding: names[series], as: UTF8.self) : ""
        output.append("\(name) \(year) \(count)\n")
      }
    }
  }
}

/// Writes a line with the number of days for each weekday, Sunday first.
struct Weekdays: TallyReport {
  func write(
    _ counts: SeriesCounts, _ absent: PlainArray<Int>, _ names: SeriesNames,
    to output: inout BufferedOutput
  ) {
    let bins = counts.bins(by: .weekday, startingOn: .sunday)
    for position in 0..<bins.count {
      output.append("\(bins.counts(at: position).reduce(0, +))\n")
    }
  }
}

/// Writes the number of all days.
struct Total: TallyReport {
  func write(
    _ counts: SeriesCounts, _ absent: PlainArray<Int>, _ names: SeriesNames,
    to output: inout BufferedOutput
  ) {
    let bins = counts.bins(by: .weekday)
    output.append("\((0..<bins.count).reduce(0) { $0 + bins.counts(at: $1).reduce(0, +) })\n")
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
