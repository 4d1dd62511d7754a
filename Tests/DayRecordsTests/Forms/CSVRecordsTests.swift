import DayRecords
import Testing

struct CSVRecordsTests {
  @Test(
    arguments: [
      ("", [], false), ("a,b", [["a", "b"]], true), ("a,b\n", [["a", "b"]], false),
      ("\u{FEFF}a\r\n\"b\",\"c \"\"d\"\"\"\r\n", [["a"], ["b", "c \"d\""]], false),
      ("\"a\nb\",1\n2,\"c", [["a\nb", "1"], ["2", "\"c"]], true), ("\n", [[""]], false),
    ] as [(String, [[String]], Bool)])
  func eachRecordIsItsFields(_ text: String, _ expected: [[String]], _ isOpen: Bool) {
    var records = CSVRecords(Array(text.utf8))
    var found: [[String]] = []
    while let record = records.next() {
      found.append(record.map { String(decoding: $0, as: UTF8.self) })
    }
    #expect(found == expected)
    #expect(records.isOpen == isOpen)
    #expect(records.next() == nil)
  }

  @Test func theLineIsThatOnWhichARecordBegins() {
    var records = CSVRecords(Array("a\n\"b\nc\"\nd".utf8))
    var lines = [records.line]
    while records.next() != nil { lines.append(records.line) }
    #expect(lines == [0, 1, 2, 4])
  }
}
