/// A CSV file whose second column is a date, with the day first.
extension StreamJob {
  static func columns(_ calendar: WalkedCalendar) -> [StreamJob] {
    let convert = job(
      "convert --column when, dd/MM/yyyy → iso", ["convert"],
      peers: [duckDB, polars, mawk], answer: calendar.iso, calendar)
    let difference = job(
      "diff --column when 01/01/2000", ["diff", "01/01/2000"],
      // The day 10957 is 1 January 2000.
      answer: { "\($0 - 10_957)" }, calendar)
    return [convert, nextMonthInColumn(calendar), difference, differenceOfColumns(calendar)]
  }

  static func nextMonthInColumn(_ calendar: WalkedCalendar) -> StreamJob {
    job(
      "add --column when 1m, dd/MM/yyyy → iso", ["add", "1m"],
      peers: [
        .dateutils("add", "-S", "-i", "%d/%m/%Y", "-f", "%F", "+1mo", remark: " -S, no columns")
      ], answer: { calendar.iso(calendar.nextMonth(of: $0)) }, calendar)
  }

  /// The days between two columns, in a new column.
  private static func differenceOfColumns(_ calendar: WalkedCalendar) -> StreamJob {
    let line = { (day: Int) in
      "\(day),\(calendar.dmy(day)),\(calendar.dmy(day + day % 90)),customer \(day % 977)"
    }
    let header = "id,ordered,shipped,name"
    return StreamJob(
      name: "diff --column ordered --column shipped",
      ours: [
        "diff", "--header", "--column", "ordered", "--column", "shipped", "--from", "dmy", "--into",
        "days",
      ],
      peers: [
        .duckDB(
          """
          SELECT *, date_diff('day', strptime(ordered, '%d/%m/%Y'), strptime(shipped, '%d/%m/%Y'))
          AS days FROM {lines}
          """)
      ], countsBytes: true, inputHeader: header, header: header + ",days", input: line,
      answer: { "\(line($0)),\($0 % 90)" }, share: rowShare)
  }

  private static func job(
    _ name: String, _ words: [String], peers: [StreamPeer] = [],
    answer: @escaping (Int) -> String, _ calendar: WalkedCalendar
  ) -> StreamJob {
    StreamJob(
      name: name, ours: words + columnWords, peers: peers, countsBytes: true,
      inputHeader: columnHeader, header: columnHeader,
      input: { columnLine($0, calendar.dmy($0)) }, answer: { columnLine($0, answer($0)) })
  }

  /// A job whose answers are lines of the file, or a table.
  static func rows(
    _ name: String, _ words: [String], peers: [StreamPeer], _ output: Output,
    _ calendar: WalkedCalendar
  ) -> StreamJob {
    var job = job(name, words, peers: peers, answer: calendar.dmy, calendar)
    job.output = output
    job.share = rowShare
    if case .table = output { job.header = nil }
    return job
  }

  /// 3,000,000 rows for 2,000,000 lines.
  private static let rowShare = 1.5

  private static let columnWords = ["--header", "--column", "when", "--from", "dmy"]
  private static let columnHeader = "id,when,amount,name"

  private static func columnLine(_ day: Int, _ date: String) -> String {
    "\(day),\(date),\(day % 9_973).\(day % 90 + 10),customer \(day % 977)"
  }

  private static let duckDB = StreamPeer.duckDB(
    """
    SELECT * REPLACE (strftime(strptime("when", '%d/%m/%Y'), '%Y-%m-%d') AS "when") FROM {lines}
    """)

  private static let polars = StreamPeer.python(
    "Polars", module: "polars",
    """
    import sys, polars
    date = polars.col("when").str.to_date("%d/%m/%Y").dt.to_string("%Y-%m-%d")
    polars.scan_csv(sys.argv[1], infer_schema=False).with_columns(date).sink_csv("/dev/stdout")
    """)

  private static let mawk = StreamPeer(
    names: ["mawk"],
    arguments: [
      "-F,",
      #"BEGIN { OFS = "," } NR > 1 { split($2, p, "/"); $2 = p[3] "-" p[2] "-" p[1] } { print }"#,
    ], remark: ", checks nothing")
}
