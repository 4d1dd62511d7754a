#if Formats
// Parsing field by field, which finds the reason and the position of an error.

extension CompiledFormat {
  /// Parses a day from UTF-8, the whole text, interpreting instants as days in a time zone.
  func readFields(
    of bytes: Span<UInt8>, in timeZone: TimeZoneRule?
  ) throws(DayParsingError) -> Day {
    var position = 0
    do throws(DayParsingError) {
      return try readFields(of: bytes, from: &position, upToEnd: true, in: timeZone)
    } catch {
      throw error.counted(in: bytes)
    }
  }

  /// Parses a day at a position in UTF-8, and moves the position past it.
  func readFields(
    of bytes: Span<UInt8>, from position: inout Int, upToEnd: Bool, in timeZone: TimeZoneRule?
  ) throws(DayParsingError) -> Day {
    guard let plan else {
      throw DayParsingError(.unreadableFormat(parsingObstacle?.reason ?? .noDay), at: 0)
    }
    var parts = ParsedParts(years: years, timeZone: timeZone)
    for number in 0..<fields.count {
      try read(number, of: bytes, at: &position, into: &parts)
    }
    guard !upToEnd || position == bytes.count else {
      throw DayParsingError(expected: .end, at: position)
    }
    if parts.lacksOffset {
      throw DayParsingError(
        .unknownOffset,
        at: offset(in: bytes) {
          $0 == .time(.zone(allowsName: true)) || $0 == .time(.mailTime)
        })
    }
    let (written, day): (Day, Day)
    do throws(DayError) {
      written = try isFiscal ? fiscalDay(parts) : plan.day(parts)
      day = try parts.day(of: written)
    } catch {
      // A search in a longer text needs no position.
      guard upToEnd else { throw DayParsingError(.doesNotExist(error), at: 0) }
      var offset = offset(in: bytes) { $0.isBlamed(for: error) }
      if parts.isDateTime { offset = bytes.offset(of: error, inDateTimeAt: offset) }
      throw DayParsingError(.doesNotExist(error), at: offset)
    }
    if !isFiscal { try check(parts, against: written, in: bytes) }
    return day
  }

  /// Parses the field with a number.
  private func read(
    _ number: Int, of bytes: Span<UInt8>, at position: inout Int, into parts: inout ParsedParts
  ) throws(DayParsingError) {
    switch fields[number] {
    case .literal(let byte):
      try bytes.skip(byte, at: &position)
    case .space:
      try bytes.skipSpace(at: &position)
    case .number(let part, let width):
      try parts.readNumber(part, width, of: bytes, at: &position)
    case .name(let part, let table):
      let index = tables[table].readName(of: bytes, at: &position) { end in
        hasText(after: number, in: bytes, at: end)
      }
      guard let index else { throw DayParsingError(expected: .name(part.dayPart), at: position) }
      parts[part] = index
    case .count(let numbering):
      parts.count = try bytes.daysSince1970(numbering, parts.timeZone, at: &position)
    case .dateTime(let isZoned):
      try parts.readDateTime(isZoned: isZoned, of: bytes, at: &position)
    case .time(let field):
      try parts.time.read(field, of: bytes, at: &position)
    }
  }

  /// Whether the text that the format has after a field is at a position; `false` if it has none.
  private func hasText(after number: Int, in bytes: Span<UInt8>, at position: Int) -> Bool {
    var (next, end) = (number + 1, position)
    while next < fields.count {
      if case .literal(let byte) = fields[next] {
        guard bytes.passes(byte, at: &end) else { return false }
      } else if case .space = fields[next] {
        guard let space = bytes.space(at: end) else { return false }
        end += space.width
      } else {
        break
      }
      next += 1
    }
    return next > number + 1
  }

  /// Checks that all parts that were parsed are those of the day.
  private func check(
    _ parts: ParsedParts, against day: Day, in bytes: Span<UInt8>
  ) throws(DayParsingError) {
    let components = day.dayComponents
    for field in fields {
      let agrees: Bool
      switch field {
      case .number(let part, _): agrees = parts[part] == part.value(of: day, components)
      case .name(let part, _): agrees = parts[part] == part.index(day, components)
      case .literal, .space, .count, .dateTime, .time: continue
      }
      guard agrees else {
        throw DayParsingError(
          .contradicts(field.dayPart ?? .day, of: day), at: offset(in: bytes) { $0 == field })
      }
    }
  }

  /// The position of the first field of some kind in a text that has been parsed before.
  ///
  /// The text is parsed again, so that valid texts need not keep positions.
  private func offset(in bytes: Span<UInt8>, where condition: (Field) -> Bool) -> Int {
    var offset: Int?
    let end = forEachField(of: bytes) { field, range in
      if offset == nil, condition(field) { offset = range.lowerBound }
    }
    return offset ?? end
  }

  /// Parses a text field by field up to the first mistake, calls a function with each field and its
  /// bytes, and returns the place of the mistake, or 0 if there is none.
  @discardableResult
  func forEachField(of bytes: Span<UInt8>, _ body: (Field, Range<Int>) -> Void) -> Int {
    var parts = ParsedParts(years: years, timeZone: timeZone)
    return forEachField(of: bytes, into: &parts, body)
  }

  /// The time of day and the time zone in a text.
  func time(of bytes: Span<UInt8>) -> ParsedTime {
    var parts = ParsedParts(years: years, timeZone: timeZone)
    _ = forEachField(of: bytes, into: &parts) { _, _ in }
    return parts.time
  }

  private func forEachField(
    of bytes: Span<UInt8>, into parts: inout ParsedParts, _ body: (Field, Range<Int>) -> Void
  ) -> Int {
    var position = 0
    for number in 0..<fields.count {
      let start = position
      if let mistake = mistake(inField: number, of: bytes, at: &position, into: &parts) {
        return mistake
      }
      body(fields[number], start..<position)
    }
    return 0
  }

  /// Parses one field, and returns the place of its mistake, if there is one.
  ///
  /// Each function that is called with the fields would otherwise have its own copy of the parser.
  @inline(never)
  private func mistake(
    inField number: Int, of bytes: Span<UInt8>, at position: inout Int,
    into parts: inout ParsedParts
  ) -> Int? {
    do throws(DayParsingError) {
      try read(number, of: bytes, at: &position, into: &parts)
      return nil
    } catch {
      return error.offset
    }
  }
}

extension Field {
  /// Whether the field has the number that causes an error.
  fileprivate func isBlamed(for error: DayError) -> Bool {
    switch (self, error.kind) {
    case (.number(.month, _), .noSuchMonth), (.number(.quarter, _), .noSuchQuarter),
      (.number(.dayOfMonth, _), .noSuchDay), (.name(.dayOfMonth, _), .noSuchDay),
      (.number(.dayOfYear, _), .noSuchDayOfYear), (.number(.week, _), .noSuchWeek),
      (.number(.sundayWeek, _), .noSuchDayOfYear), (.number(.mondayWeek, _), .noSuchDayOfYear),
      (.count, .outOfRange), (.dateTime, _):
      true
    case (.number(let part, _), .outOfRange): part.dayPart == .year || part.dayPart == .weekYear
    default: false
    }
  }
}
#endif
