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

  @Test func aHeaderIsUnchangedEvenIfTheColumnIsGivenByNumber() {
    #expect(
      dayctl("add --header --column 1 1", input: "day\n2025-08-29\n")
        == Run(written: "day\n2025-08-30\n", code: 0))
    #expect(
      dayctl("convert --json --header --column 1", input: "day\n2025-08-29\n").written
        == #"{"day":"2025-08-29","date":"2025-08-29","result":"2025-08-29"}"# + "\n")
  }

  @Test func lineBreaksInQuotedFieldsCountAsLines() {
    let input = "1,\"two\nlines\",2025-08-29\n\"2\n\",x,2025-08-31\n3,x,foo\n"
    let answers = "1,\"two\nlines\",2025-08-30\n\"2\n\",x,2025-09-01\n"
    let message = "dayctl: <stdin>:5: 'foo' is not a date (yyyy-MM-dd)\n"
    #expect(dayctl("add --column 3 1", input: input) == Run(written: answers + message, code: 2))
  }

  @Test(
    arguments: [
      (
        "--column 1 --header 2025-01-01", "",
        "--header applies to files and standard input only: remove the arguments"
      ),
      (
        "--column 2", "\"a\"x,2025-01-01y\n",
        "<stdin>:1: '2025-01-01y' is not in the format yyyy-MM-dd: unexpected text after '2025-01-01'"
      ),
      ("--column 3", "a,b\n", "<stdin>:1: no column 3: the line has 2 columns"),
      ("--column 2", "a;b\n", "<stdin>:1: no column 2: the line has 1 column; check --delimiter"),
      (
        "--column b --header", "a;b\n1;2\n",
        "<stdin>:1: no column 'b': the only column is 'a;b'; add --delimiter ';'"
      ),
      (
        "--column 2 a.csv", "",
        "no column 2: 'a.csv' has 1 column; to read a file, use --file a.csv"
      ),
      ("--column 2 a", "", "no column 2: 'a' has 1 column; check --delimiter"),
      (
        "--column 1 --header a.csv", "",
        "--header applies to files and standard input only; to read a file, use --file a.csv"
      ),
      (
        "--required --column 1", "\n",
        "<stdin>:1: '' is not a date (yyyy-MM-dd)"
      ),
      (
        "--column 1", "2025-01-32\n",
        "<stdin>:1: '2025-01-32' does not exist: January 2025 has 31 days"
      ),
      (
        "--column x --header", "a,b\n1,2\n",
        "<stdin>:1: no column 'x': the columns are 'a' and 'b'"
      ),
      (
        "--column x", "",
        "--column: 'x' is not a column number (1 or more); to select a column by name, add --header"
      ),
      (
        "--column 0", "",
        "--column: '0' is not a column number (1 or more)"
      ),
      (
        "--column 0 --header", "a,b\n1,2\n",
        "<stdin>:1: no column '0': the columns are 'a' and 'b'; columns are numbered from 1"
      ),
      (
        "--column dua --header", "id,due,note\n1,2,3\n",
        "<stdin>:1: no column 'dua': the columns are 'id', 'due' and 'note'. Did you mean 'due'?"
      ),
      (
        "--column z --header", "a,b,c,d,e,f,g,h,i,j,k,l,m,n\n",
        "<stdin>:1: no column 'z': the columns are 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l' and 2 more"
      ),
      ("--header", "", "--header requires --column"),
      ("--delimiter ;", "", "--delimiter requires --column"),
      (
        "--column 1 --delimiter ab", "",
        "--delimiter: invalid delimiter 'ab': use one ASCII character, \\t or whitespace"
      ),
      (
        "--column 1 --in-text", "",
        "--in-text and --column cannot be combined"
      ),
    ] as [(String, String, String)])
  func aMissingColumnIsReportedWithItsLocation(
    _ options: String, _ input: String, _ message: String
  ) {
    #expect(
      dayctl("add \(options) 1", input: input) == Run(written: "dayctl: \(message)\n", code: 2))
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

  @Test(arguments: [
    ("1,2025-08-29\n2,\"x\n3,2025-08-31\n", "--column 2", 2, 2),
    ("1,2025-08-29\n2,\"x\ny\",\"a\"\"\nb\n", "--column 4", 2, 3),
    ("1,2025-08-29\n\"2\",\"2025-08-30", "--column 2", 2, 2),
    ("\"a,b\n1,2025-08-29\n", "--header --column b", 1, 1),
    ("x,\"y\nz,\"\"\n", "--column 3", 1, 1),
  ])
  func aQuoteThatIsNotClosedIsReportedWithItsLine(
    _ input: String, _ options: String, _ record: Int, _ line: Int
  ) {
    let run = dayctl("convert --on-error skip \(options)", input: input)
    #expect(run.code == 2)
    #expect(
      run.written.hasSuffix("dayctl: <stdin>:\(record): a quote in line \(line) is not closed\n"))
  }

  @Test func aLineWithFewerColumnsThanTheHeaderIsReported() {
    #expect(
      dayctl("add --column b --header 1", input: "a,b\n1\n")
        == Run(
          written:
            "a,b\ndayctl: <stdin>:2: no column 'b': the line has 1 column; check --delimiter\n",
          code: 2))
  }

  // The lines after the quote would be taken for a part of the record.
  @Test(arguments: ["--jobs 1", "--jobs 3"])
  func aRecordWhoseQuoteIsNotClosedFails(_ jobs: String) {
    #expect(
      dayctl("add --column 1 1 \(jobs)", input: "2025-08-01,a\n2025-08-29,\"x\n2025-08-30,y\n")
        == Run(
          written: "2025-08-02,a\ndayctl: <stdin>:2: a quote in line 2 is not closed\n", code: 2))
  }
}
