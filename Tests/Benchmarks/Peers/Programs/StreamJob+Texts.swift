/// Texts with a date in every line or in few lines.
extension StreamJob {
  static func texts(_ calendar: WalkedCalendar) -> [StreamJob] {
    [
      text("a date in every line", calendar) { _ in true },
      text("a date in one line of ten", calendar) { $0 % 10 == 0 },
    ]
  }

  private static func text(
    _ kind: String, _ calendar: WalkedCalendar, hasDate: @escaping (Int) -> Bool
  ) -> StreamJob {
    let line = { (day: Int, date: String) in
      guard hasDate(day) else { return hyphens[day % hyphens.count] }
      let phrase = phrases[day / 10 % phrases.count]
      return "\(phrase.before) \(date) \(phrase.after)"
    }
    return StreamJob(
      name: "convert --in-text → dmy, \(kind)", ours: ["convert", "--in-text", "--to", "dmy"],
      peers: [
        ripgrep("--count-matches", #"\b\d{4}-\d{2}-\d{2}\b"#, output: .numberOfDates),
        ripgrep(
          "--passthru", "--replace", "$3/$2/$1", #"\b(\d{4})-(\d{2})-(\d{2})\b"#, share: 10,
          output: .answers),
        .dateutils("conv", "-S", "-f", "%d/%m/%Y", remark: " -S"),
      ], countsBytes: true, input: { line($0, calendar.iso($0)) },
      answer: { line($0, calendar.dmy($0)) }, hasDate: hasDate)
  }

  /// Lines without a date, but with hyphens and digits, which a search for dates must check.
  private static let hyphens = [
    "e-mail, co-op and re-use", "part 12-345 of A-10, well-known, long-term",
  ]

  /// ripgrep, which does not check whether a date exists.
  private static func ripgrep(
    _ arguments: String..., share: Int = 1, output: StreamPeer.Output
  ) -> StreamPeer {
    StreamPeer(
      names: ["rg"],
      arguments: ["--no-config", "--no-filename", "--no-line-number"] + arguments
        + [Call.inputWord],
      remark: output == .answers ? " --replace" : " --count-matches", share: share, output: output,
      countsInstructions: false)
  }
}
