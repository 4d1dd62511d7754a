import Foundation

/// The races over files of many lines.
struct StreamRaces {
  let programs: Programs
  let folder: URL
  let calendar = WalkedCalendar()
  let days: [Int]

  init(_ programs: Programs, lines: Int, in folder: URL) {
    self.programs = programs
    self.folder = folder
    var generator = SplitMix64(seed: 2025)
    let range = calendar.sampled
    days = (0..<lines).map { _ in Int.random(in: range, using: &generator) }
  }

  func run(into report: inout Report) throws {
    for job in StreamJob.all(calendar) {
      let whole = try LineFiles(job, days: days, of: calendar, in: folder)
      let tenth = try LineFiles(job, days: days.prefix(days.count / 10), of: calendar, in: folder)
      if job.name == "add +30" { try compareMemory(job, [tenth, whole], &report) }
      var peers = try self.peers(of: job, whole, &report)
      if let arguments = job.date, let date = Programs.find("date", in: &report) {
        peers.append(lane("date -f", [date.path] + arguments, tenth))
      }
      let ours = lane("dayctl", [programs.dayctl] + job.ours, whole)
      try Race(
        job: job.name, unit: .nanosecondsPerLine, rounds: 5, ours: ours, peers: peers
      ).run(into: &report)
    }
  }

  private func peers(
    of job: StreamJob, _ files: LineFiles, _ report: inout Report
  ) throws -> [Lane] {
    var lanes: [Lane] = []
    let command = job.dateutils.command
    if let found = Programs.find(
      "dateutils.d\(command)", "d\(command)", "date\(command)", in: &report)
    {
      lanes.append(lane(found.name, [found.path] + job.dateutils.arguments, files))
    }
    if let wc = Programs.find("wc", in: &report) {
      let expected = folder.appendingPathComponent("count")
      try Data("\(files.count)\n".utf8).write(to: expected)
      lanes.append(lane("wc -l", [wc.path, "-l"], files, expected: expected))
    }
    return lanes
  }

  private func lane(
    _ name: String, _ words: [String], _ files: LineFiles, expected: URL? = nil
  ) -> Lane {
    let call = Call(words, input: files.input.path)
    return Lane(name, call, expected: expected ?? files.expected, in: folder) {
      try $0.run() / Double(files.count)
    }
  }

  /// Holds the memory of dayctl over the lines against that over a tenth of them, where the system
  /// tells.
  private func compareMemory(
    _ job: StreamJob, _ files: [LineFiles], _ report: inout Report
  ) throws {
    let peaks = try files.map {
      try Call([programs.dayctl] + job.ours, input: $0.input.path).peakMemory()
    }
    guard let few = peaks[0], let many = peaks[1] else {
      return report.leaveOut("peak memory", "no /proc tells it")
    }
    report.rows.append(
      Row(
        job: "peak memory of \(job.name), all lines", peer: "dayctl, a tenth of them",
        unit: .kibibytes, peerFigure: few, ourFigure: many))
    guard many <= few * 1.25 else {
      throw BenchmarkError("ten times the lines take \(many) KiB instead of \(few)")
    }
  }
}
