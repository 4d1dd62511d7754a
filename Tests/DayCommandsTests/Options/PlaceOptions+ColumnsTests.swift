import CommandGrammar
import Testing

struct PlaceOptionsColumnsTests {
  @Test(arguments: [
    ("--column 2", "a,2025-08-29,b", "a,2025-08-30,b"),
    ("--column 1", "2025-08-29,b", "2025-08-30,b"), ("--column 1", "2025-08-29", "2025-08-30"),
    ("--column 3", "a,b,2025-08-29", "a,b,2025-08-30"),
    ("--column 2", "\"a,\"\"b\",\"2025-08-29\",c", "\"a,\"\"b\",\"2025-08-30\",c"),
    ("--column 2", "a\"b,2025-08-29", "a\"b,2025-08-30"),
    ("--column 2 --delimiter ;", "a;2025-08-29", "a;2025-08-30"),
    ("--column 2 --delimiter \\t", "a\t2025-08-29\tb", "a\t2025-08-30\tb"),
    ("--column 2 --to EEEE,d", "a,2025-08-29", "a,\"Saturday,30\""),
    ("--column 2 --delimiter ; --to EEEE,d", "a;2025-08-29", "a;Saturday,30"),
  ])
  func theDateInAColumnIsReplaced(_ options: String, _ line: String, _ answer: String) {
    #expect(
      dayctl("add \(options) 1", input: line + "\r\n") == Run(written: answer + "\r\n", code: 0))
  }

  @Test func aColumnIsFoundByItsName() {
    let input = "id,\"due \"\"date\"\"\",note\r\n1,2025-08-29,x\r\n2,\"2025-08-31\",\"y\"\r\n"
    let run = dayctl(
      ["add", "--header", "--column", "due \"date\"", "1"], input: Array(input.utf8))
    #expect(
      run
        == Run(
          written:
            "id,\"due \"\"date\"\"\",note\r\n1,2025-08-30,x\r\n2,\"2025-09-01\",\"y\"\r\n", code: 0)
    )
  }

  @Test(arguments: [
    ("d,x\r2025-08-29,1\r", 2), ("d,x\r2025-08-29,1\n", 2), ("d,x\r\n2025-08-29,1\r\n", 0),
    ("d,x\r", 0),
    ("d,\"x\ry\"\n2025-08-29,1\n", 0),
  ])
  func linesThatEndWithACarriageReturnAreNotAHeader(_ input: String, _ code: Int32) {
    let run = dayctl("add --header --column d 1", input: input)
    #expect(run.code == code && run.written.contains("tr '\\r' '\\n'") == (code == 2))
  }

  @Test(arguments: [
    ("add --column 1 1", "2025-08-29,1\r2025-09-01,2\r", 2),
    ("add 1", "2025-08-29\r2025-09-01\r", 2),
    ("count --column 1", "2025-08-28,1\n2025-08-29,1\r2025-09-01,2", 2),
    ("add --in-text 1", "2025-08-29\r2025-09-01\r", 0),
    ("add --column 1 1", "2025-08-29,\"a\rb\"", 0), ("add 1", "2025-08-29\r\n2025-08-29\r\n", 0),
  ])
  func linesThatEndWithACarriageReturnAreNotOneRecord(
    _ line: String, _ input: String, _ code: Int32
  ) {
    let run = dayctl(line, input: input)
    #expect(run.code == code && run.written.contains("tr '\\r' '\\n'") == (code == 2))
  }

  @Test func aHeaderIsUnchangedEvenIfTheColumnIsGivenByNumber() {
    #expect(
      dayctl("add --header --column 1 1", input: "day\n2025-08-29\n")
        == Run(written: "day\n2025-08-30\n", code: 0))
    #expect(
      dayctl("convert --json --header --column 1", input: "day\n2025-08-29\n").written
        == #"{"day":"2025-08-29","date":"2025-08-29","result":"2025-08-29"}"# + "\n")
  }

  @Test func lineBreaksInQuotedFieldsCountAsLines() throws {
    try GoldenCalls.check(
      [
        .init(
          "add --column 3 1", input: "1,\"two\nlines\",2025-08-29\n\"2\n\",x,2025-08-31\n3,x,foo\n")
      ])
  }

  @Test func aMissingColumnIsReportedWithItsLocation() throws {
    try GoldenCalls.check(
      [
        "add --column 1 --header 2025-01-01 1",
        .init("add --column 2 1", input: "\"a\"x,2025-01-01y\n"),
        .init("add --column 3 1", input: "a,b\n"),
        .init("add --column 2 1", input: "a;b\n"),
        .init("add --column b --header 1", input: "a;b\n1;2\n"),
        "add --column 2 a.csv 1",
        "add --column 2 a 1",
        "add --column 1 --header a.csv 1",
        .init("add --required --column 1 1", input: "\n"),
        .init("add --column 1 1", input: "2025-01-32\n"),
        .init("add --column x --header 1", input: "a,b\n1,2\n"),
        "add --column x 1",
        "add --column 0 1",
        .init("add --column 0 --header 1", input: "a,b\n1,2\n"),
        .init("add --column dua --header 1", input: "id,due,note\n1,2,3\n"),
        .init("add --column z --header 1", input: "a,b,c,d,e,f,g,h,i,j,k,l,m,n\n"),
        "add --header 1",
        "add --delimiter ';' 1",
        "add --column 1 --delimiter ab 1",
        "add --column 1 --in-text 1",
      ])
  }

  @Test func anUnterminatedQuotationIsLimitedToTheLengthOfALine() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: (1 << 20) + 10)
    let run = dayctl(["add", "--column", "1", "1"], input: [UInt8(ascii: "\"")] + long)
    #expect(
      run
        == Run(
          written:
            "dayctl: <stdin>:1: the line is longer than 1048576 bytes, or a quote in it is not closed\n",
          code: 2))
  }

  @Test func aQuoteThatIsNotClosedIsReportedWithItsLine() throws {
    try GoldenCalls.check(
      [
        .init("convert --on-error skip --column 2", input: "1,2025-08-29\n2,\"x\n3,2025-08-31\n"),
        .init("convert --on-error skip --column 4", input: "1,2025-08-29\n2,\"x\ny\",\"a\"\"\nb\n"),
        .init("convert --on-error skip --column 2", input: "1,2025-08-29\n\"2\",\"2025-08-30"),
        .init("convert --on-error skip --header --column b", input: "\"a,b\n1,2025-08-29\n"),
        .init("convert --on-error skip --column 3", input: "x,\"y\nz,\"\"\n"),
      ])
  }

  @Test func aLineWithFewerColumnsThanTheHeaderIsReported() throws {
    try GoldenCalls.check(
      [
        .init("add --column b --header 1", input: "a,b\n1\n")
      ])
  }

  // The lines after the quote would be taken for a part of the record.
  @Test func aRecordWhoseQuoteIsNotClosedFails() throws {
    try GoldenCalls.check(
      [
        .init("add --column 1 1 --jobs 1", input: "2025-08-01,a\n2025-08-29,\"x\n2025-08-30,y\n"),
        .init("add --column 1 1 --jobs 3", input: "2025-08-01,a\n2025-08-29,\"x\n2025-08-30,y\n"),
      ])
  }

  @Test(arguments: [
    (#""a"b""#, #"a\"b"#), (#""5" x 8""#, #"5\" x 8"#), (#""a""b""#, #"a\"b"#),
    (#""a""""#, #"a\""#),
    (#""a"b"c"d""#, #"a\"b\"c\"d"#), (#""""""#, #"\""#), (#""""#, ""),
  ])
  func aQuoteInAFieldThatIsNotDoubledStandsForItself(_ field: String, _ text: String) {
    let run = dayctl("weekday --header --column d --json", input: "d,n\n2025-08-29,\(field)\n")
    #expect(run.written.contains("\"n\":\"\(text)\","))
  }
}
