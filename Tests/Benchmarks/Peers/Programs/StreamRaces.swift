import Foundation
import SeededNumbers

/// The races over files of many lines.
struct StreamRaces {
  let programs: Programs
  let folder: URL
  let calendar = WalkedCalendar()

  /// The number of lines of a file, and more random days than any file needs.
  let lines: Int
  let days: [Int]

  init(_ programs: Programs, lines: Int, in folder: URL) {
    self.programs = programs
    self.folder = folder
    self.lines = lines
    var generator = SplitMix64(seed: 2025)
    let range = calendar.sampled
    days = (0..<2 * lines).map { _ in Int.random(in: range, using: &generator) }
  }

  func run(into report: inout Report) throws {
    let themes = [
      ("Lines that are dates, one thread", StreamJob.conversions(calendar)),
      ("Days computed, one thread", StreamJob.calculations(calendar)),
      ("Other formats, one thread", StreamJob.moreFormats(calendar)),
      ("Other lines and answers, one thread", StreamJob.otherForms(calendar)),
      ("Dates inside records, one thread", StreamJob.records(calendar)),
      ("A column of a CSV file, one thread", StreamJob.columns(calendar)),
      ("A key of JSON lines, one thread", StreamJob.keys(calendar)),
      ("Dates in text, one thread", StreamJob.texts(calendar)),
      ("Records sorted, one thread", StreamJob.sorts(calendar)),
      ("Records filtered, one thread", StreamJob.filters(calendar)),
      ("Dates counted, one thread", StreamJob.counts(calendar)),
      ("Dates compared with others, one thread", StreamJob.relations(calendar)),
    ]
    for (theme, jobs) in themes {
      report.theme = theme
      for job in jobs where report.wants(job.name) { try race(job, &report) }
    }
    report.theme = "Threads"
    for job in [
      StreamJob.nextMonth(calendar), .fullNames(calendar), .nextMonthInColumn(calendar),
      .nextMonthInText(calendar),
    ] where report.wants(job.name) {
      try raceThreads(job, &report)
    }
  }

  private func race(_ job: StreamJob, _ report: inout Report) throws {
    let files = try files(of: job, shares: [1] + job.peers.map(\.share))
    let whole = try whole(of: files)
    var lanes = [ours(job, whole, threads: 1) { try $0.run() }]
    for peer in job.peers + [.wc] {
      lanes += try lane(peer, files[peer.share], &report) { try $0.run() }
    }
    try race(
      job.name, .nanosecondsPerLine, rounds: 5, lanes, &report,
      bytesPerLine: job.countsBytes ? whole.bytesPerLine() : nil)
    try countInstructions(job, &report)
  }

  /// Compares dayctl on two threads with dayctl on one thread, by total time and by processor time.
  private func raceThreads(_ job: StreamJob, _ report: inout Report) throws {
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else {
      return report.omit("threads", "one processor")
    }
    let whole = try whole(of: files(of: job, shares: [1]))
    let times = [2, 1].map { ours(job, whole, threads: $0) { try $0.run() } }
    try race(
      "\(job.name), 2 threads", .nanosecondsPerLine, rounds: 11, times, &report,
      bytesPerLine: job.countsBytes ? whole.bytesPerLine() : nil)
    let work = [2, 1].map { ours(job, whole, threads: $0) { try $0.processorTime() } }
    try race(
      "\(job.name), 2 threads, processor time", .nanosecondsPerLine, rounds: 5, work, &report,
      bytesPerLine: job.countsBytes ? whole.bytesPerLine() : nil)
  }

  /// Counts over few lines, because counting is slow and always gives the same result, and
  /// subtracts the count of a run without lines.
  private func countInstructions(_ job: StreamJob, _ report: inout Report) throws {
    guard let valgrind = Programs.find("valgrind", in: &report) else { return }
    let few = try LineFiles(
      job, days: days.prefix(min(days.count, 20_000)), of: calendar, in: folder)
    let figure = { (call: Call) in
      var idle = call
      idle.input = "/dev/null"
      idle.mayFindNothing = true
      return try call.instructions(by: valgrind.path, in: folder)
        - idle.instructions(by: valgrind.path, in: folder)
    }
    var lanes = [ours(job, few, threads: 1, figure: figure)]
    for peer in job.peers where peer.countsInstructions {
      lanes += try lane(peer, few, &report, figure: figure)
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
  /// The file with all lines, and files with a part of them.
  private func files(of job: StreamJob, shares: [Int]) throws -> [Int: LineFiles] {
    var files: [Int: LineFiles] = [:]
    for share in Set(shares) {
      files[share] = try LineFiles(
        job, days: days.prefix(Int(Double(lines) * job.share) / share), of: calendar, in: folder)
    }
    return files
  }

  private func whole(of files: [Int: LineFiles]) throws -> LineFiles {
    guard let whole = files[1] else { throw BenchmarkError("the file with all lines is missing") }
    return whole
  }

  private func ours(
    _ job: StreamJob, _ files: LineFiles, threads: Int, figure: @escaping (Call) throws -> Double
  ) -> Lane {
    lane(
      "dayctl, \(threads == 1 ? "1 thread" : "\(threads) threads")",
      job.call(of: programs.dayctl, threads: threads), files, expected: files.expected,
      figure: figure)
  }

  /// Returns a peer, if it is installed.
  private func lane(
    _ peer: StreamPeer, _ files: LineFiles?, _ report: inout Report,
    figure: @escaping (Call) throws -> Double
  ) throws -> [Lane] {
    guard let files, let found = program(of: peer, &report) else { return [] }
    let words = [found.path] + peer.arguments
    let expected = try expected(peer.output, files)
    return [lane(found.name + peer.remark, words, files, expected: expected, figure: figure)]
  }

  private func program(of peer: StreamPeer, _ report: inout Report) -> (
    name: String, path: String
  )? {
    guard let module = peer.module else { return Programs.find(peer.names, in: &report) }
    return Programs.python(importing: module, in: &report).map { (peer.names[0], $0) }
  }

  /// Returns the file with the expected answer of a peer.
  private func expected(_ output: StreamPeer.Output, _ files: LineFiles) throws -> URL {
    let number: Int
    switch output {
    case .answers: return files.expected
    case .numberOfLines: number = files.numberOfLines
    case .numberOfDates: number = files.numberOfDates
    }
    let file = folder.appendingPathComponent("number-\(number)")
    try Data("\(number)\n".utf8).write(to: file)
    return file
  }

  private func lane(
    _ name: String, _ words: [String], _ files: LineFiles, expected: URL,
    figure: @escaping (Call) throws -> Double
  ) -> Lane {
    let call = Call(words, input: files.input.path)
    return Lane(name, call, expected: expected, in: folder) {
      try figure($0) / Double(files.count)
    }
  }
}
