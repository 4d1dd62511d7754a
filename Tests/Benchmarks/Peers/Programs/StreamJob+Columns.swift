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
    return [convert, nextMonthInColumn(calendar), difference]
  }

  static func nextMonthInColumn(_ calendar: WalkedCalendar) -> StreamJob {
    job(
      "add --column when 1m, dd/MM/yyyy → iso", ["add", "1m"],
      peers: [
        .dateutils("add", "-S", "-i", "%d/%m/%Y", "-f", "%F", "+1mo", remark: " -S, no columns")
      ], answer: { calendar.iso(calendar.nextMonth(of: $0)) }, calendar)
  }

  private static func job(
    _ name: String, _ words: [String], peers: [StreamPeer] = [],
    answer: @escaping (Int) -> String, _ calendar: WalkedCalendar
  ) -> StreamJob {
    StreamJob(
      name: name, ours: words + ["--header", "--column", "when", "--from", "dmy"], peers: peers,
      countsBytes: true, inputHeader: header, header: header,
      input: { line($0, calendar.dmy($0)) }, answer: { line($0, answer($0)) })
  }

  private static let header = "id,when,amount,name"

  private static func line(_ day: Int, _ date: String) -> String {
    "\(day),\(date),\(day % 9_973).\(day % 90 + 10),customer \(day % 977)"
  }

  private static let duckDB = StreamPeer.python(
    "DuckDB", module: "duckdb",
    """
    import sys, duckdb
    duckdb.sql("SET enable_progress_bar = false")
    duckdb.execute(f\"""
      COPY (SELECT * REPLACE (strftime(strptime("when", '%d/%m/%Y'), '%Y-%m-%d') AS "when")
      FROM read_csv('{sys.argv[1]}', all_varchar = true, header = true)) TO '/dev/stdout' (HEADER)\""")
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
