import Foundation
import Testing

struct ShownTextTests {
  private static func elements(_ text: String) -> String {
    let svg = ShownText(text).svg(title: "A & B", description: "<nothing>")
    return String(svg[(svg.range(of: "rx=\"7.5\"/>\n")?.upperBound ?? svg.endIndex)...])
  }

  @Test func theTitleAndTheDescriptionAreInTheFile() {
    let svg = ShownText("0123456789\n\n").svg(title: "A & B", description: "<nothing>")
    #expect(svg.contains("-title\">A &amp; B</title>"))
    #expect(svg.contains("-description\">&lt;nothing&gt;</desc>"))
    #expect(svg.hasSuffix("</svg>\n") && svg.contains("width=\"122\" height=\"72\""))
  }

  @Test func aTextIsAtItsRowAndColumn() {
    #expect(
      Self.elements("\n  \u{1B}[1ma<") == """
        <text x="18" y="35" textLength="18" class="bold" xml:space="preserve">a&lt;</text>
        </svg>

        """)
  }

  @Test func aWideCharacterHasTwoColumns() {
    let svg = Self.elements("\u{1B}[31m月é")
    #expect(svg.contains("textLength=\"27\" style=\"fill: #cf3a3e\" xml:space=\"preserve\">月é<"))
  }

  @Test func aReversedTextHasABoxInItsColor() {
    let svg = Self.elements(" \u{1B}[7ma\u{1B}[27m ")
    #expect(svg.contains("<rect class=\"ink\" x=\"9\" y=\"0\" width=\"9\" height=\"20\"/>"))
    #expect(svg.contains("class=\"paper\""))
  }

  @Test func aBackgroundIsABoxBelowTheText() {
    #expect(
      Self.elements("\u{1B}[48;5;22m \u{1B}[49m")
        == "<rect fill=\"#005f00\" x=\"0\" y=\"0\" width=\"9\" height=\"20\"/>\n</svg>\n")
  }

  @Test func aBarIsOneRectangle() {
    #expect(
      Self.elements(" \u{1B}[38;5;33m██▌")
        == "<rect fill=\"#0087ff\" x=\"9\" y=\"2\" width=\"22.5\" height=\"16\"/>\n</svg>\n")
  }
}
