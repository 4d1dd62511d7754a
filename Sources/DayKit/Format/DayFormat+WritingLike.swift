#if Formats
// Days written in the form of a text, so that its time of day stays.

extension DayFormat {
  /// Whether texts in this format can have a time of day, which ``bytes(of:like:)`` keeps.
  package var keepsTime: Bool {
    for field in fields {
      switch field {
      case .dateTime, .time: return true
      case .count(let numbering) where numbering.allowsFraction: return true
      case .literal, .number, .name, .count: continue
      }
    }
    return false
  }

  /// Whether the time of day in a text decides which day it is, so that a day may have no text like it.
  package var dependsOnTimeZone: Bool { timeZone != nil && isInstant && !isNumber }

  /// Returns a day in the form of a text in this format, with the time of day, the time zone and the
  /// padding of that text; `nil` if the format does not parse the whole text.
  package func bytes(of day: Day, like text: Span<UInt8>) -> [UInt8]? {
    guard let read = try? read(text) else { return nil }
    if day == read { return [UInt8](capacity: text.count) { $0.append(copying: text) } }
    // In a time zone, the date in the text need not be the day of its instant.
    let written = timeZone == nil ? read : (try? self.read(text, in: nil)) ?? read
    let shown = written.advanced(upTo: day - read)
    let bytes = bytes(of: shown, day - read, like: text)
    guard timeZone != nil, let bytes else { return bytes }
    // An array's own span needs macOS 26.
    let whole = bytes[...]
    guard let reread = try? self.read(whole.span), reread != day else { return bytes }
    // The clocks changed between the two days.
    return self.bytes(of: shown.advanced(upTo: day - reread), day - read, like: text)
  }

  /// Returns a day in the form of a text, with instants in it moved by a number of days; `nil` if the
  /// format does not parse the whole text.
  private func bytes(of day: Day, _ days: Int, like text: Span<UInt8>) -> [UInt8]? {
    let components = day.dayComponents
    let capacity = fields.reduce(text.count) { sum, field in
      if case .name(_, let table) = field { return sum + self.table(table).maximumWidth }
      return sum + field.maximumWidth(NameTables(), hasOffset: false)
    }
    var end = 0
    let bytes = [UInt8](capacity: capacity) { output in
      compiled.forEachField(of: text) { field, range in
        end = range.upperBound
        let piece = text.extracting(range)
        switch field {
        case .time: output.append(copying: piece)
        case .dateTime: output.append(day, like: piece)
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
            return (instant(days, after: seconds - start) + start)
              .multiplied(by: Int64(perSecond), adding: number &- seconds &* Int64(perSecond))
          }
        case .literal, .name: compiled.write(field, of: day, components, to: &output)
        }
      }
    }
    return end == text.count ? bytes : nil
  }
}

extension DayFormat {
  /// The instant at which clocks show the same time of day this many days later; if they skip it, the offset
  /// before the change counts, as in iCalendar (RFC 5545, section 3.3.5).
  private func instant(_ days: Int, after instant: Int64) -> Int64 {
    let seconds = Int64(days) * 86_400
    guard let timeZone else { return instant + seconds }
    let wall = instant + Int64(timeZone.offset(atInstant: instant)) + seconds
    let moment = timeZone.firstInstant(showing: wall)
    let isSkipped = moment + Int64(timeZone.offset(atInstant: moment)) != wall
    return isSkipped ? wall - Int64(timeZone.offset(atInstant: moment - 1)) : moment
  }
}

extension NumberWidth {
  /// The width of a number in a text, if it is padded there.
  fileprivate init(_ width: NumberWidth, like text: Span<UInt8>) {
    let isPadded = text.count > 1
    switch text.byte(at: 0) {
    case UInt8(ascii: "0")? where isPadded: self = .exactly(text.count)
    case UInt8(ascii: " ")? where isPadded: self = .spaces(text.count)
    default: self = width
    }
  }
}

extension Day {
  /// The day this many days later, or the first or the last day that there is.
  fileprivate func advanced(upTo days: Int) -> Day {
    Day(exactly: daysSince1970 + days) ?? (days < 0 ? Day.min : Day.max)
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
  /// Appends a day, with or without separators as the date in a text, and the text after that date.
  fileprivate mutating func append(_ day: Day, like text: Span<UInt8>) {
    var end = 1
    while let byte = text.byte(at: end), byte.digitValue != nil || byte == UInt8(ascii: "-") {
      end += 1
    }
    let hasSeparators = text.byte(at: end - 3) == UInt8(ascii: "-")
    (hasSeparators ? DayFormat.iso : .basic).writeFields(of: day, to: &self)
    append(copying: text.extracting(droppingFirst: end))
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
