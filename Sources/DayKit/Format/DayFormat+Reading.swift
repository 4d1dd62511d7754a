extension Day {
  /// Creates the day of a text in a format.
  ///
  /// ```swift
  /// try Day("29/08/2025", as: .dmy)          // 2025-08-29
  /// ```
  ///
  /// - Throws: ``DayReadingError`` with the place of the part that does not fit.
  public init(_ text: some StringProtocol, as format: DayFormat) throws(DayReadingError) {
    self = try String(text).withBytes { bytes throws(DayReadingError) in try format.read(bytes) }
  }
}

extension DayFormat {
  /// Parses a day from UTF-8, the whole text.
  ///
  /// Parts that the day does not need, such as a weekday beside a date, must agree with it.
  ///
  /// ```swift
  /// let bytes = Array("2025-08-29".utf8)
  /// try DayFormat.iso.read(bytes.span)       // 2025-08-29
  /// ```
  ///
  /// - Throws: ``DayReadingError`` with the place of the part that does not fit.
  public func read(_ bytes: Span<UInt8>) throws(DayReadingError) -> Day {
    var position = 0
    if case .day(let day) = quickRead(bytes, at: &position), position == bytes.count {
      return day
    }
    return try readFields(of: bytes)
  }

  /// Parses a day from UTF-8, the whole text, with instants taken as days in a time zone.
  ///
  /// The result is that of ``read(_:)`` of the format in that zone, but the format need not be
  /// created.
  func read(_ bytes: Span<UInt8>, in timeZone: TimeZoneRule?) throws(DayReadingError) -> Day {
    return try readAllFields(of: bytes, timeZone)
  }

  /// Parses a day the quick way.
  @inline(__always)
  func quickRead(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    switch storage {
    case .fixed(let date, _): date.read(bytes, at: &position)
    case .single(let format): format.read(bytes, at: &position)
    case .layout: layout?.read(bytes, at: &position) ?? .unknown
    }
  }

  /// Parses a day from UTF-8, the whole text, field by field.
  package func readFields(of bytes: Span<UInt8>) throws(DayReadingError) -> Day {
    return try readAllFields(of: bytes, timeZone)
  }

  private func readAllFields(
    of bytes: Span<UInt8>, _ timeZone: TimeZoneRule?
  ) throws(DayReadingError) -> Day {
    var position = 0
    do throws(DayReadingError) {
      return try readFields(of: bytes, from: &position, upToEnd: true, timeZone)
    } catch {
      throw error.counted(in: bytes)
    }
  }

  /// Parses a day at a position in UTF-8, and moves the position past it.
  package func readPrefix(of bytes: Span<UInt8>, at position: inout Int) -> Day? {
    switch quickRead(bytes, at: &position) {
    case .day(let day): day
    case .refused: nil
    case .unknown: readPrefixFields(of: bytes, at: &position)
    }
  }

  /// Parses a day at a position in UTF-8 field by field, and moves the position past it.
  package func readPrefixFields(of bytes: Span<UInt8>, at position: inout Int) -> Day? {
    try? readFields(of: bytes, from: &position, upToEnd: false, timeZone)
  }

  private func readFields(
    of bytes: Span<UInt8>, from position: inout Int, upToEnd: Bool, _ timeZone: TimeZoneRule?
  ) throws(DayReadingError) -> Day {
    guard let plan else {
      throw DayReadingError(.unreadableFormat(readingObstacle?.reason ?? .noDay), at: 0)
    }
    var parts = ParsedParts(years: years, timeZone: timeZone)
    for field in fields {
      try read(field, of: bytes, at: &position, into: &parts)
    }
    guard !upToEnd || position == bytes.count else {
      throw DayReadingError(expected: .end, at: position)
    }
    if parts.lacksOffset {
      throw DayReadingError(
        .unknownOffset,
        at: offset(in: bytes) { $0 == .time(.zone(.name)) || $0 == .time(.mailTime) })
    }
    let (written, day): (Day, Day)
    do throws(DayError) {
      written = try parts.writtenDay(by: plan)
      day = try parts.day(of: written)
    } catch {
      // A search in a longer text needs no position.
      guard upToEnd else { throw DayReadingError(.doesNotExist(error), at: 0) }
      var offset = offset(in: bytes) { $0.isBlamed(for: error) }
      if parts.isDateTime { offset = bytes.offset(of: error, inDateTimeAt: offset) }
      throw DayReadingError(.doesNotExist(error), at: offset)
    }
    try check(parts, against: written, in: bytes)
    return day
  }

  private func read(
    _ field: Field, of bytes: Span<UInt8>, at position: inout Int, into parts: inout ParsedParts
  ) throws(DayReadingError) {
    switch field {
    case .literal(let byte):
      try bytes.skip(byte, at: &position)
    case .number(let part, let width):
      try parts.readNumber(part, width, of: bytes, at: &position)
    case .name(let part, let table):
      guard let index = self.table(table).readName(of: bytes, at: &position) else {
        throw DayReadingError(expected: .name(part.dayPart), at: position)
      }
      parts[part] = index
    case .dateTime(let form):
      try parts.readDateTime(form, of: bytes, at: &position)
    case .time(let field):
      try parts.time.read(field, of: bytes, at: &position)
    }
  }

  /// Checks that all parts that were parsed are those of the day.
  private func check(
    _ parts: ParsedParts, against day: Day, in bytes: Span<UInt8>
  ) throws(DayReadingError) {
    let components = day.dayComponents
    for field in fields {
      let agrees: Bool
      switch field {
      case .number(let part, _) where !part.isCount:
        agrees = parts[part] == part.value(of: day, components)
      case .name(let part, _):
        agrees = parts[part] == part.index(day, components)
      default: continue
      }
      guard agrees else {
        throw DayReadingError(
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

  /// Parses a text field by field up to the end or the first mistake, calls a function with each
  /// field and its bytes, and returns the place of the mistake, or 0 if there is none.
  @discardableResult
  func forEachField(of bytes: Span<UInt8>, _ body: (Field, Range<Int>) -> Void) -> Int {
    var position = 0
    var parts = ParsedParts(years: years, timeZone: timeZone)
    for field in fields {
      let start = position
      do throws(DayReadingError) {
        try read(field, of: bytes, at: &position, into: &parts)
      } catch {
        return error.offset
      }
      body(field, start..<position)
    }
    return 0
  }
}

extension SingleFormat {
  @inline(never)
  fileprivate func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    switch field {
    case .number(.serialDay, _): SerialDays.from1900.read(bytes, at: &position)
    case .number(.serialDayFrom1904, _): SerialDays.from1904.read(bytes, at: &position)
    case .number(.year, _): bytes.readYear(at: &position)
    case .number(let part, _): DayCount(part)?.read(bytes, at: &position) ?? .unknown
    case .dateTime(let form): CommonDateTime(form: form).read(bytes, at: &position)
    default: .unknown
    }
  }
}

extension Span<UInt8> {
  /// Parses a year of four digits as its first day.
  @inline(__always)
  func readYear(at position: inout Int) -> QuickReading {
    var end = position
    guard let year = try? digits(4, at: &end),
      let day = Day(year: year, month: 1, checked: 1)
    else { return .unknown }
    position = end
    return .day(day)
  }
}

extension Field {
  /// Whether the field has the number that causes an error.
  fileprivate func isBlamed(for error: DayError) -> Bool {
    switch (self, error.kind) {
    case (.number(.month, _), .noSuchMonth), (.number(.dayOfMonth, _), .noSuchDay),
      (.number(.dayOfYear, _), .noSuchDayOfYear), (.number(.week, _), .noSuchWeek),
      (.number(.sundayWeek, _), .noSuchDayOfYear), (.number(.mondayWeek, _), .noSuchDayOfYear),
      (.dateTime, _):
      true
    case (.number(let part, _), .outOfRange):
      [.year, .weekYear, .day].contains(part.dayPart)
    default: false
    }
  }
}
