/// A job to do with every line of a file.
struct StreamJob {
  var name: String

  /// The arguments of dayctl.
  var ours: [String]

  var peers: [StreamPeer] = []

  /// Whether lines contain more than a date, so that speed is given in bytes rather than lines.
  var countsBytes = false

  /// The header line of the input.
  var inputHeader: String?

  /// The header line of the answers.
  var header: String?

  /// The line after all others, and its answer.
  var footer: (input: String, answer: String)?

  /// The line for a day, and its answer.
  var input: (Int) -> String
  var answer: (Int) -> String

  var output = Output.lines

  /// The number of lines for each line of the other jobs.
  var share = 1.0

  /// Whether the line for a day contains a date.
  var hasDate: (Int) -> Bool = { _ in true }

  /// The answer to all lines.
  enum Output {
    /// An answer to each line.
    case lines

    /// The answers to some of the lines, in another order.
    case arranged(([Int]) -> [Int])

    /// One table for the days of all lines.
    case table(([Int]) -> String)
  }

  /// Returns the call of dayctl with a number of threads.
  func call(of dayctl: String, threads: Int) -> [String] {
    [dayctl, ours[0], "--jobs", "\(threads)"] + ours.dropFirst()
  }
}

/// Another program that does a job.
struct StreamPeer {
  /// The expected answer of a peer.
  enum Output {
    case answers
    case numberOfLines
    case numberOfDates
  }

  /// Its names; the first installed one is used.
  var names: [String]

  /// Its arguments; `Call.inputWord` is replaced by the path of the input.
  var arguments: [String]

  /// The Python module that it needs, if any; the program is then named after the module.
  var module: String?

  /// A remark beside its name.
  var remark = ""

  /// The factor by which the number of lines is reduced, because it would take too long.
  var share = 1

  var output = Output.answers

  /// Whether its instructions are counted, which excludes programs with threads, interpreters, and
  /// programs that fail without input.
  var countsInstructions = true

  static func dateutils(_ command: String, _ arguments: String..., remark: String = "")
    -> StreamPeer
  {
    StreamPeer(
      names: ["dateutils.d\(command)", "d\(command)", "date\(command)"], arguments: arguments,
      remark: remark)
  }

  /// GNU date, which reads the lines of a file.
  static func date(_ format: String) -> StreamPeer {
    StreamPeer(
      names: ["date"], arguments: ["-f", "-", format], remark: " -f", share: 10,
      countsInstructions: false)
  }

  /// GNU sort on one thread, like its competitors.
  static let sort = StreamPeer(names: ["sort"], arguments: ["--parallel=1"], remark: ", 1 thread")

  /// GNU sort with keys, behind a shell that passes the header.
  static func sort(keys: String) -> StreamPeer {
    StreamPeer(
      names: ["sh"],
      arguments: ["-c", "read -r header; echo \"$header\"; sort --parallel=1 -s -t, \(keys)"],
      remark: " and sort, keys, 1 thread", countsInstructions: false)
  }

  /// The program that only counts newlines.
  static let wc = StreamPeer(
    names: ["wc"], arguments: ["-l"], remark: " -l", output: .numberOfLines,
    countsInstructions: false)

  /// A program in Python with a module that uses all processors.
  static func python(_ name: String, module: String, _ script: String) -> StreamPeer {
    StreamPeer(
      names: [name], arguments: ["-c", script, Call.inputWord], module: module,
      remark: ", all processors", countsInstructions: false)
  }
  /// DuckDB, which runs a query over the lines of a CSV file, called `{lines}` in the query.
  static func duckDB(_ query: String) -> StreamPeer {
    python(
      "DuckDB", module: "duckdb",
      """
      import sys, duckdb
      duckdb.sql("SET enable_progress_bar = false")
      lines = f"read_csv('{sys.argv[1]}', all_varchar = true, header = true)"
      duckdb.execute(f\"""COPY (\(query)) TO '/dev/stdout' (HEADER)\""")
      """)
  }
}
