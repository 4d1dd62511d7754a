#if Formats
// The time of day and the offset in a text, replaced in the form that they have there.

/// What replaces the time of day and the offset of a text.
struct WrittenTime {
  /// The seconds since midnight, or `nil` if the time stays as it is written.
  var secondOfDay: Int?

  /// The seconds ahead of Universal Time, or `nil` if the offset stays as it is written.
  var offset: Int?
}

extension CompiledFormat {
  /// An instant in a text: the days since 1970 of the date that is written, the seconds since 1970, and the
  /// offset that is written.
  typealias Instant = (midnight: Int64, seconds: Int64, offset: Int)

  /// The instant in a text; `nil` if it has no time or no time zone.
  func instant(of text: Span<UInt8>) -> Instant? {
    let time = time(of: text)
    guard let fromMidnight = time.secondsFromMidnight,
      let offset = time.offset, let day = try? readFields(of: text, in: nil)
    else { return nil }
    let midnight = Int64(day.daysSince1970)
    return (midnight, midnight * 86_400 + Int64(fromMidnight), offset)
  }

  /// Whether another offset can be written in place of that of a text.
  ///
  /// - Parameter hasSeconds: Whether the offset is not one of whole minutes.
  func takesOffset(like text: Span<UInt8>, withSeconds hasSeconds: Bool) -> Bool {
    var takesOffset = true
    forEachField(of: text) { field, range in
      let piece = text.extracting(range)
      switch field {
      case .dateTime:
        takesOffset = takesOffset && piece.extracting(droppingFirst: piece.endOfDate).takesOffset
      case .time(.zone), .time(.mailTime):
        takesOffset = takesOffset && piece.takesOffset && !hasSeconds
      default: break
      }
    }
    return takesOffset
  }
}

extension OutputSpan<UInt8> {
  /// Appends a field in the form of a text in it.
  mutating func append(_ time: WrittenTime, _ field: TimeField, like text: Span<UInt8>) {
    switch field {
    case .number(let part, let width):
      guard let second = time.secondOfDay, let number = part.number(at: second) else {
        return append(copying: text)
      }
      append(number, NumberWidth(width, like: text))
    case .dayPeriod:
      guard let second = time.secondOfDay else { return append(copying: text) }
      // Bit 5 is the case of the letter.
      append(UInt8(ascii: second < 43_200 ? "A" : "P") | text[0] & 0x20)
      append(copying: text.extracting(droppingFirst: 1))
    case .zone: append(time.offset, likeOffsetIn: text)
    case .mailTime: append(time, like: text)
    }
  }

  /// Appends a time and an offset in the form of a text, which has a `T` or a space before its time.
  mutating func append(_ time: WrittenTime, like text: Span<UInt8>) {
    var position = 0
    if let second = time.secondOfDay {
      for part in [TimeNumber.hour, .minute, .second] {
        let hasSeparator = position == 0 || text.byte(at: position) == UInt8(ascii: ":")
        guard text.hasTwoDigits(at: hasSeparator ? position + 1 : position) else { break }
        if hasSeparator {
          append(text[position])
          position += 1
        }
        append(part.number(at: second) ?? 0, .exactly(2))
        position += 2
      }
    }
    append(time.offset, likeOffsetIn: text.extracting(droppingFirst: position))
  }

  /// Appends a text with another offset.
  private mutating func append(_ offset: Int?, likeOffsetIn text: Span<UInt8>) {
    guard let offset, let start = text.startOfOffset else { return append(copying: text) }
    append(copying: text.extracting(first: start))
    let (form, end) = text.offsetForm(at: start)
    append(UInt8(ascii: offset < 0 ? "-" : "+"))
    let numbers = [abs(offset) / 3_600, abs(offset) / 60 % 60, abs(offset) % 60]
    let count = Swift.max(form.count, (numbers.lastIndex { $0 > 0 } ?? 0) + 1)
    append(numbers[0], form.hourDigits == 1 ? .upTo(2) : .exactly(2))
    for number in numbers[1..<count] {
      if form.hasColons { append(UInt8(ascii: ":")) }
      append(number, .exactly(2))
    }
    append(copying: text.extracting(droppingFirst: end))
  }
}

/// How an offset is written.
private struct OffsetForm {
  /// One or two digits of the hour.
  var hourDigits: Int

  var hasColons: Bool

  /// How many of hours, minutes and seconds there are.
  var count: Int
}

extension Span<UInt8> {
  /// The position after the date of a date-time.
  var endOfDate: Int {
    var end = 1
    while let byte = byte(at: end), byte.digitValue != nil || byte == UInt8(ascii: "-") { end += 1 }
    return end
  }

  /// The position of the sign of the offset after a time of day, or `nil` if the text has another zone there.
  fileprivate var startOfOffset: Int? {
    for index in indices {
      switch self[index] {
      case UInt8(ascii: "+"), UInt8(ascii: "-"): return index
      // The time before an offset, and `UTC` as in UTC+2.
      case let byte where byte.digitValue != nil || byte.isLetter || ":., ".utf8.contains(byte):
        continue
      default: return nil
      }
    }
    return nil
  }

  /// The form of the offset whose sign is at a position, and the position after it.
  ///
  /// An offset in hours has the colons of the time before it; that after `UTC` or in `+2` has some.
  fileprivate func offsetForm(at start: Int) -> (OffsetForm, end: Int) {
    let hourDigits = digitCount(atMost: 2, from: start + 1)
    var position = start + 1 + hourDigits
    var form = OffsetForm(hourDigits: hourDigits, hasColons: hourDigits == 1, count: 1)
    if byte(at: position) == UInt8(ascii: ":") {
      form.hasColons = true
    } else if !hasTwoDigits(at: position), start > 0 {
      form.hasColons =
        form.hasColons || self[start - 1].isLetter
        || (0..<start).contains { self[$0] == UInt8(ascii: ":") }
    }
    while true {
      let digits = byte(at: position) == UInt8(ascii: ":") ? position + 1 : position
      guard form.count < 3, hasTwoDigits(at: digits) else { return (form, position) }
      position = digits + 2
      form.count += 1
    }
  }

  /// Whether another offset can be written in the place of that of a time: not in that of a name, and not
  /// beside one, which would contradict it.
  fileprivate var takesOffset: Bool {
    startOfOffset != nil && byte(at: count - 1) != UInt8(ascii: ")")
  }

  fileprivate func hasTwoDigits(at position: Int) -> Bool {
    digitCount(atMost: 2, from: position) == 2
  }
}

extension TimeNumber {
  /// The number at a time of day in seconds since midnight; `nil` for fractions of a second.
  fileprivate func number(at second: Int) -> Int? {
    let hour = second / 3_600
    return switch self {
    case .hour: hour
    case .hourFromOne: hour == 0 ? 24 : hour
    case .halfDayHour: hour % 12 == 0 ? 12 : hour % 12
    case .halfDayHourFromZero: hour % 12
    case .minute: second / 60 % 60
    case .second: second % 60
    case .fraction: nil
    }
  }
}

extension NumberWidth {
  /// The width of a number in a text, if it is padded there.
  init(_ width: NumberWidth, like text: Span<UInt8>) {
    let isPadded = text.count > 1
    switch text.byte(at: 0) {
    case UInt8(ascii: "0")? where isPadded: self = .exactly(text.count)
    case UInt8(ascii: " ")? where isPadded: self = .spaces(text.count)
    default: self = width
    }
  }
}
#endif
