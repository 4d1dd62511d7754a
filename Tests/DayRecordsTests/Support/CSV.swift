/// The records of a text in CSV, read byte by byte as RFC 4180 describes it.
///
/// It shares nothing with the engine, whose output it checks.
struct CSV {
  private(set) var records: [[[UInt8]]] = []

  init(_ bytes: [UInt8], _ delimiter: UInt8) {
    var record: [[UInt8]] = []
    var field: [UInt8] = []
    var (isOpen, isAtStart) = (false, true)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if isOpen {
        if byte != UInt8(ascii: "\"") {
          field.append(byte)
        } else if rest.first == byte {
          field.append(byte)
          rest.removeFirst()
        } else {
          isOpen = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\"") where isAtStart:
        (isOpen, isAtStart) = (true, false)
      case delimiter, UInt8(ascii: "\n"):
        record.append(field)
        (field, isAtStart) = ([], true)
        if byte != delimiter {
          records.append(record)
          record = []
        }
      default:
        field.append(byte)
        isAtStart = false
      }
    }
  }
}
