package import System

// A part of an input, cut at records.

extension RecordStream {
  /// Answers the records of a part of an input, as if those before it had been answered.
  ///
  /// Only the first part has what is written before the first record, such as a header.
  ///
  /// - Throws: The error of a read, after the results to everything before it.
  package mutating func answer(
    _ part: RecordPart, of source: any ByteSource, named name: String, by plan: WorkPlan,
    in console: inout Console
  ) throws(SystemError) {
    beginInput(named: name, in: &console)
    input.isPart = true
    guard let blocks = source.blocks else { return fail(.noParts, in: &console) }
    let cuts = RecordCuts(blocks: blocks, form: loop.place.form)
    if loop.place.takesElements, try cuts.beginsWithBracket() {
      return fail(.arrayInParts, in: &console)
    }
    let start = part.number == 1 ? 0 : try cuts.start(after: part.number - 1, of: part)
    let end =
      part.number == part.count ? blocks.count : try cuts.start(after: part.number, of: part)
    if part.number > 1 {
      try passBeginning(PartSource(blocks, 0..<blocks.count), in: &console)
      input.earlier = EarlierLines(cuts: cuts, end: start)
    }
    try answerLines(of: PartSource(blocks, start..<max(start, end)), by: plan, in: &console)
    blocks.pass(to: max(start, end))
  }

  private mutating func fail(_ failure: RunFailure, in console: inout Console) {
    complain(failure, of: input.name, in: &console)
    stop()
  }

  /// Reads the header for what it says about the records, and writes nothing.
  private mutating func passBeginning(
    _ source: PartSource, in console: inout Console
  ) throws(SystemError) {
    var source: any ByteSource = source
    var output = BufferedOutput(holding: 1024)
    swap(&console.output, &output)
    defer { swap(&console.output, &output) }
    while isBeforeRecords, !isOver(console) {
      guard try read(from: &source) > 0 else {
        if case .beginning = input.phase { passMark(atEnd: true) }
        if case .header = input.phase { finishInput(in: &console) }
        break
      }
      if case .beginning = input.phase { passMark(atEnd: false) }
      if case .header = input.phase { takeHeader(in: &console) }
    }
    begin(&console)
    // Of an empty input, the first part writes what is written without a header.
    if loop.place.awaitsHeader { loop.action.finish(&console.output) }
    buffer.removeAll()
    loop.beginInput()
    (input.phase, isLineOpen) = (.records, false)
  }

  private var isBeforeRecords: Bool {
    switch input.phase {
    case .beginning, .header: true
    default: false
    }
  }

  /// The number of a line in the whole input.
  mutating func wholeNumber(_ line: Int) -> Int { line + (input.earlier?.count() ?? 0) }
}

/// The lines before a part of an input, which are counted when a message needs them.
struct EarlierLines: Sendable {
  let cuts: RecordCuts
  let end: Int
  private var known: Int?

  init(cuts: RecordCuts, end: Int) { (self.cuts, self.end) = (cuts, end) }

  mutating func count() -> Int {
    if let known { return known }
    var (lines, rest) = (0, end)
    // The bytes have been read before, to find the part.
    try? cuts.read(from: 0) { bytes in
      let some = bytes.extracting(first: min(rest, bytes.count))
      lines += some.occurrences(of: .lineFeed)
      rest -= some.count
      return rest == 0
    }
    known = lines
    return lines
  }
}

extension RecordCuts {
  /// Where the first parts of a number of parts end.
  fileprivate func start(after number: Int, of part: RecordPart) throws(SystemError) -> Int {
    guard blocks.count > 0 else { return 0 }
    return try start(notBefore: part.position(after: number, in: blocks.count))
  }

  /// Whether the input is an array.
  fileprivate func beginsWithBracket() throws(SystemError) -> Bool {
    var first: UInt8?
    try read(from: try markCount()) { bytes in
      let bracket = bytes.endOfJSONBlanks(from: 0)
      if bracket < bytes.count { first = bytes[bracket] }
      return first != nil
    }
    return first == UInt8(ascii: "[")
  }
}
