import DayKit
import Terminal

extension BufferedOutput {
  /// Appends a JSON object as a line.
  mutating func append(json values: [Answer], named names: [String], _ formats: RecordFormats) {
    append(UInt8(ascii: "{"))
    for (index, (name, value)) in zip(names, values).enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      append(jsonString: name)
      append(UInt8(ascii: ":"))
      append(json: value, formats)
    }
    append("}\n")
  }

  mutating func append(json value: Answer, _ formats: RecordFormats) {
    switch value {
    case .weeks(let weeks): append(json: weeks)
    case .count: append(value.text(formats))
    case .day where formats.writeFormat.isNumber: append(value.text(formats))
    default: append(jsonString: value.text(formats))
    }
  }

  private mutating func append(json weeks: CalendarDays) {
    append(UInt8(ascii: "["))
    for (index, week) in weeks.values.enumerated() {
      append(index > 0 ? ",[" : "[")
      for (index, cell) in week.enumerated() {
        if index > 0 { append(UInt8(ascii: ",")) }
        append(jsonString: cell.day.description)
      }
      append(UInt8(ascii: "]"))
    }
    append(UInt8(ascii: "]"))
  }

  private mutating func append(jsonString text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        append(byte < 16 ? "\\u000\(digits)" : "\\u00\(digits)")
      default:
        append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
