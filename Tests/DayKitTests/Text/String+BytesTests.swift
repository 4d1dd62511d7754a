import DayKit
import Testing

/// The way from strings to bytes and back.
struct StringBytesTests {
  @Test func aStringOfAnyStorageIsReadInFull() throws {
    let short = "2025-08-29"
    let long = String(repeating: "x", count: 100) + short
    let day = try Day(2025, 8, 29)
    #expect(try Day(short) == day)
    #expect(try Day(long.suffix(10)) == day)
    #expect(try Day(long.suffix(10), as: .iso) == day)
    #expect(try Day(String(decoding: Array(short.utf8), as: UTF8.self)) == day)
  }

  @Test func aTextLongerThanASmallStringIsWrittenInFull() throws {
    let text = String(repeating: "年", count: 40)
    let format = try DayFormat(pattern: "\(text)yyyy-MM-dd\(text)")
    let day = try Day(2025, 8, 29)
    #expect(day.formatted(as: format) == "\(text)2025-08-29\(text)")
    #expect(try Day("\(text)2025-08-29\(text)", as: format) == day)
  }

  @Test func parsingDoesNotChangeTheText() throws {
    let text = "2025-08-29"
    let copy = text
    _ = try? Day(text)
    #expect(text == copy)
  }
}
