import Testing

/// Unusual bytes, line endings and structure in the input.
struct OddByteTests {
  /// An input for a place, and the expected output.
  struct Row: CustomTestStringConvertible, Sendable {
    var words: String
    var input: String
    var output: String
    var messages: [String] = []

    var testDescription: String { "\(words) < \(input)" }
  }

  // Inputs and outputs are formats for printf.
  private static let rows = [
    // Invalid characters, and NUL.
    Row(
      words: "weekday", input: #"2025-08-29\0\n\0002025-08-29\n2025\0-08-29\n2025-08-29\n"#,
      output: #"Friday\n"#,
      messages: [
        #"1: '2025-08-29\x00' is not in the format yyyy-MM-dd: unexpected text after '2025-08-29'; for records that end with a NUL, add --null-data"#,
        #"2: '\x002025-08-29' is not a date (yyyy-MM-dd)"#,
        #"3: '2025\x00-08-29' is not in the format yyyy-MM-dd: expected '-' at character 5"#,
      ]),
    Row(
      words: "add 1", input: #"2025-08-29\n2025-08-2\377\n2025\377\376-08-29\n\377\n2025-08-30\n"#,
      output: #"2025-08-30\n2025-08-31\n"#,
      messages: [
        #"2: '2025-08-2\xff' is not in the format yyyy-MM-dd: expected 2 digits at character 9"#,
        #"3: '2025\xff\xfe-08-29' is not in the format yyyy-MM-dd: expected '-' at character 5"#,
        #"4: '\xff' is not a date (yyyy-MM-dd)"#,
      ]),
    Row(
      words: "add --on-error keep 1", input: #"\0\377\r\n2025-08-29\r\n"#,
      output: #"\0\377\r\n2025-08-30\r\n"#, messages: [#"1: '\x00\xff' is not a date (yyyy-MM-dd)"#]
    ),
    Row(
      words: "weekday --in-text", input: #"\0 2025-08-29 \377\n\0002025-08-29\0\n\377 2025-08-30"#,
      output: #"\0 Friday \377\n\0Friday\0\n\377 Saturday"#),
    Row(
      words: "weekday --header --column b",
      input: #"\377,b\n\0,2025-08-29\n"\377\n",2025-08-29\n"\0""\n\377","2025-08-29"\n,\377\n"#,
      output: #"\377,b\n\0,Friday\n"\377\n",Friday\n"\0""\n\377","Friday"\n"#,
      messages: [#"7: '\xff' is not a date (yyyy-MM-dd)"#]),
    Row(
      words: "weekday --json-key a",
      input: #"{"\377":"\0","a":"2025-08-29"}\n{"a":"2025-08-29\0"}\n{\377}\n"#,
      output: #"{"\377":"\0","a":"Friday"}\n"#,
      messages: [
        #"2: '2025-08-29\x00' is not a valid JSON value"#,
        #"3: '{\xff}' is not valid JSON"#,
      ]),
  ]

  @Test(arguments: rows)
  func unusualBytesAreReportedOrCopiedUnchanged(_ row: Row) throws {
    try Self.expect(row)
  }

  @Test(arguments: Place.all)
  func anEmptyInputHasNoAnswerAndNoError(_ place: Place) throws {
    try Self.expect(Row(words: place.command, input: "", output: ""))
  }

  @Test(arguments: Place.all, ["\n", "\r\n"])
  func emptyLinesAreRecordsWithoutADate(_ place: Place, ending: String) throws {
    let conversation = try Conversation(place.words)
    try conversation.send(place.header + ending + ending)
    let outcome = try conversation.finish()
    #expect(outcome.output == place.header + ending + ending)
    #expect(outcome.messages == "")
    #expect(outcome.code == 0)
  }

  @Test(arguments: Place.all)
  func theLastLineMayBeUnterminated(_ place: Place) throws {
    let conversation = try Conversation(place.words)
    try conversation.send(String(place.input(3).dropLast()))
    // A result that is a whole line ends with a newline; inside a record, a missing one stays
    // missing.
    let isLine = !place.words.contains { $0.hasPrefix("--") }
    let output = try String(place.output(3).dropLast(isLine ? 0 : 1))
    #expect(try conversation.finish() == .init(output: output, messages: "", code: 0))
  }

  @Test(arguments: Place.all, [[3], [1, 1, 1], [2]])
  func aByteOrderMarkIsKeptBeforeRecordsThatStay(_ place: Place, lengths: [Int]) throws {
    let conversation = try Conversation(place.words, input: .packets)
    var bytes = try Array("\u{FEFF}\(place.input(3))".utf8)[...]
    for length in lengths {
      try conversation.send(CollectionOfOne(bytes.prefix(length)))
      bytes = bytes.dropFirst(length)
    }
    try conversation.send(CollectionOfOne(bytes))
    let isLine = !place.words.contains { $0.hasPrefix("--") }
    try PieceTests.expect(
      conversation, toAnswer: (isLine ? "" : "\u{FEFF}") + place.output(3))
  }

  // An incomplete mark is a part of the first line.
  @Test(arguments: ["\\357", "\\357\\273"])
  func aPartialByteOrderMarkIsNotADate(_ bytes: String) throws {
    let line = bytes == "\\357" ? #"\xef"# : #"\xef\xbb"#
    try Self.expect(
      Row(
        words: "weekday", input: bytes, output: "",
        messages: ["1: '\(line)' is not a date (yyyy-MM-dd)"]))
  }

  @Test(arguments: Place.all)
  func aFolderAsInputIsAnError(_ place: Place) throws {
    #expect(
      try Shell.run("dayctl \(place.command) < /")
        == Shell.Outcome(written: "dayctl: cannot read standard input: Is a directory\n", code: 2))
  }

  @Test(arguments: [
    (#"weekday "$bytes""#, #"'\xff\xfe' is not a date (yyyy-MM-dd)"#),
    (#"add 2025-08-29 "$bytes""#, #"'\xff\xfe' is not an amount"#),
    (#"add --in-text "due $bytes 2025-08-29" 1"#, nil),
    (#"weekday --json-key a "{\"a\":\"$bytes\"}""#, #"'\xff\xfe' is not a date (yyyy-MM-dd)"#),
    (#"weekday --column 2 "1,$bytes""#, #"'\xff\xfe' is not a date (yyyy-MM-dd)"#),
    (#"weekday --column "$bytes" 2025-08-29"#, #"\xff\xfe"#),
    (#"weekday --delimiter "$bytes" --column 1 2025-08-29"#, #"\xff\xfe"#),
    (#"weekday --json-key "$bytes" {}"#, #"no value at '\xff\xfe' in '{}'"#),
    (#"weekday --from "$bytes" 2025-08-29"#, #"\xff\xfe"#),
    (#"weekday --locale "$bytes" 2025-08-29"#, #"\xff\xfe"#),
    (#"weekday --time-zone "$bytes" 2025-08-29"#, #"\xff\xfe"#),
    (#"weekday "--$bytes""#, #"\xff\xfe"#), (#"weekday "-$bytes""#, #"\xff"#),
    (#""$bytes""#, #"\xff\xfe"#), (#"help "$bytes""#, #"\xff\xfe"#),
  ])
  func invalidUTF8OperandsAreQuotedInOneLine(_ words: String, _ message: String?) throws {
    let outcome = try Shell.run(#"bytes=$(printf '\377\376'); dayctl "# + words)
    guard let message else { return #expect(outcome.code == 0) }
    #expect(outcome.code == 2)
    #expect(outcome.written.hasPrefix("dayctl: "))
    #expect(outcome.written.contains(message))
    #expect(outcome.written.split(separator: "\n").count == 1)
  }

  /// Compares byte by byte in a shell, because strings would replace invalid UTF-8.
  private static func expect(_ row: Row) throws {
    let outcome = try Shell.run(
      """
      exec 3>&1
      same=$(printf '\(row.output)' | od -c)
      seen=$(printf '\(row.input)' | { dayctl \(row.words) 2>&3; echo " code $?" >&3; } | od -c)
      [ "$same" = "$seen" ] || echo "$seen"
      """)
    let messages = row.messages.map { "dayctl: <stdin>:\($0)\n" }.joined()
    #expect(outcome.written == messages + " code \(messages.isEmpty ? 0 : 2)\n")
  }
}
