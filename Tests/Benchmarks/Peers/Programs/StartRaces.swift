import Foundation

/// The races of programs that answer once: what starting costs.
struct StartRaces {
  let programs: Programs
  let folder: URL

  func run(into report: inout Report) throws {
    let lanes = try additions(&report)
    try race("add 2025-08-29 +30", .microseconds, rounds: 400, lanes, &report) {
      try $0.run() / 1e3
    }
    if let valgrind = Programs.find("valgrind", in: &report) {
      try race("add 2025-08-29 +30, instructions", .instructions, rounds: 1, lanes, &report) {
        try $0.instructions(by: valgrind.path, in: folder)
      }
    }
    if try Call([programs.dayctl, "add", "2025-08-29", "+30"]).peakMemory() != nil {
      try race("add 2025-08-29 +30, peak memory", .kibibytes, rounds: 5, lanes, &report) {
        try $0.peakMemory() ?? .nan
      }
    } else {
      report.leaveOut("peak memory", "no /proc tells it")
    }
    try race("month-grid 2026-03", .microseconds, rounds: 400, try grids(&report), &report) {
      try $0.run() / 1e3
    }
  }

  /// A program, its call and the file with what it has to write.
  private typealias Starter = (name: String, words: [String], expected: URL)

  private func additions(_ report: inout Report) throws -> [Starter] {
    let expected = try file("sum", "2025-09-28\n")
    var starters = [("dayctl", [programs.dayctl, "add", "2025-08-29", "+30"], expected)]
    if let date = Programs.find("date", in: &report) {
      starters.append(("date -d", [date.path, "-d", "2025-08-29 +30 days", "+%F"], expected))
    }
    if let dadd = Programs.find("dateutils.dadd", "dadd", "dateadd", in: &report) {
      starters.append((dadd.name, [dadd.path, "2025-08-29", "+30d"], expected))
    }
    if let hello = Programs.build("hello", in: folder, &report).first {
      starters.append(("hello in C", [hello.path], expected))
    }
    return starters
  }

  private func grids(_ report: inout Report) throws -> [Starter] {
    let lines = [
      "     March 2026", "Mo Tu We Th Fr Sa Su", "                   1", " 2  3  4  5  6  7  8",
      " 9 10 11 12 13 14 15", "16 17 18 19 20 21 22", "23 24 25 26 27 28 29", "30 31",
    ]
    let ours = try file("grid", lines.map { $0 + "\n" }.joined())
    var starters = [("dayctl", [programs.dayctl, "month-grid", "2026-03"], ours)]
    if let ncal = Programs.find("ncal", in: &report) {
      let padded = lines.map { $0.padding(toLength: 22, withPad: " ", startingAt: 0) + "\n" }
      starters.append(
        ("ncal", [ncal.path, "-b", "-M", "-h", "3", "2026"], try file("ncal", padded.joined())))
    }
    return starters
  }

  private func race(
    _ job: String, _ unit: Unit, rounds: Int, _ starters: [Starter], _ report: inout Report,
    figure: @escaping (Call) throws -> Double
  ) throws {
    let lanes = starters.map {
      Lane($0.name, Call($0.words), expected: $0.expected, in: folder, figure: figure)
    }
    try Race(
      job: job, unit: unit, rounds: rounds, ours: lanes[0], peers: Array(lanes.dropFirst())
    ).run(into: &report)
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let file = folder.appendingPathComponent("expected-\(name)")
    try Data(text.utf8).write(to: file)
    return file
  }
}
