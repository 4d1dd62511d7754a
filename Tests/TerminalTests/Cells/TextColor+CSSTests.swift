import Terminal
import Testing

struct TextColorCSSTests {
  @Test(arguments: [
    (16, "#000000"), (33, "#0087ff"), (231, "#ffffff"), (232, "#080808"), (255, "#eeeeee"),
    (22, "#005f00"), (99, "#875fff"), (1, "#cf3a3e"), (15, "#ffffff"),
  ])
  func aColorOfThePaletteHasTheValueOfXterm(_ number: UInt8, _ css: String) {
    #expect(TextColor.palette(number).css == css)
  }

  @Test func theStandardColorIsThatOfTheUser() {
    #expect(TextColor.standard.css == nil)
  }
}
