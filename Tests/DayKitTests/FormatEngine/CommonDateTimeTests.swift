import Testing

// The quick way is internal: without it, texts are read as well, only more slowly.
@testable import DayKit

struct CommonDateTimeTests {
  @Test(arguments: ["Z", "+02:00", "-11:30", "+23:59", "Z ", "+02:00 ", "Z]", "+02:00,"])
  func aTimeWithAnOffsetIsReadQuickly(_ end: String) throws {
    let text = Array("2025-08-29T12:34:56\(end)".utf8)
    var position = 0
    guard case .day(let day) = CommonDateTime(isZoned: true).read(text.span, at: &position) else {
      Issue.record("\(end) is read slowly")
      return
    }
    #expect(try day == Day(2025, 8, 29))
    #expect(position == 19 + (end.hasPrefix("Z") ? 1 : 6))
  }

  @Test(arguments: ["", "x", "Z[", "+24:00", "+02:60", "+02:00:", "+02:00[", "+0200", ".5Z"])
  func anotherEndIsReadSlowly(_ end: String) {
    let text = Array("2025-08-29T12:34:56\(end)".utf8)
    var position = 0
    guard case .unknown = CommonDateTime(isZoned: true).read(text.span, at: &position) else {
      Issue.record("\(end) is read quickly")
      return
    }
    #expect(position == 0)
  }
}
