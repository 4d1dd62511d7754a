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
    let themes = [
      ("Lines that are dates, one thread", StreamJob.conversions(calendar)),
      ("Days computed, one thread", StreamJob.calculations(calendar)),
      ("Other formats, one thread", StreamJob.moreFormats(calendar)),
      ("Other lines and answers, one thread", StreamJob.otherForms(calendar)),
      ("Dates inside records, one thread", StreamJob.records(calendar)),
    ]
    for (theme, jobs) in themes {
      report.theme = theme
      for job in jobs { try race(job, &report) }
    }
    report.theme = "Threads"
    for job in [
      StreamJob.nextMonth(calendar), .fullNames(calendar), .nextMonthInText(calendar),
    ] {
      try raceThreads(job, &report)
    }
  }

  private func race(_ job: StreamJob, _ report: inout Report) throws {
    let files = try files(of: job, shares: [1] + job.peers.map(\.share))
    let whole = try whole(of: files)
    var lanes = [ours(job, whole, threads: 1) { try $0.run() }]
    for peer in job.peers {
      lanes += lane(peer, files[peer.share], &report) { try $0.run() }
    }
    lanes += try ceiling(whole, &report)
    try race(
      job.name, .nanosecondsPerLine, rounds: 5, lanes, &report,
      bytesPerLine: job.countsBytes ? whole.bytesPerLine() : nil)
    try countInstructions(job, &report)
  }

  /// Holds dayctl on all processors against itself on one.
  private func raceThreads(_ job: StreamJob, _ report: inout Report) throws {
    let threads = ProcessInfo.processInfo.activeProcessorCount
    guard threads > 1 else { return report.leaveOut("threads", "one processor") }
    let whole = try whole(of: files(of: job, shares: [1]))
    let lanes = [threads, 1].map { ours(job, whole, threads: $0) { try $0.run() } }
    try race(
      "\(job.name), \(threads) threads", .nanosecondsPerLine, rounds: 15, lanes, &report,
      bytesPerLine: job.countsBytes ? whole.bytesPerLine() : nil)
  }

  /// Counts over few lines, since counting takes its time and gives the same each time, and takes
  /// off what there is to do without any.
  private func countInstructions(_ job: StreamJob, _ report: inout Report) throws {
    guard let valgrind = Programs.find("valgrind", in: &report) else { return }
    let few = try LineFiles(
      job, days: days.prefix(min(days.count, 20_000)), of: calendar, in: folder)
    let figure = { (call: Call) in
      var idle = call
      idle.input = "/dev/null"
      return try call.instructions(by: valgrind.path, in: folder)
        - idle.instructions(by: valgrind.path, in: folder)
    }
    var lanes = [ours(job, few, threads: 1, figure: figure)]
    // Counting over shares would take as long as measuring over all.
    for peer in job.peers where peer.share == 1 {
      lanes += lane(peer, few, &report, figure: figure)
    }
    try race("\(job.name), instructions a line", .instructionsPerLine, rounds: 1, lanes, &report)
  }

  private func race(
    _ job: String, _ unit: Unit, rounds: Int, _ lanes: [Lane], _ report: inout Report,
    bytesPerLine: Double? = nil
  ) throws {
    try Race(
      job: job, unit: unit, rounds: rounds, bytesPerLine: bytesPerLine, ours: lanes[0],
      peers: Array(lanes.dropFirst())
    ).run(into: &report)
  }
}

extension StreamRaces {
  /// The files of all lines and of shares of them.
  private func files(of job: StreamJob, shares: [Int]) throws -> [Int: LineFiles] {
    var files: [Int: LineFiles] = [:]
    for share in Set(shares) {
      files[share] = try LineFiles(
        job, days: days.prefix(days.count / share), of: calendar, in: folder)
    }
    return files
  }

  private func whole(of files: [Int: LineFiles]) throws -> LineFiles {
    guard let whole = files[1] else { throw BenchmarkError("there is no file of all lines") }
    return whole
  }

  private func ours(
    _ job: StreamJob, _ files: LineFiles, threads: Int, figure: @escaping (Call) throws -> Double
  ) -> Lane {
    lane(
      "dayctl, \(threads == 1 ? "1 thread" : "\(threads) threads")",
      job.call(of: programs.dayctl, threads: threads), files, figure: figure)
  }

  /// A peer, if it is installed.
  private func lane(
    _ peer: StreamPeer, _ files: LineFiles?, _ report: inout Report,
    figure: @escaping (Call) throws -> Double
  ) -> [Lane] {
    guard let files, let found = Programs.find(peer.names, in: &report) else { return [] }
    return [lane(found.name + peer.remark, [found.path] + peer.arguments, files, figure: figure)]
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
}
