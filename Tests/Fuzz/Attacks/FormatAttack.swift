import DayKit

extension Attack {
  /// A pattern in the first line and a text after it: the quick way reads what the careful way reads,
  /// and what a format writes it reads back.
  static let formats = Attack("formats") { bytes throws(Finding) in
    let (pattern, text) = bytes.splitAtNewline()
    guard pattern.utf8.count <= 200 else { return }
    let format: DayFormat
    do throws(DayFormatError) {
      format = try DayFormat(parsing: pattern, pivot: 1970, defaultYear: 2024)
    } catch {
      try expect(0...pattern.utf8.count ~= error.offset, "\(error.offset) in \(pattern)")
      return try expect(!error.description.isEmpty, "no description for \(pattern)")
    }
    try format.readsTheSame(text)
    try format.inTimeZone(.utc).readsTheSame(text)
    if format.canFormat { try format.readsWhatItWrites(days(in: text)) }
  }

  private static func days(in text: [UInt8]) -> [Day] {
    var choices = Choices(text)
    let near = Day(daysSince1970: choices.number(below: 36_524))
    return [near, Day(daysSince1970: Day.min.daysSince1970 + choices.number(below: 7_304_484))]
  }
}

extension DayFormat {
  /// Checks that the quick way reads a text as the careful way does, and that the day reads back.
  fileprivate func readsTheSame(_ text: [UInt8]) throws(Finding) {
    let quick = Result { () throws(DayParsingError) in try read(text.span) }
    let careful = Result { () throws(DayParsingError) in try readFields(of: text.span) }
    try expect(quick == careful, "\(self): \(quick), not \(careful)")
    if case .failure(let error) = careful {
      try expect(0...text.count ~= error.offset, "\(self): \(error.offset) of \(text.count)")
      try expect(!error.description.isEmpty, "\(self): no description")
    }
    if case .success(let day) = careful {
      try expect(bytes(of: day, like: text.span) == text, "\(self): not like the text itself")
      let other = Day(exactly: day.daysSince1970 + (day < Day.max ? 1 : -1)) ?? day
      try expect(bytes(of: other, like: text.span) != nil, "\(self): no other day like the text")
    }
    for start in [0, text.count / 3] {
      var (place, end) = (start, start)
      let day = readPrefix(of: text.span, at: &place)
      let other = try? readPrefixFields(of: text.span, at: &end)
      try expect(day == other, "\(self): \(day, default: "-"), not \(other, default: "-")")
      try expect(day == nil || place == end, "\(self): ends at \(place), not \(end)")
    }
  }

  /// Checks that both ways write the same text, and that it reads back as the day.
  fileprivate func readsWhatItWrites(_ days: [Day]) throws(Finding) {
    for day in days {
      let text = day.formatted(as: self)
      let careful = [UInt8](capacity: maximumWidth) { writeFields(of: day, to: &$0) }
      try expect(Array(text.utf8) == careful, "\(self): \(text) is not \(careful)")
      try expect(text.utf8.count <= maximumWidth, "\(self): \(text) is too long")
      guard canParse else { continue }
      // A text may lack the century, the year or the day.
      let isWhole = hasDayAndYear && 1970...2069 ~= day.dayComponents.year
      switch Result(catching: { () throws(DayParsingError) in try Day(text, as: self) }) {
      case .success(let read):
        try expect(
          isWhole ? read == day : read.formatted(as: self) == text, "\(self): \(text) is \(read)")
      case .failure(let error):
        try expect(!isWhole, "\(self): \(text) cannot be read: \(error)")
      }
    }
  }
}
