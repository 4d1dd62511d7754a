/// Lines that contain a date and other text.
extension StreamJob {
  static func records(_ calendar: WalkedCalendar) -> [StreamJob] {
    [
      nextMonthInText(calendar), column(calendar), twoColumns(calendar), jsonKey(calendar),
      jsonArray(calendar),
    ]
  }

  static func nextMonthInText(_ calendar: WalkedCalendar) -> StreamJob {
    let line = { (day: Int, date: Int) in
      let phrase = Self.phrases[day % Self.phrases.count]
      return "\(phrase.before) \(calendar.iso(date)) \(phrase.after)"
    }
    return StreamJob(
      name: "add --in-text 1m", ours: ["add", "--in-text", "1m"],
      peers: [.dateutils("add", "-S", "+1mo", remark: " -S")], countsBytes: true,
      input: { line($0, $0) }, answer: { line($0, calendar.nextMonth(of: $0)) })
  }

  private static func column(_ calendar: WalkedCalendar) -> StreamJob {
    let line = { (day: Int, date: String) in "\(day % 977),\(date),\(Self.phrases[day % 5].after)" }
    let swap =
      #"BEGIN { OFS = "," } { split($2, p, "-"); $2 = p[3] "/" p[2] "/" p[1]; print }"#
    return StreamJob(
      name: "convert --column 2 → dmy", ours: ["convert", "--column", "2", "--to", "dmy"],
      peers: [
        .dateutils("conv", "-S", "-f", "%d/%m/%Y", remark: " -S, no columns"),
        StreamPeer(names: ["mawk"], arguments: ["-F,", swap], remark: ", checks nothing"),
        StreamPeer(names: ["gawk"], arguments: ["-F,", swap], remark: ", checks nothing"),
      ], countsBytes: true, input: { line($0, calendar.iso($0)) },
      answer: { line($0, calendar.dmy($0)) })
  }

  /// Two columns in one pass; the row before it has one.
  private static func twoColumns(_ calendar: WalkedCalendar) -> StreamJob {
    let line = { (day: Int, date: String) in
      "\(day % 977),\(date),\(date),\(Self.phrases[day % 5].after)"
    }
    let swap =
      #"BEGIN { OFS = "," } { split($2, p, "-"); $2 = p[3] "/" p[2] "/" p[1]; "#
      + #"split($3, p, "-"); $3 = p[3] "/" p[2] "/" p[1]; print }"#
    return StreamJob(
      name: "convert --column 2 --column 3 → dmy",
      ours: ["convert", "--column", "2", "--column", "3", "--to", "dmy"],
      peers: [StreamPeer(names: ["mawk"], arguments: ["-F,", swap], remark: ", checks nothing")],
      countsBytes: true, input: { line($0, calendar.iso($0)) },
      answer: { line($0, calendar.dmy($0)) })
  }

  /// An indented array, as jq prints it.
  private static func jsonArray(_ calendar: WalkedCalendar) -> StreamJob {
    let element = { (day: Int, value: String) in
      "  {\n    \"id\": \(day % 977),\n    \"due\": \(value),\n    \"note\": \"\(Self.phrases[day % 5].after)\"\n  }"
    }
    return StreamJob(
      name: "convert --json-key due → epoch, indented array",
      ours: ["convert", "--json-key", "due", "--to", "epoch"],
      peers: [
        StreamPeer(
          names: ["jq"], arguments: [#"map(.due |= (strptime("%Y-%m-%d") | mktime))"#], share: 10,
          countsInstructions: false)
      ], countsBytes: true, inputHeader: "[", header: "[",
      footer: (element(0, "\"1970-01-01\"") + "\n]", element(0, "0") + "\n]"),
      input: { element($0, "\"\(calendar.iso($0))\"") + "," },
      answer: { element($0, "\($0 * 86_400)") + "," })
  }

  private static func jsonKey(_ calendar: WalkedCalendar) -> StreamJob {
    let line = jsonLine
    return StreamJob(
      name: "convert --json-key due → epoch",
      ours: ["convert", "--json-key", "due", "--to", "epoch"],
      peers: [
        StreamPeer(
          names: ["jq"], arguments: ["-c", #".due |= (strptime("%Y-%m-%d") | mktime)"#], share: 10,
          countsInstructions: false)
      ], countsBytes: true, input: { line($0, "\"\(calendar.iso($0))\"") },
      answer: { line($0, "\($0 * 86_400)") })
  }

  /// Returns a line of JSON with a value for a day.
  static func jsonLine(_ day: Int, _ value: String) -> String {
    #"{"id":\#(day % 977),"due":\#(value),"note":"\#(phrases[day % 5].after)"}"#
  }

  static let phrases = [
    (before: "the invoice is due", after: "and not paid yet"),
    (before: "seen", after: "by two of them"),
    (before: "delivery before", after: "at the back door"),
    (before: "renewed until", after: "for a year"),
    (before: "meeting moved to", after: "because of the holiday season"),
  ]
}
