import Foundation

/// The race of programs that print a long sequence of days.
struct SequenceRace {
  let programs: Programs
  let folder: URL

  init(_ programs: Programs, in folder: URL) {
    self.programs = programs
    self.folder = folder
  }

  func run(into report: inout Report) throws {
    report.theme = "Sequences of days"
    let name = "range 1700-01-01 3999-12-31"
    guard report.wants(name) else { return }
    let calendar = WalkedCalendar(years: 1700...3999)
    let expected = folder.appendingPathComponent("sequence")
    let lines = calendar.dates.indices.map { calendar.iso($0) + "\n" }
    try Data(lines.joined().utf8).write(to: expected)
    let count = Double(lines.count)
    try race(name, .nanosecondsPerLine, rounds: 11, expected, &report) { try $0.run() / count }
    guard let valgrind = Programs.find("valgrind", in: &report) else { return }
    try race("\(name), instructions a line", .instructionsPerLine, rounds: 1, expected, &report) {
      try $0.instructions(by: valgrind.path, in: folder) / count
    }
  }

  private func race(
    _ job: String, _ unit: Unit, rounds: Int, _ expected: URL, _ report: inout Report,
    figure: @escaping (Call) throws -> Double
  ) throws {
    let days = ["1700-01-01", "3999-12-31"]
    let ours = Call([programs.dayctl, "range"] + days)
    var peers: [Lane] = []
    if let found = Programs.find(StreamPeer.dateutils("seq").names, in: &report) {
      let call = Call([found.path] + days)
      peers.append(Lane(found.name, call, expected: expected, in: folder, figure: figure))
    }
    try Race(
      job: job, unit: unit, rounds: rounds,
      ours: Lane("dayctl", ours, expected: expected, in: folder, figure: figure), peers: peers
    ).run(into: &report)
  }
}
