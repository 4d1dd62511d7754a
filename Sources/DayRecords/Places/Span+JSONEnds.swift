// Where blanks, texts, numbers and values of plain JSON end.

extension Span<UInt8> {
  /// The position after spaces and tabs.
  @inline(__always)
  func endOfPlainBlanks(from start: Int) -> Int {
    var position = start
    while let byte = byte(at: position), byte == 0x20 || byte == 0x09 { position &+= 1 }
    return position
  }

  /// The position of the first quote, backslash or control character, from a position on whose word
  /// is given; the end if there is none.
  @inline(__always)
  func endOfPlainText(from start: Int, _ word: UInt64) -> Int {
    var position = start
    var marks = word.marksOfQuotesAndControls
    while marks == 0 {
      position &+= 8
      // Beyond the end are zeros, which are marked.
      marks = plainWord(at: position).marksOfQuotesAndControls
    }
    return position &+ marks.trailingZeroBitCount / 8
  }

  /// The position of the quote that ends a key or a date without escapes.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int? {
    guard start >= 0 else { return nil }
    let position = endOfPlainText(from: start, plainWord(at: start))
    return byte(at: position) == .quote ? position : nil
  }

  /// The position of the first byte that is not part of a number or of a word of JSON.
  @inline(__always)
  func endOfPlainNumber(from start: Int) -> Int {
    var position = start
    var marks = plainWord(at: position).marksOfOthersThanWords
    while marks == 0 {
      position &+= 8
      marks = plainWord(at: position).marksOfOthersThanWords
    }
    return position &+ marks.trailingZeroBitCount / 8
  }

  /// The position after digits.
  @inline(__always)
  func endOfDigits(from start: Int) -> Int {
    guard start >= 0 else { return start }
    var position = start
    var marks = plainWord(at: position).marksOfOthersThanDigits
    while marks == 0 {
      position &+= 8
      marks = plainWord(at: position).marksOfOthersThanDigits
    }
    return position &+ marks.trailingZeroBitCount / 8
  }

  /// The position after a value of any kind.
  @inline(never)
  func endOfPlainValue(from start: Int) -> Int? {
    switch byte(at: start) {
    case UInt8.quote?: return endOfPlainString(from: start &+ 1)
    case UInt8(ascii: "{")?, UInt8(ascii: "[")?: return endOfPlainNested(from: start)
    default:
      let end = endOfPlainNumber(from: start)
      return end > start && endsPlainNumber(at: end) ? end : nil
    }
  }

  /// Whether a number or a word of JSON may end before a position.
  func endsPlainNumber(at position: Int) -> Bool {
    switch byte(at: position) {
    case UInt8.comma?, UInt8(ascii: "}")?, UInt8(ascii: "]")?, 0x20?, 0x09?: true
    default: false
    }
  }

  /// The position after a string, from the position after its opening quote.
  @inline(__always)
  func endOfPlainString(from start: Int) -> Int? {
    guard start >= 0 else { return nil }
    var position = endOfPlainText(from: start, plainWord(at: start))
    while byte(at: position) == .backslash {
      // What is escaped is passed with the backslash, unless it ends the line.
      guard let escaped = byte(at: position &+ 1), escaped >= 0x20 else { return nil }
      position = endOfPlainText(from: position &+ 2, plainWord(at: position &+ 2))
    }
    return byte(at: position) == .quote ? position &+ 1 : nil
  }

  /// The position after an object or an array, whose brackets are counted, not matched.
  private func endOfPlainNested(from start: Int) -> Int? {
    var position = start
    var depth = 0
    while let byte = byte(at: position) {
      switch byte {
      case .quote:
        guard let end = endOfPlainString(from: position &+ 1) else { return nil }
        position = end &- 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth &-= 1
      default: return nil
      }
      position &+= 1
      if depth == 0 { return position }
      var marks = plainWord(at: position).marksOfNesting
      while marks == 0 {
        position &+= 8
        marks = plainWord(at: position).marksOfNesting
      }
      position &+= marks.trailingZeroBitCount / 8
    }
    return nil
  }

  /// Eight bytes from a position on; zeros, which are not plain, if they do not all lie in the
  /// span.
  ///
  /// Records that end near the end of a span are copied to one with room after them, so they need
  /// no other way.
  @inline(__always)
  func plainWord(at position: Int) -> UInt64 {
    guard _fastPath(position <= count &- 8) else { return 0 }
    // Sound: position + 8 <= count. The functions that call this, and that other files than this one and
    // Span+JSONSkipping call, check that their start is not negative. From there, positions only grow, by fewer bytes than the next word or by eight, and no
    // step continues after a word of zeros; so none is negative or wraps.
    let word = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: position, as: UInt64.self)
    return UInt64(littleEndian: word)
  }
}
