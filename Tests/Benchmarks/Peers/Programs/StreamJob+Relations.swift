/// Jobs whose answers depend on the dates of other lines.
extension StreamJob {
  static func relations(_ calendar: WalkedCalendar) -> [StreamJob] {
    [steps(calendar), spans(calendar), retention(calendar), sortByName(calendar)]
  }

  /// The days since the line before, in a new column.
  private static func steps(_ calendar: WalkedCalendar) -> StreamJob {
    let line = { (day: Int) in "\(day % 977),\(calendar.iso(day)),customer \(day % 971)" }
    return StreamJob(
      name: "diff --previous --column on --into gap",
      ours: ["diff", "--previous", "--header", "--column", "on", "--into", "gap"],
      peers: [
        .duckDB(
          "SELECT *, date_diff('day', lag(\"on\"::DATE) OVER (), \"on\"::DATE) AS gap FROM {lines}"),
        StreamPeer(
          names: ["mawk"], arguments: ["-F,", Self.stepsInAwk], remark: ", checks nothing"),
      ], countsBytes: true, inputHeader: "id,on,name", input: line, answer: line,
      output: .table { days in
        var table: [UInt8] = Array("id,on,name,gap\n".utf8)
        for (index, day) in days.enumerated() {
          let gap = index == 0 ? "" : "\(day - days[index - 1])"
          table += "\(line(day)),\(gap)\n".utf8
        }
        return String(decoding: table, as: UTF8.self)
      })
  }

  /// Computes the number of a day with the formula of Howard Hinnant.
  private static let stepsInAwk = """
    function number(text, y, m, d, c, e) {
      y = substr(text, 1, 4); m = substr(text, 6, 2) + 0; d = substr(text, 9, 2)
      if (m < 3) { y--; m += 12 }
      c = int(y / 400); e = y - c * 400
      return c * 146097 + e * 365 + int(e / 4) - int(e / 100) + int((153 * (m - 3) + 2) / 5) + d - 1
    }
    NR == 1 { print $0 ",gap"; next }
    { n = number($2); print $0 "," (NR == 2 ? "" : n - last); last = n }
    """

  /// The spans of consecutive days; of each week, six days occur.
  private static func spans(_ calendar: WalkedCalendar) -> StreamJob {
    let moved = { (day: Int) in day % 7 == 0 ? day + 1 : day }
    return StreamJob(
      name: "spans", ours: ["spans", "--header", "--column", "on", "--csv"],
      peers: [
        .duckDB(
          """
          SELECT min(day) AS first, max(day) AS last, count(*) AS days FROM (
            SELECT day, day - (row_number() OVER (ORDER BY day))::INTEGER AS island
            FROM (SELECT DISTINCT "on"::DATE AS day FROM {lines}))
          GROUP BY island ORDER BY first
          """)
      ], inputHeader: "on", input: { calendar.iso(moved($0)) }, answer: { calendar.iso($0) },
      output: .table { days in
        var table = "first,last,days\n"
        let days = Set(days.map(moved)).sorted()
        var start = days.startIndex
        for index in days.indices {
          guard index + 1 == days.count || days[index + 1] > days[index] + 1 else { continue }
          table +=
            "\(calendar.iso(days[start])),\(calendar.iso(days[index])),\(index - start + 1)\n"
          start = index + 1
        }
        return table
      })
  }

  /// The newest line of each of the last months.
  private static func retention(_ calendar: WalkedCalendar) -> StreamJob {
    rows(
      "retain --monthly 120 --column when", ["retain", "--monthly", "120"],
      peers: [
        .duckDB(
          """
          SELECT * EXCLUDE (number, day, rank) FROM (
            FROM (
              SELECT *, row_number() OVER (
                PARTITION BY year(day), month(day) ORDER BY day DESC, number DESC) AS rank
              FROM (
                SELECT *, row_number() OVER () AS number, strptime("when", '%d/%m/%Y') AS day
                FROM {lines}))
            WHERE rank = 1 ORDER BY day DESC LIMIT 120)
          ORDER BY number
          """)
      ],
      .arranged { days in
        var newest: [Int: Int] = [:]
        for (index, day) in days.enumerated() {
          let date = calendar.dates[day]
          let month = date.year * 12 + date.month
          if newest[month].map({ days[$0] <= day }) ?? true { newest[month] = index }
        }
        let months = newest.keys.sorted(by: >).prefix(120)
        return months.compactMap { newest[$0] }.sorted().map { days[$0] }
      }, calendar)
  }

  /// Lines sorted by date, and those of one date by name; each date has ten names.
  private static func sortByName(_ calendar: WalkedCalendar) -> StreamJob {
    let line = { (day: Int) in "\(day),\(calendar.iso(day - day % 10)),customer \(day % 977)" }
    let sorted = { (days: [Int]) in
      let keys = days.map { ($0 / 10, Array("\($0 % 977)".utf8)) }
      return days.indices.sorted {
        let (left, right) = (keys[$0], keys[$1])
        if left.0 != right.0 { return left.0 < right.0 }
        return left.1 == right.1 ? $0 < $1 : left.1.lexicographicallyPrecedes(right.1)
      }.map { days[$0] }
    }
    return StreamJob(
      name: "sort --column on --by name",
      ours: ["sort", "--header", "--column", "on", "--by", "name"],
      peers: [
        .duckDB("SELECT * FROM {lines} ORDER BY \"on\"::DATE, name"),
        .sort(keys: "-k2,2 -k3,3"),
      ], countsBytes: true, inputHeader: "id,on,name", header: "id,on,name", input: line,
      answer: line, output: .arranged(sorted))
  }
}
