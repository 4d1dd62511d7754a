// Days written in the form of a text, so that its time of day stays.

extension DayFormat {
  /// Whether texts in this format have a time of day that ``bytes(of:like:)`` keeps.
  ///
  /// In a time zone, the day of an instant is not the one that is written, so no part of the text can
  /// stay.
  package var keepsTime: Bool {
    guard timeZone == nil || !isInstant else { return false }
    for field in fields {
      switch field {
      case .dateTime, .time: return true
      case .literal, .number, .name: continue
      }
    }
    return false
  }

  /// Returns a day in the form of a text in this format, with the time of day and the time zone of
  /// that text.
  ///
  /// - Precondition: The format parses the whole text.
  package func bytes(of day: Day, like text: Span<UInt8>) -> [UInt8] {
    let components = day.dayComponents
    let capacity = fields.reduce(text.count) { sum, field in
      if case .name(_, let table) = field { return sum + self.table(table).maximumWidth }
      return sum + field.maximumWidth(NameTables(), hasOffset: false)
    }
    return [UInt8](capacity: capacity) { output in
      forEachField(of: text) { field, range in
        let piece = text.extracting(range)
        switch field {
        case .time: output.append(copying: piece)
        case .dateTime: output.append(day, like: piece)
        case .literal, .number, .name: write(field, of: day, components, to: &output)
        }
      }
    }
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
    let format: DayFormat = hasSeparators ? .iso : .basic
    format.writeFields(of: day, to: &self)
    append(copying: text.extracting(droppingFirst: end))
  }
}
