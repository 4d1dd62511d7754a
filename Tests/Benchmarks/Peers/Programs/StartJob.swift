import Foundation

/// A call that answers one date, and calls of other programs that do the same.
struct StartJob {
  /// A program, its arguments and the file with the expected answer.
  typealias Starter = (name: String, words: [String], expected: URL)

  var name: String

  /// The programs; the first one is dayctl.
  var starters: [Starter]

  /// The file that the programs read.
  var input = "/dev/null"

  /// Returns the call of a program.
  func call(of starter: Starter) -> Call { Call(starter.words, input: input) }
}

/// Creates the calls that are compared.
struct StartJobs {
  let programs: Programs
  let folder: URL
  let day = "2025-08-29"

  init(_ programs: Programs, in folder: URL) {
    self.programs = programs
    self.folder = folder
  }

  func all(_ report: inout Report) throws -> [StartJob] {
    var sums = try job(
      ["add", day, "+30"], answer: "2025-09-28", date: ["-d", "\(day) +30 days", "+%F"],
      peer: .dateutils("add", day, "+30d"), &report)
    if let hello = Programs.build("hello", in: folder, &report).first {
      sums.starters.append(("hello in C", [hello.path], sums.starters[0].expected))
    }
    let weekday = try job(
      ["weekday", day], answer: "Friday", date: ["-d", day, "+%A"],
      peer: .dateutils("conv", "-f", "%A", day), &report)
    let difference = try job(
      ["diff", day, "2025-12-24"], answer: "117", date: nil,
      peer: .dateutils("diff", "-f", "%d", day, "2025-12-24"), &report)
    return try [sums, weekday, difference] + conversions(&report)
      + [grid(&report), year(&report)]
      + days(&report) + lines(&report)
  }

  private func conversions(_ report: inout Report) throws -> [StartJob] {
    let reading = try job(
      ["convert", "--from", "dmy", "29/08/2025"], answer: day, date: nil,
      peer: .dateutils("conv", "-i", "%d/%m/%Y", "-f", "%F", "29/08/2025"), &report)
    let names = try job(
      ["convert", "--to", "EEEE, d MMMM yyyy", day], answer: "Friday, 29 August 2025",
      date: ["-d", day, "+%A, %-d %B %Y"],
      peer: .dateutils("conv", "-f", "%A, %d %B %Y", day), &report)
    return [reading, names]
  }

  /// Creates a job.
  ///
  /// - Parameters:
  ///   - answer: The answer; `nil` if no other program has one to compare it with.
  ///   - date: The arguments of GNU date.
  ///   - line: The line that the programs read.
  func job(
    _ words: [String], answer: String?, date: [String]? = nil, peer: StreamPeer? = nil,
    line: String? = nil, _ report: inout Report
  ) throws -> StartJob {
    let name = words.joined(separator: "-").filter { $0 != "/" }
    let answer = try answer.map { $0 + "\n" } ?? Call([programs.dayctl] + words).text()
    let expected = try file(name, answer)
    var starters = [("dayctl", [programs.dayctl] + words, expected)]
    if let date, let found = Programs.find("date", in: &report) {
      starters.append((date.contains("-d") ? "date -d" : "date", [found.path] + date, expected))
    }
    if let peer, let found = Programs.find(peer.names, in: &report) {
      starters.append((found.name, [found.path] + peer.arguments, expected))
    }
    let input = try line.map { try file("line-\(name)", $0 + "\n").path } ?? "/dev/null"
    return StartJob(name: words.joined(separator: " "), starters: starters, input: input)
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
    return StartJob(name: "month-grid 2026-03", starters: starters)
  }

  /// The calendar of a year, whose form differs: each program is compared with what it prints itself.
  private func year(_ report: inout Report) throws -> StartJob {
    var job = try job(["month-grid", "2026"], answer: nil, &report)
    if let ncal = Programs.find("ncal", in: &report) {
      let words = [ncal.path, "-y", "-b", "-M", "-h", "2026"]
      job.starters.append(("ncal -y", words, try file("ncal-year", Call(words).text())))
    }
    return job
  }

  func file(_ name: String, _ text: String) throws -> URL {
    let file = folder.appendingPathComponent("expected-\(name)")
    try Data(text.utf8).write(to: file)
    return file
  }
}
