extension TextStyle {
  /// Creates a style from the numbers of a control sequence (ECMA-48, "Select Graphic Rendition"):
  /// attributes, the first 16 colours, and those of the palette after 38;5 and 48;5.
  ///
  /// - Returns: `nil` if a number has another meaning.
  package init?(codes: [Int]) {
    self.init()
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = .plain
      case 1: isBold = true
      case 2: isDim = true
      case 4: isUnderlined = true
      case 7: isReversed = true
      case 9: isCrossedOut = true
      case 30...37: color = .palette(UInt8(code - 30))
      case 40...47: background = .palette(UInt8(code - 40))
      case 90...97: color = .palette(UInt8(code - 82))
      case 100...107: background = .palette(UInt8(code - 92))
      case 38, 48:
        guard rest.popFirst() == 5, let number = rest.popFirst(), 0..<256 ~= number else {
          return nil
        }
        let palette = TextColor.palette(UInt8(number))
        if code == 38 { color = palette } else { background = palette }
      default: return nil
      }
    }
  }

  /// This style with what another one adds: its attributes, and its colours unless they are those
  /// that the user has chosen.
  package func adding(_ other: TextStyle) -> TextStyle {
    var sum = self
    sum.isBold = isBold || other.isBold
    sum.isDim = isDim || other.isDim
    sum.isReversed = isReversed || other.isReversed
    sum.isUnderlined = isUnderlined || other.isUnderlined
    sum.isCrossedOut = isCrossedOut || other.isCrossedOut
    if other.color != .standard { sum.color = other.color }
    if other.background != .standard { sum.background = other.background }
    return sum
  }
}
