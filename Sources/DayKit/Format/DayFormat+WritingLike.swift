#if Formats
// Days written in the form of a text, so that its time of day stays.

extension DayFormat {
  /// Whether texts in this format can have a time of day, which ``bytes(of:like:)`` keeps.
  package var keepsTime: Bool {
    for field in fields {
      switch field {
      case .dateTime, .time: return true
      case .count(let numbering) where numbering.allowsFraction: return true
      case .literal, .space, .number, .name, .count: continue
      }
    }
    return false
  }

  /// Whether texts in this format can have a time of day, or other spaces than the format writes.
  package var keepsForm: Bool {
    keepsTime || fields.hasSpace
  }

  /// Whether a text in this format may differ from what the format writes in what ``bytes(of:like:)`` keeps.
  package func mayKeepForm(of text: Span<UInt8>) -> Bool {
    if keepsTime { return true }
    for field in fields {
      if case .space(let space) = field, !space.isPlain { return true }
    }
    return text.indices.contains { text[$0] >= 0x80 }
  }

  /// Whether texts are instants in a time zone, which a day may not have.
  package var dependsOnTimeZone: Bool { timeZone != nil && isInstant }

  /// Whether some days may have no instant in this format; see ``lacksInstant(of:)``.
  package var mayLackInstants: Bool { isInstant && timeZone?.maySkipDays == true }

  /// Whether no instant is a day in this format, because clocks in its time zone skip the whole day.
  package func lacksInstant(of day: Day) -> Bool {
    isInstant && timeZone?.skips(day) == true
  }

  /// Returns a day in the form of a text in this format, with the time of day, the time zone and the
  /// padding of that text; `nil` if the format does not parse the whole text.
  ///
  /// For an instant in a time zone, the time of day that stays is what clocks show there. The result is `nil`
  /// if no text in this form is that time of the day.
  package func bytes(of day: Day, like text: Span<UInt8>) -> [UInt8]? {
    guard let read = try? read(text) else { return nil }
    let days = day - read
    if days == 0 { return [UInt8](capacity: text.count) { $0.append(copying: text) } }
    guard let timeZone, isInstant else { return bytes(of: day, WrittenTime(), days, like: text) }
    guard let instant = compiled.instant(of: text) else {
      // A number, or a text without a time.
      let bytes = bytes(of: day, WrittenTime(), days, like: text)
      return bytes.flatMap { self.day(of: $0) == day ? $0 : nil }
    }
    let later = timeZone.instant(days, after: instant.seconds)
    guard timeZone.daysSince1970(atInstant: later) == day.daysSince1970 else { return nil }
    let (written, time) = clock(at: later, like: text, instant)
    let bytes = bytes(of: written, time, days, like: text)
    // The text may lack the minutes or seconds of the time, and its year may be the only one that it can have.
    return bytes.flatMap { self.instant(of: $0) == later ? $0 : nil }
  }

  /// The day in a text; `nil` if there is none.
  private func day(of bytes: [UInt8]) -> Day? {
    // An array's own span needs macOS 26.
    let text = bytes[...]
    return try? read(text.span)
  }

  /// The instant in a text, in seconds since 1970; `nil` if there is none.
  private func instant(of bytes: [UInt8]) -> Int64? {
    let text = bytes[...]
    return compiled.instant(of: text.span)?.seconds
  }

  /// What the clock of a text shows at another instant: a date, which need not be that of the day in the time
  /// zone, and the parts of the time that change.
  private func clock(
    at later: Int64, like text: Span<UInt8>, _ instant: CompiledFormat.Instant
  ) -> (Day, WrittenTime) {
    let zone = timeZone ?? .utc
    let (before, after) = (zone.offset(atInstant: instant.seconds), zone.offset(atInstant: later))
    var time = WrittenTime()
    if instant.offset == before, after != before,
      compiled.takesOffset(like: text, withSeconds: after % 60 != 0)
    {
      time.offset = after
    }
    let wall = later + Int64(time.offset ?? instant.offset)
    let change = wall - instant.seconds - Int64(instant.offset)
    var midnight = wall.dividedRoundingDown(by: 86_400)
    if change % 86_400 == 0 {
      // The same time as in the text, which may be 24:00 or a leap second.
      midnight = instant.midnight + change / 86_400
    } else {
      time.secondOfDay = Int(wall - midnight * 86_400)
    }
    return (Day(exactly: Int(midnight)) ?? (later < instant.seconds ? .min : .max), time)
  }

  /// Returns a day in the form of a text, with instants in it moved by a number of days; `nil` if the
  /// format does not parse the whole text.
  private func bytes(
    of day: Day, _ time: WrittenTime, _ days: Int, like text: Span<UInt8>
  ) -> [UInt8]? {
    let components = day.dayComponents
    // An offset can have six characters more.
    let capacity = fields.reduce(text.count + 6) { sum, field in
      if case .name(_, let table) = field { return sum + self.table(table).maximumWidth }
      return sum + field.maximumWidth(NameTables(), hasOffset: false)
    }
    var end = 0
    let bytes = [UInt8](capacity: capacity) { output in
      compiled.forEachField(of: text) { field, range in
        end = range.upperBound
        let piece = text.extracting(range)
        switch field {
        case .time(let field): output.append(time, field, like: piece)
        case .dateTime: output.append(day, time, like: piece)
        case .number(let part, let width):
          let likeText = NumberWidth(width, like: piece)
          compiled.write(.number(part, likeText), of: day, components, to: &output)
        case .count(let numbering):
          guard let perSecond = numbering.perSecond else {
            output.append(day, as: numbering)
            output.append(copying: piece.extracting(droppingFirst: piece.startOfFraction))
            break
          }
          output.append(piece) { number in
            let seconds = number.dividedRoundingDown(by: Int64(perSecond))
            let start = numbering.secondsBefore1970
            let later =
              timeZone?.instant(days, after: seconds - start)
              ?? seconds - start + Int64(days) * 86_400
            return (later + start)
              .multiplied(by: Int64(perSecond), adding: number &- seconds &* Int64(perSecond))
          }
        case .space: output.append(copying: piece)
        case .literal, .name: compiled.write(field, of: day, components, to: &output)
        }
      }
    }
    return end == text.count ? bytes : nil
  }
}

extension TimeZoneRule {
  /// The instant at which clocks show the same time of day this many days later; if they skip it, the offset
  /// before the change counts, as in iCalendar (RFC 5545, section 3.3.5).
  fileprivate func instant(_ days: Int, after instant: Int64) -> Int64 {
    let wall = instant + Int64(offset(atInstant: instant)) + Int64(days) * 86_400
    let moment = firstInstant(showing: wall)
    let isSkipped = moment + Int64(offset(atInstant: moment)) != wall
    return isSkipped ? wall - Int64(offset(atInstant: moment - 1)) : moment
  }
}

extension Int64 {
  /// The product and a number, or the nearest number that has an opposite.
  fileprivate func multiplied(by factor: Int64, adding other: Int64) -> Int64 {
    let (product, productOverflow) = multipliedReportingOverflow(by: factor)
    let (sum, sumOverflow) = product.addingReportingOverflow(other)
    guard productOverflow || sumOverflow || sum == .min else { return sum }
    return self < 0 ? .min + 1 : .max
  }
}

extension Span<UInt8> {
  /// The position of the full stop of a fraction, or the end.
  fileprivate var startOfFraction: Int {
    for index in indices where self[index] == UInt8(ascii: ".") { return index }
    return count
  }
}

extension OutputSpan<UInt8> {
  /// Appends a day and a time, with or without separators between the parts of the date as in the text.
  fileprivate mutating func append(_ day: Day, _ time: WrittenTime, like text: Span<UInt8>) {
    let end = text.endOfDate
    let hasSeparators = text.byte(at: end - 3) == UInt8(ascii: "-")
    (hasSeparators ? DayFormat.iso : .basic).writeFields(of: day, to: &self)
    append(time, like: text.extracting(droppingFirst: end))
  }

  /// Appends the number in a text, with its fraction, after a change of the whole number below it.
  fileprivate mutating func append(_ text: Span<UInt8>, changedBy change: (Int64) -> Int64) {
    var position = 0
    let isNegative = text.sign(at: &position) ?? false
    let magnitude = Int64(clamping: (try? text.wholeNumber(at: &position)) ?? 0)
    let fraction = text.extracting(droppingFirst: position)
    let last = fraction.lastNonzeroDigit
    let rest: Int64 = last == nil ? 0 : 1
    let number = change(isNegative ? -magnitude - rest : magnitude)
    if number < 0 { append(UInt8(ascii: "-")) }
    append(decimal: number < 0 ? -number - rest : number)
    guard let last, isNegative != (number < 0) else { return append(copying: fraction) }
    append(complementOf: fraction, upTo: last)
  }

  /// Appends the fraction that makes one together with another one.
  private mutating func append(complementOf fraction: Span<UInt8>, upTo last: Int) {
    let (zero, nine) = (UInt8(ascii: "0"), UInt8(ascii: "9"))
    for index in fraction.indices {
      let byte = fraction[index]
      if index == 0 || index > last {
        append(byte)
      } else {
        append(zero + nine - byte + (index == last ? 1 : 0))
      }
    }
  }
}

extension Span<UInt8> {
  /// The position of the last digit of a fraction that is not zero.
  fileprivate var lastNonzeroDigit: Int? {
    var last: Int?
    for index in indices {
      if let digit = byte(at: index)?.digitValue, digit > 0 { last = index }
    }
    return last
  }
}
#endif
