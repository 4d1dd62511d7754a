import DayRecords
import Testing

struct ParagraphsTests {
  @Test func anEmptyLineIsBetweenTwoTexts() {
    for usesSlowPath in [false, true] {
      var engine = Engine(Paragraphs(Lines()), at: .line)
      engine.usesSlowPath = usesSlowPath
      let outcome = engine.run("2025-09-01\n2025-08-31\r\n2025-09-02")
      #expect(outcome.text == "2025-09-01\n+\n\n2025-08-31\r\n\n2025-09-02\n+\n+\n")
      #expect(outcome.messages == "")
    }
  }
}
