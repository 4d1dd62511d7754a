/// Lines that are dates.
extension StreamJob {
  /// Conversions from one common format to another.
  static func conversions(_ calendar: WalkedCalendar) -> [StreamJob] {
    let iso = calendar.iso
    let epoch = { (day: Int) in "\(day * 86_400)" }
    return [
      reading("dd/MM/yyyy", "%d/%m/%Y", calendar.dmy, calendar),
      reading("d/M/yyyy", "%d/%m/%Y", calendar.shortDMY, calendar),
      fullNames(calendar),
      StreamJob(
        name: "convert iso → epoch", ours: ["convert", "--to", "epoch"],
        peers: [.dateutils("conv", "-f", "%s"), .date("+%s")], input: iso, answer: epoch),
      reading("epoch", "%s", epoch, calendar),
    ]
  }

  /// Calculations with dates.
  static func calculations(_ calendar: WalkedCalendar) -> [StreamJob] {
    let iso = calendar.iso
    return [
      StreamJob(
        name: "add +30", ours: ["add", "+30"], peers: [.dateutils("add", "+30d")], input: iso,
        answer: { iso($0 + 30) }),
      nextMonth(calendar),
      StreamJob(
        name: "weekday", ours: ["weekday"],
        peers: [.dateutils("conv", "-f", "%A"), .date("+%A")], input: iso,
        answer: calendar.weekday),
      StreamJob(
        name: "diff 2000-01-01", ours: ["diff", "2000-01-01"],
        peers: [.dateutils("diff", "-f", "%d", "2000-01-01")], input: iso,
        // The day 10957 is 1 January 2000.
        answer: { "\($0 - 10_957)" }),
    ]
  }

  /// Conversions from arbitrary formats, for which nothing was optimized.
  static func moreFormats(_ calendar: WalkedCalendar) -> [StreamJob] {
    [
      reading("yyyy.MM.dd", "%Y.%m.%d", calendar.dotted, calendar),
      reading("MM-dd-yyyy", "%m-%d-%Y", calendar.mdy, calendar),
      reading("yyyyMMdd", "%Y%m%d", calendar.basic, calendar),
      reading("d MMM y", "%d %b %Y", calendar.medium, calendar),
      reading("epoch-ms", nil, { "\($0 * 86_400_000)" }, calendar),
    ]
  }

  /// Lines with other line endings, and answers with several parts; dateutils supports neither.
  static func otherForms(_ calendar: WalkedCalendar) -> [StreamJob] {
    let iso = calendar.iso
    return [
      StreamJob(
        name: "convert dd/MM/yyyy → iso, CRLF", ours: ["convert", "--from", "dd/MM/yyyy"],
        input: { calendar.dmy($0) + "\r" }, answer: { iso($0) + "\r" }),
      StreamJob(
        name: "add --csv +30", ours: ["add", "--csv", "+30"], header: "date,amount,result",
        input: iso, answer: { "\(iso($0)),P30D,\(iso($0 + 30))" }),
      StreamJob(
        name: "add --json +30", ours: ["add", "--json", "+30"], input: iso,
        answer: { #"{"date":"\#(iso($0))","amount":"P30D","result":"\#(iso($0 + 30))"}"# }),
    ]
  }

  static func nextMonth(_ calendar: WalkedCalendar) -> StreamJob {
    StreamJob(
      name: "add 1m", ours: ["add", "1m"], peers: [.dateutils("add", "+1mo")],
      input: calendar.iso, answer: { calendar.iso(calendar.nextMonth(of: $0)) })
  }

  static func fullNames(_ calendar: WalkedCalendar) -> StreamJob {
    reading("EEEE, d MMMM yyyy", "%A, %d %B %Y", calendar.full, calendar)
  }

  /// A conversion from a format to ISO 8601, with the same format in the notation of dateutils, if
  /// any.
  private static func reading(
    _ format: String, _ theirs: String?, _ input: @escaping (Int) -> String,
    _ calendar: WalkedCalendar
  ) -> StreamJob {
    StreamJob(
      name: "convert \(format) → iso", ours: ["convert", "--from", format],
      peers: theirs.map { [.dateutils("conv", "-i", $0, "-f", "%F")] } ?? [], input: input,
      answer: calendar.iso)
  }
}
