import Foundation

/// Compares the memory of dayctl for a large input from a pipe with the memory for a tenth of it,
/// because memory must not grow with the input.
struct MemoryRaces {
  let programs: Programs
  let calendar = WalkedCalendar()

  /// The number of bytes of the larger input.
  let size: Int

  init(_ programs: Programs, lines: Int) {
    self.programs = programs
    // 1 GB with the usual number of lines, and not more with larger numbers.
    size = min(lines, 2_000_000) * 500
  }

  func run(into report: inout Report) throws {
    report.theme = "Peak memory over \(size / 1_000_000) MB through a pipe"
    let threads = ProcessInfo.processInfo.activeProcessorCount
    // A tenth of an array has no end.
    let jobs =
      [StreamJob.nextMonth(calendar)] + StreamJob.records(calendar).filter { $0.footer == nil }
    for job in jobs where report.wants(job.name) { try compare(job, threads: 1, &report) }
    if threads > 1 {
      for job in [jobs[0], jobs[1]] where report.wants(job.name) {
        try compare(job, threads: threads, &report)
      }
    }
  }

  private func compare(_ job: StreamJob, threads: Int, _ report: inout Report) throws {
    FileHandle.standardError.write(Data("bench: memory of \(job.name)\n".utf8))
    let call = Call(job.call(of: programs.dayctl, threads: threads))
    let block = Data(calendar.sampled.map { job.input($0) + "\n" }.joined().utf8)
    let peaks = try [size / 10, size].map { size in
      try call.peakMemory(over: block, times: max(1, size / block.count))
    }
    guard let few = peaks[0], let many = peaks[1] else {
      return report.omit("peak memory", "/proc does not exist")
    }
    report.add(
      Row(
        job: "\(job.name), \(threads == 1 ? "1 thread" : "\(threads) threads")",
        peer: "dayctl, a tenth of it", unit: .kibibytes, peerFigure: few, ourFigure: many))
    // The number of chunks in progress varies; memory that grows with the input would grow tenfold.
    guard many <= few * (threads == 1 ? 1.25 : 1.5) else {
      throw BenchmarkError("\(job.name) takes \(many) KiB over ten times as much, not \(few)")
    }
  }
}
