extension Attack {
  /// The words of a command in the first line and records after it: the result depends on neither the
  /// path, nor the pieces in which the input comes, nor the number of threads.
  static let records = Attack("records") { bytes throws(Finding) in
    let (line, input) = bytes.splitAtNewline()
    guard let words = safeWords(of: line), let command = words.first, input.count <= 4_096 else {
      return
    }
    guard commands.contains(command) else { return }
    let plain = dayctl(words, input: input)
    for other in [
      ("slow path", dayctl(words, input: input, usesSlowPath: true)),
      ("single bytes", dayctl(words, input: input, piece: 1)),
      (
        "threads",
        dayctl(
          [command, "--jobs", "3"] + words.dropFirst(), input: input, piece: 50, chunkSize: 40)
      ),
    ] {
      // Not every command has threads, and some options exclude them.
      if other.0 == "threads", other.1.refusesThreads { continue }
      try expect(
        other.1 == plain, "\(other.0): \(words): \(other.1.summary), not \(plain.summary)")
    }
    try checkOtherBytes(input)
    if !words.contains(where: { $0 == "--null-data" || $0.hasPrefix("-z") }) {
      try checkLastNewline(words, plain, input)
    }
    try checkSeveralColumns(input)
  }

  private static let commands = [
    "add", "convert", "diff", "weekday", "round", "filter", "sort", "count", "spans", "retain",
    "explain", "info",
  ]

  private static let places: [[String]] = [
    [], ["--in-text"], ["--column", "2"], ["--column", "due", "--header"], ["--json-key", "due"],
    ["--column", "1", "--delimiter", ";"], ["--column", "1", "--column", "3"],
  ]

  /// Checks that a run without failures has the same results with a newline at the end of its input.
  private static func checkLastNewline(
    _ words: [String], _ plain: Run, _ input: [UInt8]
  ) throws(Finding) {
    guard plain.code < 2, let last = input.last, last != 0x0A, last != 0x0D else { return }
    let ended = dayctl(words, input: input + [0x0A])
    try expect(
      ended.code == plain.code
        && ended.output.withoutLastNewline == plain.output.withoutLastNewline,
      "with a newline: \(words): \(ended.summary), not \(plain.summary)")
  }

  /// Checks that two columns in one pass have the results of one pass for each.
  private static func checkSeveralColumns(_ input: [UInt8]) throws(Finding) {
    for targets in [[], ["first", "second"]] {
      let header = targets.isEmpty ? [] : ["--header"]
      func words(_ columns: Range<Int>) -> [String] {
        ["add", "1"] + header
          + columns.flatMap { ["--column", "\($0 + 1)"] }
          + targets.indices.filter(columns.contains).flatMap { ["--into", targets[$0]] }
      }
      let both = dayctl(words(0..<2), input: input)
      guard both.code == 0 else { continue }
      let first = dayctl(words(0..<1), input: input)
      let second = dayctl(words(1..<2), input: first.output)
      try expect(second == both, "two columns: \(header): \(both.summary), not \(second.summary)")
    }
  }

  /// Checks that a conversion changes no byte that cannot be in a date.
  private static func checkOtherBytes(_ input: [UInt8]) throws(Finding) {
    for place in places {
      let words = ["convert", "--to", "same", "--on-error", "keep"] + place
      let run = dayctl(words, input: input)
      // A missing column or key may end the run before the first record.
      guard !run.output.isEmpty else { continue }
      let (written, read) = (run.output.withoutDates, input.withoutDates)
      // An array that is not one ends the run.
      try expect(
        run.code == 0 ? written == read : read.starts(with: written),
        "\(place): \(run.summary) for '\(String(decoding: input.prefix(300), as: UTF8.self))'")
    }
  }
}

extension Run {
  fileprivate var refusesThreads: Bool {
    code == 2 && output.isEmpty && String(decoding: messages, as: UTF8.self).contains("--jobs")
  }
}

extension [UInt8] {
  fileprivate var withoutLastNewline: ArraySlice<UInt8> { last == 0x0A ? dropLast() : self[...] }

  /// The bytes that cannot be in a date, from which a byte order mark and the last line ending are
  /// missing.
  fileprivate var withoutDates: [UInt8] {
    let start = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var rest = self[start...].filter { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x2F, 0x5C: false
      default: true
      }
    }
    while let last = rest.last, last == 0x0A || last == 0x0D { rest.removeLast() }
    return rest
  }
}
