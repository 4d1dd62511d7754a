import DayLocales
import Testing

struct LocaleCodeTests {
  @Test(arguments: ["", "pt", "zh_Hant", "zh_Hant_TW", "0123456789abcdef"])
  func aCodeKeepsItsText(_ text: String) {
    let code = LocaleCode(text)
    #expect(code.description == text)
    #expect(code.count == text.utf8.count)
    #expect(code.isEmpty == text.isEmpty)
    #expect((0..<code.count).map { code[$0] } == Array(text.utf8))
  }

  @Test func codesAreEqualIfTheirTextsAre() {
    #expect(LocaleCode("pt_BR") == "pt_BR")
    #expect(LocaleCode("pt_BR") != "pt_PT")
    #expect(LocaleCode("pt") != "pt_BR")
  }

  @Test func aLongTextIsNotEqualToItsPrefix() {
    let beginning = "0123456789abcdef"
    #expect(LocaleCode(beginning + "g") != LocaleCode(beginning))
    #expect(LocaleCode(beginning + "g").description == beginning)
  }

  @Test func thereAreZerosAfterTheEnd() {
    #expect(LocaleCode("pt")[2] == 0)
    #expect(LocaleCode("pt")[17] == 0)
    #expect(LocaleCode("0123456789abcdef")[16] == 0)
  }
}
