/// Lines of JSON whose key `due` is a date.
extension StreamJob {
  /// All jobs except for the conversion to a number, which is among the records.
  static func keys(_ calendar: WalkedCalendar) -> [StreamJob] {
    let input = { (day: Int) in jsonLine(day, "\"\(calendar.iso(day))\"") }
    return [
      StreamJob(
        name: "convert --json-key due → dmy",
        ours: ["convert", "--json-key", "due", "--to", "dmy"],
        countsBytes: true, input: input, answer: { jsonLine($0, "\"\(calendar.dmy($0))\"") }),
      StreamJob(
        name: "diff --json-key due 2000-01-01", ours: ["diff", "--json-key", "due", "2000-01-01"],
        // The day 10957 is 1 January 2000.
        countsBytes: true, input: input, answer: { jsonLine($0, "\($0 - 10_957)") }),
    ]
  }
}
