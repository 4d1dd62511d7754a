/// Something to be done to every line of a file.
struct StreamJob {
  var name: String

  /// What dayctl is called with.
  var ours: [String]

  var peers: [StreamPeer] = []

  /// Whether lines hold more than a date, so that bytes say more than lines.
  var countsBytes = false

  /// The first line of the input, before those of days.
  var inputHeader: String?

  /// The first line of the answers.
  var header: String?

  /// The line of a day, and the answer to it.
  var input: (Int) -> String
  var answer: (Int) -> String

  /// Whether the line of a day holds a date.
  var hasDate: (Int) -> Bool = { _ in true }

  /// The call of dayctl on some threads.
  func call(of dayctl: String, threads: Int) -> [String] {
    [dayctl, ours[0], "--jobs", "\(threads)"] + ours.dropFirst()
  }
}

/// Another program that does a job.
struct StreamPeer {
  /// What a peer has to write.
  enum Output {
    case answers
    case numberOfLines
    case numberOfDates
  }

  /// Its names, of which the first that is installed takes part.
  var names: [String]

  /// Its arguments; `Call.inputWord` among them is the path of the input.
  var arguments: [String]

  /// The module of Python that it needs, if it is one; then it is named after it.
  var module: String?

  /// What there is to say of it beside its name.
  var remark = ""

  /// How many times fewer lines it gets, if it would take too long.
  var share = 1

  var output = Output.answers

  /// Whether its instructions are counted: not those of many threads, of interpreters, and of what
  /// fails without input.
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

  /// The program that only counts line ends.
  static let wc = StreamPeer(
    names: ["wc"], arguments: ["-l"], remark: " -l", output: .numberOfLines,
    countsInstructions: false)

  /// A program in Python with a module, which takes all processors that there are.
  static func python(_ name: String, module: String, _ script: String) -> StreamPeer {
    StreamPeer(
      names: [name], arguments: ["-c", script, Call.inputWord], module: module,
      remark: ", all processors", countsInstructions: false)
  }
}
