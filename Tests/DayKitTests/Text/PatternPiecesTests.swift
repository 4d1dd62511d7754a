import DayKit
import Testing

struct PatternPiecesTests {
  @Test(arguments: [
    ("", ""), ("yyyy-MM-dd", "y4 '-' M2 '-' d2"), ("d 'de' MMMM", "d1 ' ' 'de' ' ' M4"),
    ("''", "'''"), ("''''", "''' '''"), ("'o''clock'h", "'o' ''' 'clock' h1"),
    ("''yy''", "''' y2 '''"), ("h'''", "h1 ''' open 3"), ("d'x", "d1 'x' open 1"),
    ("'a'", "'a'"), ("'a''", "'a' ''' open 0"), ("'a'''", "'a' '''"), ("y年M月", "y1 '年' M1 '月'"),
    ("aAa", "a1 A1 a1"), ("z{Z@[`", "z1 '{' Z1 '@[`'"), ("1 2", "'1 2'"),
  ])
  func aPatternConsistsOfFieldsAndText(_ pattern: String, _ pieces: String) {
    let bytes = Array(pattern.utf8)
    var reader = PatternPieces()
    var found: [String] = []
    while let piece = reader.next(in: bytes.span) {
      switch piece {
      case .field(let letter, let count): found.append("\(Unicode.Scalar(letter))\(count)")
      case .text(let range): found.append("'\(String(decoding: bytes[range], as: UTF8.self))'")
      case .openQuotation(let offset): found.append("open \(offset)")
      }
    }
    #expect(found.joined(separator: " ") == pieces)
    #expect(reader.position == bytes.count)
  }
}
