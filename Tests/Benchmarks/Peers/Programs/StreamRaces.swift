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
      let whole = try files(of: job, days.count)
      let tenth = try files(of: job, days.count / 10)
      if job.name == "add +30" { try compareMemory(job, [tenth, whole], &report) }
      var lanes = try lanes(for: job, whole, &report) { try $0.run() }
      lanes += try ceiling(whole, &report)
      if let arguments = job.date, let date = Programs.find("date", in: &report) {
        lanes.append(lane("date -f", [date.path] + arguments, tenth) { try $0.run() })
      }
      try race(job.name, .nanosecondsPerLine, rounds: 5, lanes, &report)
      try countInstructions(job, &report)
    }
  }

  /// Counts over few lines, since counting takes its time and gives the same each time, and takes
  /// off what there is to do without any.
  private func countInstructions(_ job: StreamJob, _ report: inout Report) throws {
    guard let valgrind = Programs.find("valgrind", in: &report) else { return }
    let few = try files(of: job, min(days.count, 20_000))
    let lanes = try lanes(for: job, few, &report) {
      var idle = $0
      idle.input = "/dev/null"
      return try $0.instructions(by: valgrind.path, in: folder)
        - idle.instructions(by: valgrind.path, in: folder)
    }
    try race("\(job.name), instructions a line", .instructionsPerLine, rounds: 1, lanes, &report)
  }

  private func race(
    _ job: String, _ unit: Unit, rounds: Int, _ lanes: [Lane], _ report: inout Report
  ) throws {
    try Race(
      job: job, unit: unit, rounds: rounds, ours: lanes[0], peers: Array(lanes.dropFirst())
    ).run(into: &report)
  }

  private func files(of job: StreamJob, _ count: Int) throws -> LineFiles {
    try LineFiles(job, days: days.prefix(count), of: calendar, in: folder)
  }

  /// dayctl and its peer of dateutils.
  private func lanes(
    for job: StreamJob, _ files: LineFiles, _ report: inout Report,
    figure: @escaping (Call) throws -> Double
  ) throws -> [Lane] {
    let ours = lane("dayctl", [programs.dayctl] + job.ours, files, figure: figure)
    let command = job.dateutils.command
    guard
      let found = Programs.find(
        "dateutils.d\(command)", "d\(command)", "date\(command)", in: &report)
    else { return [ours] }
    return [
      ours, lane(found.name, [found.path] + job.dateutils.arguments, files, figure: figure),
    ]
  }

  /// The program that does no more than read lines.
  private func ceiling(_ files: LineFiles, _ report: inout Report) throws -> [Lane] {
    guard let wc = Programs.find("wc", in: &report) else { return [] }
    let expected = folder.appendingPathComponent("count")
    try Data("\(files.count)\n".utf8).write(to: expected)
    return [lane("wc -l", [wc.path, "-l"], files, expected: expected) { try $0.run() }]
  }

  private func lane(
    _ name: String, _ words: [String], _ files: LineFiles, expected: URL? = nil,
    figure: @escaping (Call) throws -> Double
  ) -> Lane {
    let call = Call(words, input: files.input.path)
    return Lane(name, call, expected: expected ?? files.expected, in: folder) {
      try figure($0) / Double(files.count)
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
