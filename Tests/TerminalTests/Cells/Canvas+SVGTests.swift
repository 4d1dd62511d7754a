import Foundation
import Terminal
import Testing

struct CanvasSVGTests {
  private static func svg(_ body: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(rows: 2, columns: 10)
    body(&canvas)
    let svg = canvas.svg(title: "A & B", description: "<nothing>")
    return String(svg[(svg.range(of: "rx=\"7.5\"/>\n")?.upperBound ?? svg.endIndex)...])
  }

  @Test func theTitleAndTheDescriptionAreInTheFile() {
    let svg = Canvas(rows: 2, columns: 10).svg(title: "A & B", description: "<nothing>")
    #expect(svg.contains("-title\">A &amp; B</title>"))
    #expect(svg.contains("-description\">&lt;nothing&gt;</desc>"))
    #expect(svg.hasSuffix("</svg>\n") && svg.contains("width=\"122\" height=\"72\""))
  }

  @Test func aTextIsAtItsRowAndColumn() {
    #expect(
      Self.svg { $0.put("a<", row: 1, column: 2, style: TextStyle(isBold: true)) } == """
        <text x="18" y="35" textLength="18" class="bold" xml:space="preserve">a&lt;</text>
        </svg>

        """)
  }

  @Test func aWideCharacterHasTwoColumns() {
    let svg = Self.svg { $0.put("月é", row: 0, column: 0, style: TextStyle(color: .red)) }
    #expect(svg.contains("textLength=\"27\" style=\"fill: #cf3a3e\" xml:space=\"preserve\">月é<"))
  }

  @Test func aReversedTextHasABoxInItsColor() {
    let svg = Self.svg { $0.put("a", row: 0, column: 1, style: TextStyle(isReversed: true)) }
    #expect(svg.contains("<rect class=\"ink\" x=\"9\" y=\"0\" width=\"9\" height=\"20\"/>"))
    #expect(svg.contains("class=\"paper\""))
  }

  @Test func aBackgroundIsABoxBelowTheText() {
    let svg = Self.svg {
      $0.put(" ", row: 0, column: 0, style: TextStyle(background: .palette(22)))
    }
    #expect(
      svg == "<rect fill=\"#005f00\" x=\"0\" y=\"0\" width=\"9\" height=\"20\"/>\n</svg>\n")
  }

  @Test func aBarIsOneRectangle() {
    let svg = Self.svg { $0.put("██▌", row: 0, column: 1, style: TextStyle(color: .blue)) }
    #expect(
      svg == "<rect fill=\"#0087ff\" x=\"9\" y=\"2\" width=\"22.5\" height=\"16\"/>\n</svg>\n")
  }
}
