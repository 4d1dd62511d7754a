import DayKit
import Testing

struct StringQuotationTests {
  @Test(arguments: [
    ("", "''"), ("29/08/2025", "'29/08/2025'"), ("a'b", #"'a\'b'"#), (#"a\b"#, #"'a\\b'"#),
    ("\u{1B}[31m\n", #"'\u{1B}[31m\n'"#), ("\u{202E}x\u{2029}", #"'\u{202E}x\u{2029}'"#),
    ("é 🦊", "'é 🦊'"),
  ])
  func aQuotationCannotChangeTheTextAroundIt(_ text: String, _ quotation: String) {
    #expect(text.quotation == quotation)
  }

  @Test func aQuotationIsCutAfter64Scalars() {
    let text = String(repeating: "x", count: 64)
    #expect(text.quotation == "'\(text)'")
    #expect((text + "y").quotation == "'\(text)'…")
    let combined = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(combined.quotation.unicodeScalars.count == 64 + 3)
  }
}
