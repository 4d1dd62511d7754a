extension Attack {
  /// The words of a command line, one in each line: nothing traps, and each message is one short line
  /// without control characters.
  static let words = Attack("words") { bytes throws(Finding) in
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard lines.count <= 12, lines.allSatisfy({ safeWords(of: $0) != nil }) else { return }
    let run = dayctl(lines, input: Array("2025-08-29\n\u{1B}x\n2025-02-30,a\n".utf8))
    try expect(0...2 ~= run.code, "exit status \(run.code) of \(lines)")
    try expect(run.code == 2 || run.messages.isEmpty, "\(lines): \(run.summary)")
    let isQuiet = lines.contains { $0.hasPrefix("-") && $0.contains("q") }
    try expect(run.code < 2 || isQuiet || !run.messages.isEmpty, "\(lines): no message")
    for message in run.messages.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: message, as: UTF8.self)
      try expect(message.count <= 1_024, "\(lines): a message of \(message.count) bytes")
      try expect(text.hasPrefix("dayctl: "), "\(lines): \(text)")
      try expect(
        !message.contains { $0 < 0x20 || $0 == 0x7F }, "\(lines): \(text.debugDescription)")
    }
  }
}
