import Foundation

/// The races of programs that answer once: what starting costs.
struct StartRaces {
  let programs: Programs
  let folder: URL

  func run(into report: inout Report) throws {
    report.theme = "One call, from start to end"
    for job in try jobs(&report) {
      try race(job.name, .microseconds, rounds: 400, job.starters, &report, showsLeast: true) {
        try $0.run() / 1e3
      }
      if let valgrind = Programs.find("valgrind", in: &report) {
        try race("\(job.name), instructions", .instructions, rounds: 1, job.starters, &report) {
          try $0.instructions(by: valgrind.path, in: folder)
        }
      }
      if try Call(job.starters[0].words).peakMemory() == nil {
        report.leaveOut("peak memory", "no /proc tells it")
      } else {
        try race("\(job.name), peak memory", .kibibytes, rounds: 5, job.starters, &report) {
          try $0.peakMemory() ?? .nan
        }
      }
    }
  }

  /// A program, its call and the file with what it has to write.
  private typealias Starter = (name: String, words: [String], expected: URL)

  /// Calls that have the same answer; the first is ours.
  private typealias StartJob = (name: String, starters: [Starter])

  private func jobs(_ report: inout Report) throws -> [StartJob] {
    let day = "2025-08-29"
    var sums = try job(
      ["add", day, "+30"], answer: "2025-09-28", date: ["-d", "\(day) +30 days", "+%F"],
      dateutils: .dateutils("add", day, "+30d"), &report)
    if let hello = Programs.build("hello", in: folder, &report).first {
      sums.starters.append(("hello in C", [hello.path], sums.starters[0].expected))
    }
    let conversion = try job(
      ["convert", "--from", "dmy", "29/08/2025"], answer: day, date: nil,
      dateutils: .dateutils("conv", "-i", "%d/%m/%Y", "-f", "%F", "29/08/2025"), &report)
    let weekday = try job(
      ["weekday", day], answer: "Friday", date: ["-d", day, "+%A"],
      dateutils: .dateutils("conv", "-f", "%A", day), &report)
    return [sums, conversion, weekday, try grid(&report)]
  }

  private func job(
    _ words: [String], answer: String, date: [String]?, dateutils: StreamPeer,
    _ report: inout Report
  ) throws -> StartJob {
    let expected = try file(words[0], answer + "\n")
    var starters = [("dayctl", [programs.dayctl] + words, expected)]
    if let date, let found = Programs.find("date", in: &report) {
      starters.append(("date -d", [found.path] + date, expected))
    }
    if let found = Programs.find(dateutils.names, in: &report) {
      starters.append((found.name, [found.path] + dateutils.arguments, expected))
    }
    return (words.joined(separator: " "), starters)
  }

  private func grid(_ report: inout Report) throws -> StartJob {
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
    return ("month-grid 2026-03", starters)
  }

  private func race(
    _ job: String, _ unit: Unit, rounds: Int, _ starters: [Starter], _ report: inout Report,
    showsLeast: Bool = false, figure: @escaping (Call) throws -> Double
  ) throws {
    let lanes = starters.map {
      Lane($0.name, Call($0.words), expected: $0.expected, in: folder, figure: figure)
    }
    try Race(
      job: job, unit: unit, rounds: rounds, showsLeast: showsLeast, ours: lanes[0],
      peers: Array(lanes.dropFirst())
    ).run(into: &report)
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let file = folder.appendingPathComponent("expected-\(name)")
    try Data(text.utf8).write(to: file)
    return file
  }
}
