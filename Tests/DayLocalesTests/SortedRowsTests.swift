import DayLocales
import Testing

struct SortedRowsTests {
  private let rows = SortedRows(text: "a  1\naa 2\nab 3\nabc4\nb  5", keyWidth: 3, valueWidth: 1)

  @Test(arguments: zip(["a", "aa", "ab", "abc", "b"], ["1", "2", "3", "4", "5"]))
  func everyRowIsFound(_ key: String, value: String) throws {
    let offset = try #require(rows.offset(of: LocaleCode(key)))
    #expect(rows.code(at: offset, width: 1).description == value)
  }

  @Test(arguments: ["", " ", "A", "ac", "abcd", "a ", "c", "zzzzzzzzzz"])
  func noOtherKeyIsFound(_ key: String) {
    #expect(rows.offset(of: LocaleCode(key)) == nil)
  }

  @Test func rowsAreCountedAndHaveKeys() {
    #expect((0..<rows.count).map { rows.key(at: $0).description } == ["a", "aa", "ab", "abc", "b"])
  }

  @Test func anEmptyTextHasNoRows() {
    let rows = SortedRows(text: "", keyWidth: 3, valueWidth: 1)
    #expect(rows.count == 0)
    #expect(rows.offset(of: "a") == nil)
  }
}
