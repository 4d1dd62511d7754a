import Terminal
import Testing

struct TextStyleTests {
  @Test(arguments: [
    ([31], TextStyle(color: .palette(1))), ([1, 37], TextStyle(isBold: true, color: .palette(7))),
    ([38, 5, 200], TextStyle(color: .palette(200))),
    ([40], TextStyle(background: .palette(0))), ([47], TextStyle(background: .palette(7))),
    ([30, 102], TextStyle(color: .palette(0), background: .palette(10))),
    ([97], TextStyle(color: .palette(15))), ([1, 0, 2], TextStyle(isDim: true)),
    ([4], TextStyle(isUnderlined: true)),
    ([7, 9], TextStyle(isReversed: true, isCrossedOut: true)),
    ([48, 5, 17], TextStyle(background: .palette(17))),
    ([38, 5, 16, 48, 5, 231], TextStyle(color: .palette(16), background: .palette(231))),
  ])
  func codesAreThoseOfAStyle(_ codes: [Int], _ style: TextStyle) {
    #expect(TextStyle(codes: codes) == style)
  }

  @Test(arguments: [
    TextStyle(isBold: true), TextStyle(isDim: true), TextStyle(isReversed: true),
    TextStyle(isUnderlined: true), TextStyle(isCrossedOut: true),
  ])
  func aSumHasTheAttributesOfBothStyles(_ style: TextStyle) {
    #expect(TextStyle.plain.adding(style) == style)
    #expect(style.adding(.plain) == style)
    #expect(style.adding(style) == style)
  }

  @Test(arguments: [[38, 5, 256], [48, 5, -1], [38, 5], [38, 2, 1], [38]])
  func aColorMustBeInThePalette(_ codes: [Int]) {
    #expect(TextStyle(codes: codes) == nil)
  }

  @Test(arguments: [
    (0, "30"), (7, "37"), (8, "38;5;8"), (9, "38;5;9"), (10, "38;5;10"), (99, "38;5;99"),
    (100, "38;5;100"), (255, "38;5;255"),
  ])
  func aColorIsWrittenInFewBytes(_ number: Int, _ codes: String) {
    var canvas = Canvas(rows: 1, columns: 1)
    let style = TextStyle(color: .palette(UInt8(number)))
    canvas.put(ContiguousArray("x".utf8).span, row: 0, column: 0, style: style)
    var written: ContiguousArray<UInt8> = []
    canvas.write(to: &written)
    #expect(String(decoding: written, as: UTF8.self).hasPrefix("\u{1B}[\(codes)mx"))
  }

  @Test(arguments: [
    (16, [0, 0, 0]), (231, [255, 255, 255]), (196, [255, 0, 0]), (46, [0, 255, 0]),
    (21, [0, 0, 255]), (67, [95, 135, 175]), (232, [8, 8, 8]), (255, [238, 238, 238]),
  ])
  func colorsHaveTheLevelsOfXterm(_ number: Int, _ levels: [Int]) throws {
    let color = try #require(TextColor.palette(UInt8(number)).levels)
    #expect([color.red, color.green, color.blue] == levels)
  }

  @Test(arguments: [(231, 16), (16, 231), (196, 16), (46, 16), (21, 231), (52, 231), (232, 231)])
  func textOnAColorIsBlackOrWhite(_ background: Int, _ text: Int) {
    #expect(TextColor.palette(UInt8(background)).readableText == .palette(UInt8(text)))
    #expect(TextColor.palette(3).readableText == .standard)
  }
}
