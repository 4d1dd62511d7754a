/// Jobs whose answers are not one for each line: sorting, counting and filtering.
extension StreamJob {
  static func sorts(_ calendar: WalkedCalendar) -> [StreamJob] {
    let sorted = Output.arranged { $0.sorted() }
    return [
      rows(
        "sort --column when", ["sort"],
        peers: [
          .duckDB("SELECT * FROM {lines} ORDER BY strptime(\"when\", '%d/%m/%Y')"),
          .sort(keys: "-k2.7,2.10 -k2.4,2.5 -k2.1,2.2"),
        ], sorted, calendar),
      StreamJob(
        name: "sort", ours: ["sort"], peers: [.sort, .dateutils("sort")], input: calendar.iso,
        answer: calendar.iso, output: sorted),
    ]
  }

  static func filters(_ calendar: WalkedCalendar) -> [StreamJob] {
    let recent = Output.arranged { days in
      days.filter { calendar.dates[$0].year >= 2021 }
    }
    return [
      StreamJob(
        name: "filter since 2021-01-01", ours: ["filter", "since", "2021-01-01"],
        peers: [.dateutils("grep", ">=2021-01-01")], input: calendar.iso, answer: calendar.iso,
        output: recent),
      rows(
        "filter --column when since 01/01/2021", ["filter", "since", "01/01/2021"],
        peers: [
          .duckDB("SELECT * FROM {lines} WHERE strptime(\"when\", '%d/%m/%Y') >= '2021-01-01'"),
          StreamPeer(
            names: ["mawk"], arguments: ["-F,", "NR == 1 || substr($2, 7) >= 2021"],
            remark: ", year only"),
        ], recent, calendar),
    ]
  }
}

/// Tables of counts, as CSV.
extension StreamJob {
  static func counts(_ calendar: WalkedCalendar) -> [StreamJob] {
    [
      rows(
        "count --by month --column when", ["count", "--by", "month", "--csv"],
        peers: [
          duckDB(group: "strftime(day, '%Y-%m')", named: "month", order: "month"),
          mawk(counting: #"substr($2, 7) "-" substr($2, 4, 2)"#, printing: monthsInAwk),
        ],
        .table { days in
          let months = Set(days.map { calendar.iso($0).prefix(7) })
          return table("month", months.sorted(), of: days) { calendar.iso($0).prefix(7) }
        }, calendar),
      rows(
        "count --by weekday --column when", ["count", "--by", "weekday", "--csv"],
        peers: [
          duckDB(group: "dayname(day)", named: "weekday", order: "isodow(any_value(day))"),
          mawk(counting: "$2", printing: weekdaysInAwk),
        ],
        .table { days in
          // The days 4 to 10 are a Monday to a Sunday.
          table("weekday", (4...10).map { calendar.weekday(of: $0)[...] }, of: days) {
            calendar.weekday(of: $0)[...]
          }
        }, calendar),
    ]
  }

  /// Returns the numbers of days in groups, in CSV.
  private static func table(
    _ name: String, _ groups: [Substring], of days: [Int], group: (Int) -> Substring
  ) -> String {
    var counts: [Substring: Int] = [:]
    for (day, count) in Dictionary(days.map { ($0, 1) }, uniquingKeysWith: +) {
      counts[group(day), default: 0] += count
    }
    let lines = groups.map { "\($0),\(counts[$0] ?? 0)\n" }
    return "\(name),count\n" + lines.joined()
  }

  private static func duckDB(group: String, named name: String, order: String) -> StreamPeer {
    .duckDB(
      """
      SELECT \(group) AS \(name), count(*) AS count
      FROM (SELECT strptime("when", '%d/%m/%Y') AS day FROM {lines})
      GROUP BY \(name) ORDER BY \(order)
      """)
  }

  private static func mawk(counting key: String, printing end: String) -> StreamPeer {
    StreamPeer(
      names: ["mawk"], arguments: ["-F,", "NR > 1 { n[\(key)]++ } END { \(end) }"],
      remark: ", checks nothing")
  }

  private static let monthsInAwk = """
    print "month,count"
    for (y = 1971; y <= 2070; y++)
      for (m = 1; m <= 12; m++) { k = sprintf("%d-%02d", y, m); print k "," n[k] + 0 }
    """

  /// Computes the weekday of each different date, with the formula of Tomohiko Sakamoto.
  private static let weekdaysInAwk = """
    split("0 3 2 5 0 3 5 1 4 6 2 4", shift, " ")
    split("Monday Tuesday Wednesday Thursday Friday Saturday Sunday", names, " ")
    for (k in n) {
      m = substr(k, 4, 2) + 0
      y = substr(k, 7) - (m < 3)
      sums[(y + int(y / 4) - int(y / 100) + int(y / 400) + shift[m] + substr(k, 1, 2)) % 7] += n[k]
    }
    print "weekday,count"
    for (i = 1; i <= 7; i++) print names[i] "," sums[i % 7] + 0
    """
}
