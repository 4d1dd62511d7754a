/// How a text looks on a terminal.
package struct TextStyle: Equatable, Sendable {
  /// The bits of the attributes that are on: one byte, because a style is passed for every cell.
  private var attributes: UInt8 = 0

  package var color = TextColor.standard
  package var background = TextColor.standard

  package init(
    isBold: Bool = false, isDim: Bool = false, isReversed: Bool = false,
    isUnderlined: Bool = false, isCrossedOut: Bool = false, color: TextColor = .standard,
    background: TextColor = .standard
  ) {
    self.color = color
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
    self.isUnderlined = isUnderlined
    self.isCrossedOut = isCrossedOut
  }

  /// The style of text that nothing changes.
  package static var plain: Self { Self() }

  var isPlain: Bool { attributes == 0 && color == .standard && background == .standard }

  package var isBold: Bool {
    get { self[1] }
    set { self[1] = newValue }
  }

  package var isDim: Bool {
    get { self[2] }
    set { self[2] = newValue }
  }

  /// Whether the colours of the text and of its background are exchanged.
  package var isReversed: Bool {
    get { self[4] }
    set { self[4] = newValue }
  }

  package var isUnderlined: Bool {
    get { self[8] }
    set { self[8] = newValue }
  }

  package var isCrossedOut: Bool {
    get { self[16] }
    set { self[16] = newValue }
  }

  private subscript(bit: UInt8) -> Bool {
    get { attributes & bit != 0 }
    set { attributes = attributes & ~bit | (newValue ? bit : 0) }
  }
}

/// A colour of a terminal.
package struct TextColor: Equatable, Sendable {
  /// The number in the palette of 256 colours, or −1 for the colour that the user has chosen.
  package let number: Int16

  /// The colour that the user has chosen for text or for the background.
  package static var standard: Self { Self(number: -1) }

  package static var red: Self { Self(number: 1) }
  package static var magenta: Self { Self(number: 5) }

  // These can be seen on light and on dark backgrounds: the contrast to both is 3:1 or more.
  package static var blue: Self { .palette(33) }
  package static var orange: Self { .palette(166) }
  package static var teal: Self { .palette(30) }
  package static var pink: Self { .palette(162) }
  package static var gold: Self { .palette(136) }
  package static var violet: Self { .palette(99) }

  /// A colour of the palette of 256 colours.
  package static func palette(_ number: UInt8) -> Self { Self(number: Int16(number)) }
}

extension TextStyle {
  /// Appends the control sequence that changes this style to another, if they differ (ECMA-48,
  /// "Select Graphic Rendition").
  func appendChange(to next: TextStyle, to text: inout ContiguousArray<UInt8>) {
    guard self != next else { return }
    var sequence = ControlSequence()
    // One code turns off both.
    let turnsOff = isBold && !next.isBold || isDim && !next.isDim
    if turnsOff { sequence.append(22, to: &text) }
    if next.isBold, turnsOff || !isBold { sequence.append(1, to: &text) }
    if next.isDim, turnsOff || !isDim { sequence.append(2, to: &text) }
    if isUnderlined != next.isUnderlined { sequence.append(next.isUnderlined ? 4 : 24, to: &text) }
    if isCrossedOut != next.isCrossedOut { sequence.append(next.isCrossedOut ? 9 : 29, to: &text) }
    if isReversed != next.isReversed { sequence.append(next.isReversed ? 7 : 27, to: &text) }
    if color != next.color { next.color.append(from: 30, in: &sequence, to: &text) }
    if background != next.background { next.background.append(from: 40, in: &sequence, to: &text) }
    text.append(UInt8(ascii: "m"))
  }
}

extension TextColor {
  /// Appends the codes that select this colour.
  ///
  /// - Parameter base: 30 for the text, 40 for the background.
  fileprivate func append(
    from base: Int, in sequence: inout ControlSequence, to text: inout ContiguousArray<UInt8>
  ) {
    switch number {
    case -1: sequence.append(base + 9, to: &text)
    case 0..<8: sequence.append(base + Int(number), to: &text)
    default:
      for code in [base + 8, 5, Int(number)] { sequence.append(code, to: &text) }
    }
  }
}
