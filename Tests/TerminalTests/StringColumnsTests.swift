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
}
