#if Formats
// Time zones in texts: offsets from Universal Time, and names, of which only a few have an offset.

extension Span<UInt8> {
  /// Parses a time zone.
  ///
  /// - Parameter allowsSeconds: Whether an offset may have seconds.
  func zone(
    allowsName: Bool, allowsSeconds: Bool = false, at position: inout Int
  ) throws(DayParsingError) -> Zone {
    let start = position
    guard byte(at: start)?.isLetter ?? false else {
      return .offset(try offset(allowsSeconds: allowsSeconds, at: &position))
    }
    while byte(at: position)?.isLetter ?? false { position += 1 }
    if isUniversalTime(start..<position) {
      return .offset(try offsetOfUniversalTime(at: &position))
    }
    guard allowsName else { throw DayParsingError(expected: .timeZone, at: start) }
    // The name of an area, such as "America/Argentina/Buenos_Aires".
    if byte(at: position) == UInt8(ascii: "/") || byte(at: position) == UInt8(ascii: "_") {
      while byte(at: position)?.isInArea ?? false { position += 1 }
    }
    return .unknown
  }

  /// Parses a time zone as seconds ahead of Universal Time: a Z, or hours, or hours and minutes,
  /// or seconds as well.
  func offset(
    allowsSeconds: Bool = false, at position: inout Int
  ) throws(DayParsingError) -> Int {
    if passes(UInt8(ascii: "Z"), at: &position) || passes(UInt8(ascii: "z"), at: &position) {
      return 0
    }
    return try signedOffset(hourDigits: 2, allowsSeconds: allowsSeconds, at: &position)
  }

  /// Parses the offset after `UTC` or `GMT`, such as `+2` or `+02:00`; none is 0.
  private func offsetOfUniversalTime(at position: inout Int) throws(DayParsingError) -> Int {
    guard let sign = byte(at: position), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      byte(at: position + 1)?.digitValue != nil
    else { return 0 }
    return try signedOffset(
      hourDigits: digitCount(atMost: 2, from: position + 1), at: &position)
  }

  private func signedOffset(
    hourDigits: Int, allowsSeconds: Bool = false, at position: inout Int
  ) throws(DayParsingError) -> Int {
    let start = position
    guard let isWest = sign(at: &position) else {
      throw DayParsingError(expected: .timeZone, at: position)
    }
    let hours = try digits(hourDigits, at: &position)
    var (minutes, second) = (0, 0)
    let isExtended = passes(UInt8(ascii: ":"), at: &position)
    if isExtended || byte(at: position)?.digitValue != nil {
      minutes = try digits(2, at: &position)
      if allowsSeconds, hasSeconds(isExtended: isExtended, at: &position) {
        second = try digits(2, at: &position)
      }
    }
    guard hours < 24, minutes < 60, second < 60 else {
      throw DayParsingError(expected: .timeZone, at: start)
    }
    let seconds = hours * 3_600 + minutes * 60 + second
    return isWest ? -seconds : seconds
  }

  /// Whether the seconds of an offset follow its minutes; the position moves past the colon before
  /// them.
  private func hasSeconds(isExtended: Bool, at position: inout Int) -> Bool {
    let place = isExtended ? position + 1 : position
    guard !isExtended || byte(at: position) == UInt8(ascii: ":"),
      byte(at: place)?.digitValue != nil
    else { return false }
    position = place
    return true
  }

  /// Parses the zone of a date in RFC 5322 after a space, and a comment after it; `nil` if there is
  /// no zone.
  func mailZone(at position: inout Int) throws(DayParsingError) -> Zone? {
    var place = position
    guard passes(UInt8(ascii: " "), at: &place), let zone = try mailZoneName(at: &place) else {
      return nil
    }
    position = place
    skipComment(at: &position)
    return zone
  }

  /// Parses an offset, Z, UT, or a name of three to five uppercase letters, where GMT and UTC may have an offset after
  /// them.
  private func mailZoneName(at position: inout Int) throws(DayParsingError) -> Zone? {
    guard let first = byte(at: position) else { return nil }
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      guard digitCount(atMost: 2, from: position + 1) == 2 else { return nil }
      return .offset(try offset(at: &position))
    }
    let start = position
    while let byte = byte(at: position), byte.isLetter, byte & 0x20 == 0 { position += 1 }
    guard (1...5).contains(position - start), !(byte(at: position)?.isLetter ?? false) else {
      return nil
    }
    if isUniversalTime(start..<position) {
      return .offset(position == start + 1 ? 0 : try offsetOfUniversalTime(at: &position))
    }
    // Shorter words, such as PM, do not name a zone.
    if position < start + 3 { return nil }
    return northAmericanOffset(start..<position).map { .offset($0) } ?? .unknown
  }

  /// The offset of a zone that RFC 5322 defines by name, such as `EST`.
  private func northAmericanOffset(_ range: Range<Int>) -> Int? {
    guard range.count == 3, self[range.lowerBound + 2] == UInt8(ascii: "T") else { return nil }
    let hours: Int
    switch self[range.lowerBound] {
    case UInt8(ascii: "E"): hours = -5
    case UInt8(ascii: "C"): hours = -6
    case UInt8(ascii: "M"): hours = -7
    case UInt8(ascii: "P"): hours = -8
    default: return nil
    }
    switch self[range.lowerBound + 1] {
    case UInt8(ascii: "S"): return hours * 3_600
    case UInt8(ascii: "D"): return (hours + 1) * 3_600
    default: return nil
    }
  }

  /// Moves the position past a space and letters in parentheses, such as ` (CEST)`.
  private func skipComment(at position: inout Int) {
    var place = position
    guard passes(UInt8(ascii: " "), at: &place), passes(UInt8(ascii: "("), at: &place) else {
      return
    }
    while byte(at: place)?.isLetter ?? false { place += 1 }
    if passes(UInt8(ascii: ")"), at: &place) { position = place }
  }

  /// Whether letters are a name of Universal Time, in any case.
  private func isUniversalTime(_ range: Range<Int>) -> Bool {
    switch range.count {
    case 1: hasName("Z", at: range.lowerBound)
    case 2: hasName("UT", at: range.lowerBound)
    case 3: hasName("UTC", at: range.lowerBound) || hasName("GMT", at: range.lowerBound)
    default: false
    }
  }

  private func hasName(_ name: StaticString, at start: Int) -> Bool {
    name.withUTF8Buffer { buffer in
      // The span cannot outlive the closure, and so not the text.
      let name = unsafe buffer.span
      return name.indices.allSatisfy { self[start + $0] & ~0x20 == name[$0] }
    }
  }

  /// Moves the position past the suffixes of RFC 9557, such as `[Europe/Berlin]`.
  ///
  /// They do not change the day as written, and the offset determines the instant. Other text in
  /// brackets may be something else, so the position stays before it.
  func skipSuffixes(at position: inout Int) {
    var place = position
    while passes(UInt8(ascii: "["), at: &place) {
      let isCritical = passes(UInt8(ascii: "!"), at: &place)
      guard let first = byte(at: place), first.digitValue == nil, first.isInArea else { return }
      while byte(at: place)?.isInArea ?? false { place += 1 }
      if !isCritical, passes(UInt8(ascii: "="), at: &place) || passes(UInt8(ascii: ":"), at: &place)
      {
        while byte(at: place)?.isInArea ?? false { place += 1 }
      }
      guard passes(UInt8(ascii: "]"), at: &place) else { return }
      position = place
    }
  }
}

extension UInt8 {
  /// Whether the name of an area can contain the byte, as `Etc/GMT+2` and `America/New_York` do.
  fileprivate var isInArea: Bool {
    isLetter || digitValue != nil || "/_-+".utf8.contains(self)
  }
}
#endif
