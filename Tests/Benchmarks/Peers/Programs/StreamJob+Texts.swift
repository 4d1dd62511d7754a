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
      let phrase = phrases[day / 10 % phrases.count]
      // Hyphens and digits are what a search for dates looks at.
      return hasDate(day)
        ? "\(phrase.before) \(date) \(phrase.after)"
        : "part \(day % 90 + 10)-345-67-8 of A-10-B, re-used by-and-by"
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

  /// ripgrep, which does not look whether there is such a date.
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
