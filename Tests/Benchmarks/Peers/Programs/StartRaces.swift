import Foundation

/// The races of programs that give one answer, which measure the cost of starting.
struct StartRaces {
  let programs: Programs
  let folder: URL

  /// The number of times that each program is started.
  private let rounds = 400

  func run(into report: inout Report) throws {
    report.theme = "One call, from start to end"
    let starter = Self.starter(in: folder, &report)
    let valgrind = Programs.find("valgrind", in: &report)?.path
    for job in try StartJobs(programs, in: folder).all(&report) where report.wants(job.name) {
      FileHandle.standardError.write(Data("bench: \(job.name)\n".utf8))
      if let starter { try measure(job, starter, &report) }
      if let valgrind {
        try count(job, valgrind, &report)
        for language in ["C.UTF-8", "en_US.UTF-8"] {
          try count(job, in: language, valgrind, &report)
        }
      }
    }
  }

  /// The small parent process, linked statically if there is a static C library.
  static func starter(in folder: URL, _ report: inout Report) -> String? {
    var ignored = report
    let isStatic = Programs.build("start", ["-static"], in: folder, &ignored).first
    return (isStatic ?? Programs.build("start", in: folder, &report).first)?.path
  }

  private func measure(_ job: StartJob, _ starter: String, _ report: inout Report) throws {
    let lanes = try race(job, job.name, .microseconds) { try $0.run() }
      .rightLanes(&report)
    let names = lanes.map(\.name)
    let calls = job.starters.filter { names.contains($0.name) }.map(job.call)
    let starts = try Start.measure(calls, rounds: rounds, by: starter, in: folder)
    let times = starts.map { $0.map { $0.nanoseconds / 1e3 } }
    report.add(job.name, .microseconds, names, times.map(Race.median))
    report.add("\(job.name), least", .microseconds, names, times.map { $0.min() ?? .nan })
    report.add(
      "\(job.name), page faults", .pageFaults, names,
      starts.map { Race.median($0.map(\.pageFaults)) })
    report.add(
      "\(job.name), peak memory", .kibibytes, names,
      starts.map { Race.median($0.map(\.peakMemory)) })
  }

  /// Counts the instructions of all programs in an empty environment.
  private func count(_ job: StartJob, _ valgrind: String, _ report: inout Report) throws {
    try race(job, "\(job.name), instructions", .instructions) {
      var call = $0
      call.environment = []
      return try call.instructions(by: valgrind, in: folder)
    }.run(into: &report)
  }

  /// Counts our own instructions in a language and in an empty environment.
  ///
  /// The answers are not compared, because weeks start on Sunday in some languages.
  private func count(
    _ job: StartJob, in language: String, _ valgrind: String, _ report: inout Report
  ) throws {
    let counts = try [["LANG=\(language)"], []].map { environment in
      var call = job.call(of: job.starters[0])
      call.environment = environment
      return try call.instructions(by: valgrind, in: folder)
    }
    report.add(
      "\(job.name), LANG=\(language), instructions", .instructions,
      ["dayctl", "dayctl, empty environment"], counts)
  }

  private func race(
    _ job: StartJob, _ name: String, _ unit: Unit,
    figure: @escaping (Call) throws -> Double
  ) -> Race {
    let lanes = job.starters.map {
      Lane($0.name, job.call(of: $0), expected: $0.expected, in: folder, figure: figure)
    }
    return Race(job: name, unit: unit, rounds: 1, ours: lanes[0], peers: Array(lanes.dropFirst()))
  }
}
