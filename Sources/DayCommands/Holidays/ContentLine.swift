import CommandGrammar
import DayRecords

/// A property in an iCalendar file: a name, parameters and a value (RFC 5545, section 3.1).
struct ContentLine: Equatable {
  /// The number of the first line of the property.
  var line: Int

  /// The name in uppercase.
  var name: String

  /// The names of the parameters in uppercase, and their values without quotes.
  var parameters: [(name: String, value: String)] = []

  var value: String

  static func == (left: Self, right: Self) -> Bool {
    (left.line, left.name, left.value) == (right.line, right.name, right.value)
      && left.parameters.elementsEqual(right.parameters, by: ==)
  }

  /// Returns the value of a parameter in uppercase; `nil` if it is not given.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value.uppercased()
  }

  func error(_ reason: String) -> HolidayError { HolidayError(line: line, reason: reason) }
}

extension ContentLine {
  /// Splits a property into its parts.
  init(_ bytes: [UInt8], line: Int) throws(HolidayError) {
    let bytes = bytes[...]
    let name = bytes.prefix { $0.isDigit || $0.isASCIILetter || $0 == UInt8(ascii: "-") }
    self.init(line: line, name: Self.text(name).uppercased(), value: "")
    var rest = bytes.dropFirst(name.count)
    while !name.isEmpty, rest.first == UInt8(ascii: ";") {
      rest.removeFirst()
      guard let parameter = Self.parameter(&rest) else { throw malformed(bytes) }
      parameters.append(parameter)
    }
    guard !name.isEmpty, rest.first == UInt8(ascii: ":") else { throw malformed(bytes) }
    value = Self.text(rest.dropFirst())
  }

  private func malformed(_ bytes: ArraySlice<UInt8>) -> HolidayError {
    error("\(String(quoting: Array(bytes))) is not a property such as SUMMARY:Christmas")
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
    return (text(name).uppercased(), text(value[...]))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension ContentLine {
  /// Joins lines that were folded, and splits each property into its parts.
  ///
  /// A line that begins with a space or a tab continues the line before it.
  static func unfolding(_ lines: [ArraySlice<UInt8>]) throws(HolidayError) -> [ContentLine] {
    var properties: [ContentLine] = []
    var (text, start): ([UInt8], Int) = ([], 0)
    for (index, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
        text += line.dropFirst()
        continue
      }
      if !text.isEmpty { properties.append(try ContentLine(text, line: start)) }
      (text, start) = (Array(line), index + 1)
    }
    if !text.isEmpty { properties.append(try ContentLine(text, line: start)) }
    return properties
  }
}
