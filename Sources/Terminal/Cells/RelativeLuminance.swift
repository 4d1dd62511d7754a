/// How bright a colour is, from 0 for black to 1 for white (WCAG 2, "relative luminance").
struct RelativeLuminance {
  let value: Double

  /// - Parameters: The levels of sRGB from 0 to 1.
  init(red: Double, green: Double, blue: Double) {
    value =
      0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Whether black text has a higher contrast to the colour than white text.
  var isLight: Bool { (value + 0.05) * (value + 0.05) > 0.05 * 1.05 }

  /// The intensity of light at a level of sRGB.
  ///
  /// The standard library has no power with a fraction. This polynomial differs by at most 0.003
  /// (C. Rosseel, "sRGB approximations for HLSL", 2012).
  private static func linear(_ level: Double) -> Double {
    level * (level * (level * 0.305_306_011 + 0.682_171_111) + 0.012_522_878)
  }
}

extension TextColor {
  /// Black or white, whichever can be read better on a colour of the palette.
  ///
  /// The first 16 colours differ between terminals: the text has the standard colour there.
  package var readableText: TextColor {
    guard let levels else { return .standard }
    let (red, green, blue) = levels
    let luminance = RelativeLuminance(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    return luminance.isLight ? .palette(16) : .palette(231)
  }

  /// The levels of red, green and blue from 0 to 255, as in xterm; `nil` for the first 16 colours.
  package var levels: (red: Int, green: Int, blue: Int)? {
    switch Int(number) {
    case 16..<232:
      let index = Int(number) - 16
      return (Self.level(index / 36), Self.level(index / 6 % 6), Self.level(index % 6))
    case 232..<256:
      let grey = 8 + 10 * (Int(number) - 232)
      return (grey, grey, grey)
    default: return nil
    }
  }

  /// The level of a step of the cube of 216 colours.
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
}
