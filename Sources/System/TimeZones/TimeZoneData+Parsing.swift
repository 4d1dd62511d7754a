extension TimeZoneData {
  /// Parses the contents of a TZif file of version 1 to 4.
  ///
  /// If a file contains 64-bit data, only this data and the footer are used. Leap seconds are
  /// ignored, as in the offsets of `localtime`.
  ///
  /// - Throws: `TimeZoneError.corrupt` if the file is incomplete or breaks a rule of the format.
  package init(parsing bytes: [UInt8]) throws(TimeZoneError) {
    var reader = TimeZoneReader(bytes)
    let header = try TimeZoneHeader(&reader)
    guard header.version > 1 else {
      try self.init(block: header, timeWidth: 4, of: &reader, hasFooter: false)
      return
    }
    try reader.skip(header.byteCount(timeWidth: 4))
    let second = try TimeZoneHeader(&reader)
    guard second.version == header.version else { throw .corrupt }
    try self.init(block: second, timeWidth: 8, of: &reader, hasFooter: true)
  }

  private init(
    block header: TimeZoneHeader, timeWidth: Int, of reader: inout TimeZoneReader, hasFooter: Bool
  ) throws(TimeZoneError) {
    guard header.isValid else { throw .corrupt }
    var block = try reader.take(header.byteCount(timeWidth: timeWidth))
    var transitions: ContiguousArray<Int> = []
    for _ in 0..<header.transitionCount {
      let time = try block.number(timeWidth)
      guard transitions.last ?? .min < time || transitions.isEmpty else { throw .corrupt }
      transitions.append(time)
    }
    var types = try block.take(header.transitionCount)
    let typeOffsets = try block.typeOffsets(header)
    var offsets: ContiguousArray<Int32> = [typeOffsets[0]]
    for _ in 0..<header.transitionCount {
      let type = try types.number(1)
      guard typeOffsets.indices.contains(type) else { throw .corrupt }
      offsets.append(typeOffsets[type])
    }
    let rule = hasFooter ? try reader.footer() : nil
    self.init(transitions: transitions, offsets: offsets, rule: rule)
  }
}

/// The header of a TZif file, or of its 64-bit data.
private struct TimeZoneHeader {
  let version: Int
  private let utcFlagCount: Int
  private let standardFlagCount: Int
  private let leapCount: Int
  let transitionCount: Int
  let typeCount: Int
  let nameByteCount: Int

  init(_ reader: inout TimeZoneReader) throws(TimeZoneError) {
    for byte in "TZif".utf8 {
      guard try reader.byte() == byte else { throw .corrupt }
    }
    switch try reader.byte() {
    case 0: version = 1
    case UInt8(ascii: "2"): version = 2
    case UInt8(ascii: "3"): version = 3
    case UInt8(ascii: "4"): version = 4
    default: throw .corrupt
    }
    try reader.skip(15)
    utcFlagCount = try reader.count()
    standardFlagCount = try reader.count()
    leapCount = try reader.count()
    transitionCount = try reader.count()
    typeCount = try reader.count()
    nameByteCount = try reader.count()
  }

  /// Whether the counts are consistent.
  var isValid: Bool {
    typeCount > 0 && nameByteCount > 0 && (utcFlagCount == 0 || utcFlagCount == typeCount)
      && (standardFlagCount == 0 || standardFlagCount == typeCount)
  }

  /// Returns the number of bytes of the data block that follows the header.
  func byteCount(timeWidth: Int) -> Int {
    transitionCount * (timeWidth + 1) + typeCount * 6 + nameByteCount + leapCount * (timeWidth + 4)
      + standardFlagCount + utcFlagCount
  }
}

/// A reader of numbers in network byte order.
private struct TimeZoneReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  mutating func byte() throws(TimeZoneError) -> UInt8 {
    guard let byte = bytes.popFirst() else { throw .corrupt }
    return byte
  }

  mutating func skip(_ count: Int) throws(TimeZoneError) {
    _ = try take(count)
  }

  /// Takes the given number of bytes, and returns a reader for them.
  mutating func take(_ count: Int) throws(TimeZoneError) -> TimeZoneReader {
    guard count <= bytes.count else { throw .corrupt }
    defer { bytes = bytes.dropFirst(count) }
    return TimeZoneReader(bytes.prefix(count))
  }

  /// Reads a signed number of 4 or 8 bytes, or an unsigned number of fewer bytes.
  mutating func number(_ width: Int) throws(TimeZoneError) -> Int {
    var value: UInt64 = 0
    for _ in 0..<width { value = value << 8 | UInt64(try byte()) }
    return width == 4
      ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(truncatingIfNeeded: value))
  }

  /// Reads a count in a header, which is an unsigned number of 4 bytes.
  mutating func count() throws(TimeZoneError) -> Int {
    let value = try number(4)
    return Int(UInt32(truncatingIfNeeded: value))
  }

  /// Reads the offset of each type of local time.
  mutating func typeOffsets(
    _ header: TimeZoneHeader
  ) throws(TimeZoneError) -> ContiguousArray<Int32> {
    // The limits in RFC 9636, section 3.2.
    let limits = -89_999...93_599
    var offsets: ContiguousArray<Int32> = []
    for _ in 0..<header.typeCount {
      let offset = try number(4)
      let (isDaylightSaving, nameIndex) = (try number(1), try number(1))
      guard limits.contains(offset), isDaylightSaving < 2, nameIndex < header.nameByteCount else {
        throw .corrupt
      }
      offsets.append(Int32(offset))
    }
    return offsets
  }

  /// Reads the rule in the footer; returns `nil` if the footer is empty.
  mutating func footer() throws(TimeZoneError) -> TimeZoneFooter? {
    let lineFeed = UInt8(ascii: "\n")
    guard try byte() == lineFeed, let end = bytes.firstIndex(of: lineFeed) else { throw .corrupt }
    let text = bytes[..<end]
    if text.isEmpty { return nil }
    guard let footer = TimeZoneFooter(parsing: text) else { throw .corrupt }
    return footer
  }
}
