/// Counts the columns of characters one after the other, because some join the one before.
///
/// The widths are those of UAX 11 and of emoji (UTS 51), as in current terminals and in Python's
/// `wcwidth`. Terminals that do not know a sequence show it wider or narrower, so ``CellStream`` sets the
/// column after it.
struct ColumnCounter {
  /// The last character that has a width.
  private var base: Unicode.Scalar?

  /// Whether a joiner (U+200D) came last.
  private var isJoining = false

  /// Returns the width of a character; 0 if it belongs to the one before.
  ///
  /// - Parameter next: The character after it, because U+FE0F makes an emoji of a sign.
  mutating func columns(of scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Int {
    // Texts in most languages have neither joiners nor emoji.
    if scalar.value < 0x200D, next?.value != Self.emojiSelector {
      (base, isJoining) = (scalar, false)
      return scalar.columns
    }
    if scalar.value == 0x200D {
      isJoining = base?.properties.isEmoji ?? false
      return 0
    }
    let joins =
      isJoining && scalar.properties.isEmoji
      || scalar.properties.isEmojiModifier && base?.properties.isEmojiModifierBase == true
    isJoining = false
    if joins { return 0 }
    let columns = scalar.columns
    guard columns > 0 else { return 0 }
    base = scalar
    return next?.value == Self.emojiSelector && scalar.properties.isEmoji ? 2 : columns
  }

  fileprivate static let emojiSelector: UInt32 = 0xFE0F
}

extension String {
  /// Whether the text has characters that join the one before, and that some terminals show beside it.
  var hasJoinedCharacters: Bool {
    unicodeScalars.contains {
      $0.value == 0x200D || $0.value == ColumnCounter.emojiSelector
        || $0.value > 0x1F000 && $0.properties.isEmojiModifier
    }
  }
}
