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
  func width(in frame: AnswerFrame, _ format: borrowing DayFormat) -> Int {
    switch frame {
    case .plain: width(format)
    // A quote takes two bytes in CSV, a control six in JSON.
    case .field: width(format) * 2 + 2
    case .json: width(format) * 6 + 2
    }
  }

  /// Writes the answer in a frame, for which there has to be room.
  @inline(__always)
  func write(
    to output: inout OutputSpan<UInt8>, in frame: AnswerFrame, _ format: borrowing DayFormat
  ) {
    switch frame {
    case .plain:
      write(to: &output, format)
    case .field(let isQuoted, let delimiter):
      let start = output.count
      write(to: &output, format)
      output.quoteField(from: start, isQuoted: isQuoted, delimiter: delimiter)
    case .json:
      writeJSON(to: &output, format)
    }
  }

  fileprivate func writeJSON(to output: inout OutputSpan<UInt8>, _ format: borrowing DayFormat) {
    switch self {
    case .weeks(let weeks): weeks.writeJSON(to: &output)
    case .count: write(to: &output, format)
    case .day where format.isNumber: write(to: &output, format)
    default:
      output.append(UInt8(ascii: "\""))
      let start = output.count
      write(to: &output, format)
      output.escapeJSON(from: start)
      output.append(UInt8(ascii: "\""))
    }
  }
}

extension OutputSpan<UInt8> {
  /// Puts the last bytes in quotes (RFC 4180) if asked for, or if they cannot do without.
  fileprivate mutating func quoteField(from start: Int, isQuoted: Bool, delimiter: UInt8) {
    guard isQuoted || hasByte(from: start, where: { $0 == delimiter || $0.isSpecialInCSV }) else {
      return
    }
    let text = removed(from: start)
    append(UInt8(ascii: "\""))
    for byte in text {
      if byte == UInt8(ascii: "\"") { append(byte) }
      append(byte)
    }
    append(UInt8(ascii: "\""))
  }

  /// Writes the last bytes as they stand in a string of JSON (RFC 8259).
  fileprivate mutating func escapeJSON(from start: Int) {
    guard hasByte(from: start, where: \.isSpecialInJSON) else { return }
    for byte in removed(from: start) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
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
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }

  fileprivate var isSpecialInJSON: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
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
        Answer.date(cell.day).writeJSON(to: &output, .iso)
      }
      output.append(UInt8(ascii: "]"))
    }
    output.append(UInt8(ascii: "]"))
  }
}
