import DayCommands
import Testing

struct StringXMLTests {
  @Test(arguments: [
    ("a & b", "a &amp; b"), ("<script>", "&lt;script&gt;"), ("\"", "&quot;"), ("é日", "é日"),
    ("\n", "&#10;"), ("\u{1B}\u{FFFF}", "\u{FFFD}\u{FFFD}"), ("e\u{301}", "e\u{301}"),
  ])
  func specialCharactersAreEscaped(_ text: String, _ escaped: String) {
    #expect(Array(text.escapedForXML.unicodeScalars) == Array(escaped.unicodeScalars))
  }
}
