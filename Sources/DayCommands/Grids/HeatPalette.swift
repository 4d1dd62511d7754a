import Terminal

/// The colours of a scale, from the fewest dates to the most.
struct HeatPalette: Equatable, Sendable {
  /// Four colours, which differ more from the background the more dates there are.
  let shades: [TextColor]
}

extension HeatPalette {
  /// Greens from dark to bright on a dark terminal, and from light to dark on a light one.
  init(_ theme: TerminalTheme) {
    switch theme {
    case .dark: shades = [22, 28, 34, 120].map { .palette($0) }
    case .light: shades = [194, 114, 34, 22].map { .palette($0) }
    }
  }

  /// The style of a text at a step from 1 to 4, which is black or white to be readable.
  func style(ofStep step: Int) -> TextStyle {
    let shade = shades[step - 1]
    return TextStyle(color: shade.readableText, background: shade)
  }
}
