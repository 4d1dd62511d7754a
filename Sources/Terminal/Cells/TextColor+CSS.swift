extension TextColor {
  /// The colour in CSS, such as `#0087ff`; `nil` for ``standard``, which the user chooses.
  ///
  /// The first 16 colours differ between terminals. Except for black and white, these can be seen on
  /// light and on dark backgrounds.
  package var css: String? {
    switch number {
    case 0..<16: Self.named[Int(number)]
    case 16..<232:
      "#" + [36, 6, 1].map { Self.digits(Self.levels[(Int(number) - 16) / $0 % 6]) }.joined()
    case 232..<256:
      "#" + String(repeating: Self.digits(8 + 10 * (Int(number) - 232)), count: 3)
    default: nil
    }
  }

  private static let named = [
    "#000000", "#cf3a3e", "#1f883d", "#9a6700", "#2f74d0", "#ab4fb8", "#1b7c83", "#8c959f",
    "#6e7781", "#cf3a3e", "#1f883d", "#9a6700", "#2f74d0", "#ab4fb8", "#1b7c83", "#ffffff",
  ]

  /// The levels of red, green and blue in the cube of 216 colours, as in xterm.
  private static let levels = [0, 95, 135, 175, 215, 255]

  private static func digits(_ level: Int) -> String {
    (level < 16 ? "0" : "") + String(level, radix: 16)
  }
}
