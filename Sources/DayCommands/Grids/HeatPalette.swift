import Terminal

/// The colours of a scale, from the fewest dates to the most.
struct HeatPalette: Equatable, Sendable {
  /// Four colours, which differ more from the background the more dates there are.
  var shades: [TextColor]

  /// The colour of a day without dates, where days have no numbers.
  let empty: TextColor
}

extension HeatPalette {
  /// Greens from dark to bright on a dark terminal, and from light to dark on a light one.
  init(_ theme: TerminalTheme) {
    switch theme {
    case .dark:
      self.init(shades: [22, 28, 34, 120].map { .palette($0) }, empty: .palette(236))
    case .light:
      self.init(shades: [194, 114, 34, 22].map { .palette($0) }, empty: .palette(255))
    }
  }

  /// The style of a text at a step from 1 to 4, or 0 for a day without dates, which is black or white to be readable.
  func style(ofStep step: Int) -> TextStyle {
    let shade = step > 0 ? shades[step - 1] : empty
    return TextStyle(color: shade.readableText, background: shade)
  }
}

/// The colours of a scale for both themes.
struct HeatPalettes: Equatable, Sendable {
  var light = HeatPalette(.light)
  var dark = HeatPalette(.dark)

  subscript(theme: TerminalTheme) -> HeatPalette {
    get { theme == .light ? light : dark }
    set { if theme == .light { light = newValue } else { dark = newValue } }
  }
}
