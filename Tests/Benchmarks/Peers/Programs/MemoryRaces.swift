import Foundation

/// Holds the memory of dayctl over much input from a pipe against that over a tenth of it, for
/// memory must not grow with what is read.
struct MemoryRaces {
  let programs: Programs
  let calendar = WalkedCalendar()

  /// The number of bytes of the larger input.
  let size: Int

  init(_ programs: Programs, lines: Int) {
    self.programs = programs
    // 1 GB at the usual number of lines, and no more at larger ones.
    size = min(lines, 2_000_000) * 500
  }

  func run(into report: inout Report) throws {
    report.theme = "Peak memory over \(size / 1_000_000) MB through a pipe"
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let jobs = [StreamJob.nextMonth(calendar)] + StreamJob.records(calendar)
    for job in jobs { try compare(job, threads: 1, &report) }
    if threads > 1 {
      for job in [jobs[0], jobs[1]] { try compare(job, threads: threads, &report) }
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
      return report.leaveOut("peak memory", "no /proc tells it")
    }
    report.add(
      Row(
        job: "\(job.name), \(threads == 1 ? "1 thread" : "\(threads) threads")",
        peer: "dayctl, a tenth of it", unit: .kibibytes, peerFigure: few, ourFigure: many))
    // How many lots are under way at a time is chance; what grew with the input would grow tenfold.
    guard many <= few * (threads == 1 ? 1.25 : 1.5) else {
      throw BenchmarkError("\(job.name) takes \(many) KiB over ten times as much, not \(few)")
    }
  }
}
