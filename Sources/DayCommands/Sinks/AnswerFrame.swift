import DayKit
import Terminal

/// How an answer is written where it stands.
enum AnswerFrame: Equatable, Sendable {
  /// As it is.
  case plain

  /// As a field of CSV, in quotes if it was or if it needs them.
  case field(isQuoted: Bool, delimiter: UInt8)

  /// As a value of JSON.
  case json
}

extension Answer {
  /// The largest number of bytes that the answer takes in a frame.
  @inline(__always)
  func width(in frame: AnswerFrame, as sink: borrowing AnswerSink) -> Int {
    switch frame {
    case .plain: width(sink.format)
    // A quote takes two bytes in CSV, a control six in JSON.
    case .field: width(sink.format) * 2 + 2
    case .json: width(sink.format) * 6 + 2
    }
  }

  /// Writes the answer in a frame, for which there has to be room.
  @inline(__always)
  func write(
    to output: inout OutputSpan<UInt8>, in frame: AnswerFrame, as sink: borrowing AnswerSink
  ) {
    switch frame {
    case .plain: write(to: &output, sink.format)
    case .field(let isQuoted, let delimiter):
      writeField(to: &output, isQuoted: isQuoted, delimiter: delimiter, as: sink)
    case .json: writeJSON(to: &output, as: sink)
    }
  }

  @inline(__always)
  private func writeField(
    to output: inout OutputSpan<UInt8>, isQuoted: Bool, delimiter: UInt8,
    as sink: borrowing AnswerSink
  ) {
    if isQuoted { output.append(.quote) }
    let start = output.count
    write(to: &output, sink.format)
    if !isPlain(as: sink) {
      output.quoteField(from: start, isQuoted: isQuoted, delimiter: delimiter)
    }
    if isQuoted { output.append(.quote) }
  }

  @inline(__always)
  private func writeJSON(to output: inout OutputSpan<UInt8>, as sink: borrowing AnswerSink) {
    let isString =
      switch self {
      case .weeks, .count: false
      case .day: !sink.isNumber
      case .date, .text: true
      }
    if isString { output.append(.quote) }
    let start = output.count
    if case .weeks(let weeks) = self {
      weeks.writeJSON(to: &output)
    } else {
      write(to: &output, sink.format)
    }
    if isString {
      if !isPlain(as: sink) { output.escapeJSON(from: start) }
      output.append(.quote)
    }
  }

  /// Whether no byte of the answer needs quotes or escapes.
  @inline(__always)
  private func isPlain(as sink: borrowing AnswerSink) -> Bool {
    switch self {
    case .day: sink.isPlain
    case .date, .count, .weeks: true
    case .text: false
    }
  }
}

extension OutputSpan<UInt8> {
  /// Doubles the quotes in the last bytes (RFC 4180), and puts them in quotes if they are not yet and
  /// cannot do without.
  fileprivate mutating func quoteField(from start: Int, isQuoted: Bool, delimiter: UInt8) {
    guard hasByte(from: start, where: { $0 == delimiter || $0.isSpecialInCSV }) else { return }
    let text = removed(from: start)
    if !isQuoted { append(.quote) }
    for byte in text {
      if byte == .quote { append(byte) }
      append(byte)
    }
    if !isQuoted { append(.quote) }
  }

  /// Writes the last bytes as they stand in a string of JSON (RFC 8259).
  fileprivate mutating func escapeJSON(from start: Int) {
    guard hasByte(from: start, where: \.isSpecialInJSON) else { return }
    for byte in removed(from: start) {
      switch byte {
      case .quote, UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0..<0x20:
        for digit in "\\u00".utf8 { append(digit) }
        append(hexadecimal: byte >> 4)
        append(hexadecimal: byte & 15)
      default:
        append(byte)
      }
    }
  }

  private mutating func append(hexadecimal digit: UInt8) {
    append(digit &+ UInt8(ascii: digit < 10 ? "0" : "W"))
  }

  @inline(__always)
  private func hasByte(from start: Int, where isWanted: (UInt8) -> Bool) -> Bool {
    let bytes = span
    for index in start..<count where isWanted(bytes[index]) { return true }
    return false
  }

  /// Takes the last bytes off.
  private mutating func removed(from start: Int) -> ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    for index in start..<count { bytes.append(span[index]) }
    removeLast(count - start)
    return bytes
  }
}

extension UInt8 {
  fileprivate var isSpecialInCSV: Bool {
    self == .quote || self == .lineFeed || self == .carriageReturn
  }

  fileprivate var isSpecialInJSON: Bool {
    self < 0x20 || self == .quote || self == UInt8(ascii: "\\")
  }
}

extension CalendarDays {
  /// The number of bytes that the days take in JSON, at most.
  var jsonWidth: Int { 2 + count * (3 + 7 * 16) }

  /// Writes the days of each week as an array of their own.
  fileprivate func writeJSON(to output: inout OutputSpan<UInt8>) {
    output.append(UInt8(ascii: "["))
    for (index, week) in values.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(UInt8(ascii: "["))
      for (index, cell) in week.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        output.append(.quote)
        Answer.date(cell.day).write(to: &output, .iso)
        output.append(.quote)
      }
      output.append(UInt8(ascii: "]"))
    }
    output.append(UInt8(ascii: "]"))
  }
}
