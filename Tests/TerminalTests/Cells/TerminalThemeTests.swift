import Terminal
import Testing

struct TerminalThemeTests {
  @Test(
    arguments: [
      ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62c", .dark), ("]11;rgb:ff/ff/ff\u{7}", .light),
      ("]11;rgb:fdfd/f6f6/e3e3\u{7}", .light), ("]11;rgb:2828/2c2c/3434\u{7}", .dark),
      ("]11;rgba:ffff/ffff/ffff/8000\u{7}", .light), ("x]11;rgb:f/F/f\u{7}", .light),
      ("]11;rgb:0A/0F/0A\u{7}", .dark), ("]11;rgb:C/C/C\u{7}", .light),
      ("\u{1B}[?62c", nil), ("", nil), ("]11;rgb:ffff/ffff\u{7}", nil),
      ("]11;rgb:fffff/0/0\u{7}", nil), ("]10;rgb:0/0/0\u{7}", nil), ("]11;rgb://\u{7}", nil),
      // Beside the luminance of the best contrast.
      ("]11;rgb:0/7/9\u{7}", .dark), ("]11;rgb:00/6b/ff\u{7}", .dark),
      ("]11;rgb:00/6c/ff\u{7}", .light),
    ] as [(String, TerminalTheme?)])
  func theAnswerOfATerminalIsItsBackground(_ answer: String, _ theme: TerminalTheme?) {
    #expect(TerminalTheme(answer: ContiguousArray(answer.utf8)) == theme)
  }

  @Test(
    arguments: [
      ("15;0", .dark), ("0;15", .light), ("0;7", .light), ("12;8", .dark),
      ("0;default;15", .light), ("7;default", nil), ("", nil), ("0;16", nil), ("0;-1", nil),
    ] as [(String, TerminalTheme?)])
  func theLastNumberOfCOLORFGBGIsTheBackground(_ value: String, _ theme: TerminalTheme?) {
    #expect(TerminalTheme(colorFGBG: Array(value.utf8)) == theme)
  }
}
