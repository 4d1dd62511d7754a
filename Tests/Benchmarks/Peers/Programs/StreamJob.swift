/// Something to be done to every line of a file.
struct StreamJob {
  var name: String

  /// What dayctl is called with.
  var ours: [String]

  /// The command of dateutils without the prefix, and what it is called with.
  var dateutils: (command: String, arguments: [String])

  /// What GNU date is called with, if it does that.
  var date: [String]?

  /// The line of a day, and the answer to it.
  var input: (Int) -> String
  var answer: (Int) -> String
}

extension StreamJob {
  /// The jobs, with a calendar that knows the answers.
  static func all(_ calendar: WalkedCalendar) -> [StreamJob] {
    conversions(calendar) + calculations(calendar)
  }

  private static func conversions(_ calendar: WalkedCalendar) -> [StreamJob] {
    let iso = calendar.iso
    let epoch = { (day: Int) in "\(day * 86_400)" }
    return [
      StreamJob(
        name: "convert dd/MM/yyyy → iso", ours: ["convert", "--from", "dd/MM/yyyy"],
        dateutils: ("conv", ["-i", "%d/%m/%Y", "-f", "%F"]), input: calendar.dmy, answer: iso),
      StreamJob(
        name: "convert d/M/yyyy → iso", ours: ["convert", "--from", "d/M/yyyy"],
        dateutils: ("conv", ["-i", "%d/%m/%Y", "-f", "%F"]), input: calendar.shortDMY,
        answer: iso),
      StreamJob(
        name: "convert EEEE, d MMMM yyyy → iso", ours: ["convert", "--from", "EEEE, d MMMM yyyy"],
        dateutils: ("conv", ["-i", "%A, %d %B %Y", "-f", "%F"]), input: calendar.full,
        answer: iso),
      StreamJob(
        name: "convert iso → epoch", ours: ["convert", "--to", "epoch"],
        dateutils: ("conv", ["-f", "%s"]), date: ["-f", "-", "+%s"], input: iso, answer: epoch),
      StreamJob(
        name: "convert epoch → iso", ours: ["convert", "--from", "epoch"],
        dateutils: ("conv", ["-i", "%s", "-f", "%F"]), input: epoch, answer: iso),
    ]
  }

  private static func calculations(_ calendar: WalkedCalendar) -> [StreamJob] {
    let iso = calendar.iso
    return [
      StreamJob(
        name: "add +30", ours: ["add", "+30"], dateutils: ("add", ["+30d"]), input: iso,
        answer: { iso($0 + 30) }),
      StreamJob(
        name: "add 1m", ours: ["add", "1m"], dateutils: ("add", ["+1mo"]), input: iso,
        answer: { iso(calendar.nextMonth(of: $0)) }),
      StreamJob(
        name: "weekday", ours: ["weekday"], dateutils: ("conv", ["-f", "%A"]),
        date: ["-f", "-", "+%A"], input: iso, answer: calendar.weekday),
      StreamJob(
        name: "diff 2000-01-01", ours: ["diff", "2000-01-01"],
        dateutils: ("diff", ["-f", "%d", "2000-01-01"]), input: iso,
        // The day 10957 is 1 January 2000.
        answer: { "\($0 - 10_957)" }),
    ]
  }
}
