#if Formats
/// A time of day as it is parsed.
struct ParsedTime {
  /// The seconds since midnight; `nil` if there is no time of day.
  var secondOfDay: Int?

  /// The seconds ahead of Universal Time; `nil` if there is no time zone, or one without an offset.
  var offset: Int?

  /// Whether there is a time zone whose offset is unknown.
  var hasUnknownOffset = false

  /// The time in Universal Time, in seconds since midnight of its date, if it is an instant.
  var secondsFromMidnight: Int? {
    guard let secondOfDay, let offset else { return nil }
    return secondOfDay - offset
  }

  /// Whether it would be an instant if the offset of its time zone were known.
  var isUnknownInstant: Bool { secondOfDay != nil && offset == nil && hasUnknownOffset }

  private mutating func add(seconds: Int) { secondOfDay = (secondOfDay ?? 0) + seconds }

  private mutating func setZone(_ zone: Zone) {
    switch zone {
    case .offset(let seconds): offset = offset ?? seconds
    case .unknown: hasUnknownOffset = true
    }
  }
}

/// A time zone in a text.
enum Zone {
  /// One that is this many seconds ahead of Universal Time.
  case offset(Int)

  /// A name such as `CEST`, whose offset is unknown.
  case unknown
}

extension ParsedTime {
  /// Parses a part of the time of day or the time zone.
  mutating func read(
    _ field: TimeField, of bytes: Span<UInt8>, at position: inout Int
  ) throws(DayParsingError) {
    switch field {
    case .number(let part, let width):
      add(seconds: try bytes.timeNumber(part, width, at: &position))
    case .dayPeriod:
      if try bytes.isAfternoon(at: &position) { add(seconds: 43_200) }
    case .zone(let allowsName):
      setZone(try bytes.zone(allowsName: allowsName, at: &position))
    case .mailTime: try readMailTime(of: bytes, at: &position)
    }
  }

  /// Parses the time and the zone of RFC 5322, if there is a time; the zone may be missing, and a
  /// comment in parentheses may follow it.
  private mutating func readMailTime(
    of bytes: Span<UInt8>, at position: inout Int
  ) throws(DayParsingError) {
    guard bytes.hasMailTime(at: position) else { return }
    position += 1
    try read(.number(.hour, .exactly(2)), of: bytes, at: &position)
    try bytes.skip(UInt8(ascii: ":"), at: &position)
    try read(.number(.minute, .exactly(2)), of: bytes, at: &position)
    if bytes.passes(UInt8(ascii: ":"), at: &position) {
      try read(.number(.second, .exactly(2)), of: bytes, at: &position)
    }
    if let zone = try bytes.mailZone(at: &position) { setZone(zone) }
  }
}

extension TimeField {
  /// Moves the position past a text in this field, and returns whether there is one.
  @inline(never)
  func passes(in bytes: Span<UInt8>, at position: inout Int) -> Bool {
    var time = ParsedTime()
    do throws(DayParsingError) {
      try time.read(self, of: bytes, at: &position)
      return true
    } catch {
      return false
    }
  }
}

extension Span<UInt8> {
  /// Parses a part of the time of day as seconds.
  fileprivate func timeNumber(
    _ part: TimeNumber, _ width: NumberWidth, at position: inout Int
  ) throws(DayParsingError) -> Int {
    let start = position
    let number = try number(width, at: &position)
    guard let range = part.range, !range.contains(number) else { return part.seconds(of: number) }
    throw DayParsingError(
      expected: .number(from: range.lowerBound, to: range.upperBound), at: start)
  }

  /// Parses AM or PM, in any case and with or without full stops.
  fileprivate func isAfternoon(at position: inout Int) throws(DayParsingError) -> Bool {
    var place = position
    let letter = byte(at: place)?.lowercasedASCII
    place += 1
    let hasStops = passes(UInt8(ascii: "."), at: &place)
    guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p"),
      byte(at: place)?.lowercasedASCII == UInt8(ascii: "m"),
      !hasStops || byte(at: place + 1) == UInt8(ascii: ".")
    else { throw DayParsingError(expected: .dayPeriod, at: position) }
    position = place + (hasStops ? 2 : 1)
    return letter == UInt8(ascii: "p")
  }

  /// Whether there is a space and two digits with a colon at a position.
  fileprivate func hasMailTime(at position: Int) -> Bool {
    byte(at: position) == UInt8(ascii: " ") && digitCount(atMost: 2, from: position + 1) == 2
      && byte(at: position + 3) == UInt8(ascii: ":")
  }
}
#endif
