import Terminal
import Testing

struct StringColumnsTests {
  @Test func combiningCharactersBeginAtU0300() {
    #expect("\u{2FF}".columns == 1 && "e\u{300}".columns == 1 && "\u{300}".columns == 0)
  }

  @Test(arguments: [
    ("", 0), ("Fr", 2), ("août", 4), ("aou\u{302}t", 4), ("周五", 4), ("金", 2), ("금", 2),
    ("пт", 2), ("ศ.", 2), ("อา.", 3), ("शु", 1 + 0), ("الجمعة", 6), ("יום ו׳", 6), ("Ｆｒ", 4),
    ("a\u{200E}b", 2), ("ᄀ", 2),
  ])
  func theWidthOfATextIsCountedInColumns(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(
    arguments: [
      ("👨‍👩‍👧", 2), ("❤️", 2), ("❤", 1), ("👍🏽", 2), ("🇩🇪", 2), ("1️⃣", 2), ("🚀", 2), ("🌡", 1),
      ("🌡️", 2), ("⚡", 2), ("🪐", 2), ("✅", 2), ("👩🏽‍🚒", 2), ("☎", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🟢", 2),
      ("🏳️‍🌈", 2), ("a👨‍👩‍👧b", 4), ("क्‍ष", 2), ("👩‍🚒👩", 4), ("©️", 2), ("🏽", 2), ("👍🏽👍🏽", 4), ("a🚀", 3),
      ("🚀a🚀", 5),
    ] as [(String, Int)])
  func charactersThatJoinHaveTheWidthOfOne(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
    var canvas = Canvas(rows: 1, columns: 10)
    canvas.put(ContiguousArray("\(text)|".utf8).span, row: 0, column: 0, style: .plain)
    canvas.put(ContiguousArray("!".utf8).span, row: 0, column: columns + 1, style: .plain)
    var written: ContiguousArray<UInt8> = []
    canvas.write(to: &written)
    #expect(String(decoding: written, as: UTF8.self) == "\(text)|!")
  }

  @Test(arguments: [
    ("phone", 5, "phone"), ("phone", 4, "pho…"), ("phone", 1, "…"), ("phone", 0, ""),
    ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("e\u{301}a\u{301}x", 2, "e\u{301}…"),
  ])
  func aTextIsCutToANumberOfColumns(_ text: String, _ columns: Int, _ start: String) {
    #expect(text.fitted(toColumns: columns, usesUTF8: true) == start)
    #expect(text.fitted(toColumns: columns, usesUTF8: true).columns <= columns)
  }

  @Test(arguments: [
    ("Fri", false), ("金", false), ("ศ.", false), ("جمعة", true), ("a שלום", true), ("", false),
  ])
  func scriptsFromRightToLeftAreKnown(_ text: String, _ isRightToLeft: Bool) {
    #expect(text.isRightToLeft == isRightToLeft)
  }
}
