import Foundation
import SeededNumbers

/// The peak memory of sorting a file, in memory and with a limit.
struct SortMemory {
  let programs: Programs
  let lines: Int
  let folder: URL

  init(_ programs: Programs, lines: Int, in folder: URL) {
    self.programs = programs
    self.lines = lines
    self.folder = folder
  }

  func run(into report: inout Report) throws {
    report.theme = "Peak memory of sorting"
    let calendar = WalkedCalendar()
    let jobs = StreamJob.sorts(calendar).filter { report.wants($0.name) }
    guard !jobs.isEmpty else { return }
    guard let starter = StartRaces.starter(in: folder, &report) else { return }
    var generator = SplitMix64(seed: 2025)
    let days = (0..<lines * 3 / 2).map { _ in Int.random(in: calendar.sampled, using: &generator) }
    for job in jobs {
      FileHandle.standardError.write(Data("bench: memory of \(job.name)\n".utf8))
      let files = try LineFiles(job, days: days, of: calendar, in: folder)
      try measure(job, files, by: starter, &report)
    }
  }

  private func measure(
    _ job: StreamJob, _ files: LineFiles, by starter: String, _ report: inout Report
  ) throws {
    let size = try files.bytesPerLine() * Double(files.count) / 1024
    let whole = job.call(of: programs.dayctl, threads: 1)
    // A limit of a hundredth of the file.
    let limit = max(64, (size / 100).rounded())
    let limited = whole + ["--memory", "\(Int(limit))K"]
    let peaks = try [whole, limited].map { words in
      let call = Call(words, input: files.input.path)
      let starts = try Start.measure([call], rounds: 1, by: starter, in: folder)
      return Race.median(starts[0].map(\.peakMemory))
    }
    report.add(job.name, .kibibytes, ["dayctl", "the size of the file"], [peaks[0], size])
    report.add(
      "\(job.name) --memory, a hundredth of the file", .kibibytes,
      ["dayctl", "the limit and 8 MB"], [peaks[1], limit + 8 * 1024])
    try addPeers(job, files, by: starter, ours: peaks[0], &report)
  }

  private func addPeers(
    _ job: StreamJob, _ files: LineFiles, by starter: String, ours: Double, _ report: inout Report
  ) throws {
    // dsort runs another program, whose memory is not counted.
    for peer in job.peers where !peer.names.contains("dsort") {
      let path =
        if let module = peer.module {
          Programs.python(importing: module, in: &report)
        } else {
          Programs.find(peer.names, in: &report)?.path
        }
      guard let path else { continue }
      let words = [path] + peer.arguments.map { $0 == Call.inputWord ? files.input.path : $0 }
      let call = Call(words, input: files.input.path)
      let starts = try Start.measure([call], rounds: 1, by: starter, in: folder)
      report.add(
        job.name, .kibibytes, ["dayctl", peer.names[0] + peer.remark],
        [ours, Race.median(starts[0].map(\.peakMemory))])
    }
  }
}
