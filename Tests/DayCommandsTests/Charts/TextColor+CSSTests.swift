import DayCommands
import Terminal
import Testing

struct TextColorCSSTests {
  @Test(arguments: [
    (16, "#000000"), (33, "#0087ff"), (231, "#ffffff"), (22, "#005f00"), (99, "#875fff"),
  ])
  func aColorOfThePaletteHasTheValueOfXterm(_ number: UInt8, _ css: String) {
    #expect(TextColor.palette(number).css == css)
  }

  @Test func aColorThatDependsOnTheTerminalHasNoValue() {
    #expect(TextColor.standard.css == nil)
    #expect(TextColor.red.css == nil)
  }
}
