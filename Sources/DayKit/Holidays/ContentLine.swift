#if Formats
/// A property in an iCalendar text: a name, parameters and a value (RFC 5545, section 3.1).
struct ContentLine {
  /// The name in uppercase.
  let name: String

  /// The value of the parameter `VALUE` in uppercase; empty if there is none.
  private(set) var valueType = ""

  /// The value in UTF-8.
  let value: ArraySlice<UInt8>

  /// The first line of the property in the text.
  let place: TextPlace

  /// Splits a property into its parts.
  ///
  /// - Parameters:
  ///   - bytes: The property without newlines.
  ///   - place: Its first line in the text.
  init(_ bytes: [UInt8], at place: TextPlace) throws(HolidayError) {
    let hyphen = UInt8(ascii: "-")
    var rest = bytes.drop { $0.isLetter || $0.digitValue != nil || $0 == hyphen }
    name = bytes[..<rest.startIndex].uppercasedText
    while !name.isEmpty, rest.first == UInt8(ascii: ";") {
      rest.removeFirst()
      guard let (parameter, value) = Self.parameter(&rest) else {
        throw HolidayError(.malformedProperty, place)
      }
      if parameter == "VALUE", valueType.isEmpty { valueType = value }
    }
    guard !name.isEmpty, rest.first == UInt8(ascii: ":") else {
      throw HolidayError(.malformedProperty, place)
    }
    self.place = place
    value = rest.dropFirst()
  }

  /// Reads a parameter such as `VALUE=DATE`, whose value may be in double quotes.
  private static func parameter(_ rest: inout ArraySlice<UInt8>) -> (String, String)? {
    let name = rest.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") }
    rest = rest.dropFirst(name.count)
    guard rest.first == UInt8(ascii: "=") else { return nil }
    rest.removeFirst()
    var value: [UInt8] = []
    var isQuoted = false
    while let byte = rest.first {
      if !isQuoted, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") { break }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() } else { value.append(byte) }
      rest.removeFirst()
    }
    return (name.uppercasedText, value[...].uppercasedText)
  }

  /// The place of a part of the value, as far as it is on the first line.
  func place(of part: ArraySlice<UInt8>) -> TextPlace {
    let (start, end) = (place.bytes.lowerBound, place.bytes.upperBound)
    let first = min(start + part.startIndex, end)
    return TextPlace(line: place.line, bytes: first..<max(first, min(start + part.endIndex, end)))
  }
}

extension ArraySlice<UInt8> {
  /// The text in uppercase letters of ASCII.
  var uppercasedText: String { String(decoding: map { $0.uppercasedASCII }, as: UTF8.self) }
}

/// The properties of an iCalendar text, one after another.
struct ContentLines {
  private var lines: TextLines

  /// The first line of the next property.
  private var line: TextPlace?

  init(of text: Span<UInt8>) {
    lines = TextLines(of: text)
    line = nextLine(in: text)
  }

  /// Returns the next property, or `nil` after the last one.
  ///
  /// A line that begins with a space or a tab continues the line before it. Empty lines do not
  /// matter.
  mutating func next(in text: Span<UInt8>) throws(HolidayError) -> ContentLine? {
    while let first = line {
      var bytes = text.array(first.bytes)
      line = nextLine(in: text)
      while let place = line?.bytes, !place.isEmpty, text[place.lowerBound].isBlank {
        bytes += text.array(place.dropFirst())
        line = nextLine(in: text)
      }
      if !bytes.isEmpty { return try ContentLine(bytes, at: first) }
    }
    return nil
  }

  private mutating func nextLine(in text: Span<UInt8>) -> TextPlace? {
    lines.next(in: text).map { TextPlace(line: lines.number, bytes: $0) }
  }
}

extension Span<UInt8> {
  fileprivate func array(_ place: Range<Int>) -> [UInt8] { place.map { self[$0] } }
}
#endif
