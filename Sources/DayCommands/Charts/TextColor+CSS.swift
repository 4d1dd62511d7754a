package import Terminal

extension TextColor {
  /// The colour in CSS, such as `#0087ff`; `nil` if it differs between terminals, as the first 16
  /// colours do, or if it is a shade of grey.
  package var css: String? {
    guard 16..<232 ~= number else { return nil }
    let levels = [36, 6, 1].map { Self.levels[(Int(number) - 16) / $0 % 6] }
    return "#" + levels.map { ($0 == 0 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The levels of red, green and blue in the cube of 216 colours, as in xterm.
  private static let levels = [0, 95, 135, 175, 215, 255]
}
