import Terminal
import Testing

struct StringColumnsTests {
  @Test(arguments: [
    ("", 0), ("Fr", 2), ("août", 4), ("aou\u{302}t", 4), ("周五", 4), ("金", 2), ("금", 2),
    ("пт", 2), ("ศ.", 2), ("อา.", 3), ("शु", 1 + 0), ("الجمعة", 6), ("יום ו׳", 6), ("Ｆｒ", 4),
    ("a\u{200E}b", 2), ("ᄀ", 2),
  ])
  func theWidthOfATextIsCountedInColumns(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
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
