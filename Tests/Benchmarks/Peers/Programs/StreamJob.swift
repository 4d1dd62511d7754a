/// Something to be done to every line of a file.
struct StreamJob {
  var name: String

  /// What dayctl is called with.
  var ours: [String]

  var peers: [StreamPeer] = []

  /// Whether lines hold more than a date, so that bytes say more than lines.
  var countsBytes = false

  /// What stands before all answers.
  var header: String?

  /// The line of a day, and the answer to it.
  var input: (Int) -> String
  var answer: (Int) -> String

  /// The call of dayctl on some threads.
  func call(of dayctl: String, threads: Int) -> [String] {
    [dayctl, ours[0], "--jobs", "\(threads)"] + ours.dropFirst()
  }
}

/// Another program that does a job.
struct StreamPeer {
  /// Its names, of which the first that is installed takes part.
  var names: [String]

  var arguments: [String]

  /// What there is to say of it beside its name.
  var remark = ""

  /// How many times fewer lines it gets, if it would take too long.
  var share = 1

  static func dateutils(_ command: String, _ arguments: String..., remark: String = "")
    -> StreamPeer
  {
    StreamPeer(
      names: ["dateutils.d\(command)", "d\(command)", "date\(command)"], arguments: arguments,
      remark: remark)
  }

  /// GNU date, which reads the lines of a file.
  static func date(_ format: String) -> StreamPeer {
    StreamPeer(names: ["date"], arguments: ["-f", "-", format], remark: " -f", share: 10)
  }
}
