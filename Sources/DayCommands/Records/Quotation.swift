/// How far a reader of CSV (RFC 4180) is in the quoting of a field.
///
/// A quote opens a quotation only where a field begins. Inside one two quotes are one that is meant,
/// which is the same as a quotation that ends and goes on at once.
struct Quotation: Equatable {
  let delimiter: UInt8

  /// Whether the next byte is inside a quotation.
  private(set) var isOpen = false

  /// Whether a quote would open a quotation.
  private var mayOpen = true

  init(delimiter: UInt8) {
    self.delimiter = delimiter
  }

  /// Takes the next byte.
  mutating func pass(_ byte: UInt8) {
    if isOpen {
      isOpen = byte != UInt8(ascii: "\"")
      mayOpen = !isOpen
    } else {
      isOpen = mayOpen && byte == UInt8(ascii: "\"")
      mayOpen = byte == delimiter || byte == UInt8(ascii: "\n")
    }
  }
}
