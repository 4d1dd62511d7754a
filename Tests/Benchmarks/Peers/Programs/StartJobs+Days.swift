import Foundation

/// Calls of commands that answer questions about days, and of commands that process lines.
extension StartJobs {
  func days(_ report: inout Report) throws -> [StartJob] {
    let today = Date().formatted(.iso8601.year().month().day())
    var easter = try job(["easter", "2026"], answer: "2026-04-05", &report)
    if let ncal = Programs.find("ncal", in: &report) {
      easter.starters.append(("ncal -e", [ncal.path, "-e", "2026"], try file("e", "04/05/26\n")))
    }
    return [
      try job(["today"], answer: today, date: ["+%F"], &report),
      try job(["info", day], answer: nil, &report),
      try job(
        ["round", "--to", "end-of-month", day], answer: "2025-08-31",
        peer: .dateutils("round", day, "31"), &report),
      try job(
        ["range", day, "2025-09-01"], answer: "2025-08-29\n2025-08-30\n2025-08-31\n2025-09-01",
        peer: .dateutils("seq", day, "2025-09-01"), &report),
      easter,
      try test(&report),
      try job(["explain", "03/04/2025"], answer: nil, &report),
    ]
  }

  private func test(_ report: inout Report) throws -> StartJob {
    var job = try job(["test", day, "since", "2025-01-01"], answer: nil, &report)
    if let found = Programs.find(StreamPeer.dateutils("test").names, in: &report) {
      let words = [found.path, day, "--ge", "2025-01-01"]
      job.starters.append((found.name, words, job.starters[0].expected))
    }
    return job
  }

  /// Calls that read one line.
  func lines(_ report: inout Report) throws -> [StartJob] {
    let mawk = StreamPeer(
      names: ["mawk"],
      arguments: [
        #"{ n[substr($0, 1, 7)]++ } END { print "month,count"; for (k in n) print k "," n[k] }"#
      ])
    return [
      try job(
        ["filter", "since", "2025-01-01"], answer: day, peer: .dateutils("grep", ">=2025-01-01"),
        line: day, &report),
      try job(
        ["sort"], answer: day, peer: StreamPeer(names: ["sort"], arguments: []), line: day, &report),
      try job(
        ["count", "--by", "month", "--csv"], answer: "month,count\n2025-08,1", peer: mawk,
        line: day,
        &report),
    ]
  }
}
