import System

// The elements of an array that may span lines. Each is a record, which begins at the comma before it;
// the bracket of the array is a comma for the first one.

/// What follows an element of an array.
enum JSONElement: Equatable {
  /// Another element, after a comma and blanks.
  case element(Range<Int>)

  /// The end of the array, and the position after its bracket.
  case end(Int)

  /// More bytes are needed to tell.
  case incomplete

  /// Something else, which an array cannot have.
  case other(Int)
}

extension Span<UInt8> {
  /// Returns what follows at the end of an element, or at the bracket of an array that has become a
  /// comma.
  func jsonElement(from start: Int) -> JSONElement {
    let comma = endOfJSONBlanks(from: start)
    guard comma < count else { return .incomplete }
    if self[comma] == UInt8(ascii: "]") { return .end(comma + 1) }
    guard self[comma] == .comma else { return .other(comma) }
    let element = endOfJSONBlanks(from: comma + 1)
    guard element < count else { return .incomplete }
    switch self[element] {
    case .comma, UInt8(ascii: "}"), UInt8(ascii: ":"): return .other(element)
    // An array may be empty.
    case UInt8(ascii: "]"): return .end(element + 1)
    default: return endOfElement(from: element).map { .element(element..<$0) } ?? .incomplete
    }
  }

  /// Appends the bytes with spaces in place of newlines, and a few after them.
  func append(withoutLineBreaksTo copy: inout OutputSpan<UInt8>) {
    for index in indices {
      let byte = self[index]
      copy.append(byte == .lineFeed || byte == .carriageReturn ? 0x20 : byte)
    }
    // A word of eight bytes can be read at the end.
    copy.append(repeating: 0, count: copy.freeCapacity)
  }

  /// The bytes without newlines and the indentation after them.
  var withoutJSONLineBreaks: ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    var position = 0
    while position < count {
      if self[position] == .lineFeed || self[position] == .carriageReturn {
        position = endOfJSONBlanks(from: position)
      } else {
        bytes.append(self[position])
        position += 1
      }
    }
    return bytes
  }

  /// The position after whitespace.
  func endOfJSONBlanks(from start: Int) -> Int {
    var position = start
    while position < count, self[position].isJSONBlank { position &+= 1 }
    return position
  }

  /// Passes whitespace.
  func passJSONBlanks(at position: inout Int) { position = endOfJSONBlanks(from: position) }

  /// The position after a value of any kind, if it is whole: its brackets are counted, not matched.
  private func endOfElement(from start: Int) -> Int? {
    switch self[start] {
    case .quote: return endOfString(from: start &+ 1)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return endOfNested(from: start)
    default:
      var position = start
      while position < count, !self[position].endsJSONWord { position &+= 1 }
      return position < count ? position : nil
    }
  }

  /// The position after a string, from the position after its opening quote.
  private func endOfString(from start: Int) -> Int? {
    var position = start
    while true {
      position = firstIndex(of: .quote, from: position)
      guard position < count else { return nil }
      var first = position
      while first > start, self[first &- 1] == .backslash { first &-= 1 }
      let escapes = position &- first
      position &+= 1
      if escapes.isMultiple(of: 2) { return position }
    }
  }

  /// The position after an object or an array, if it is whole: its brackets are counted, not matched.
  func endOfNested(from start: Int) -> Int? {
    var (position, depth) = (start, 0)
    while position < count {
      switch self[position] {
      case .quote:
        guard let end = endOfString(from: position &+ 1) else { return nil }
        position = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth &-= 1
        if depth == 0 { return position &+ 1 }
      default: break
      }
      position = nextNesting(from: position &+ 1)
    }
    return nil
  }

  /// The position of the next quote or bracket, or of another byte before it.
  @inline(__always)
  private func nextNesting(from start: Int) -> Int {
    var position = start
    while position <= count &- 8 {
      let marks = plainWord(at: position).marksOfNesting
      if marks != 0 { return position &+ marks.trailingZeroBitCount / 8 }
      position &+= 8
    }
    return position
  }
}
