import DayKit

extension Attack {
  /// A file of holidays, a list or an iCalendar file: the list of holidays, the set of days and the
  /// work calendar agree, and an error names a line of the file.
  static let holidays = Attack("holidays") { bytes throws(Finding) in
    let list = Result { () throws(HolidayError) in try Holiday.list(parsing: bytes.span) }
    let set = Result { () throws(HolidayError) in try DaySet(parsing: bytes.span) }
    let work = Result { () throws(HolidayError) in
      try WorkCalendar(weekend: [], parsingHolidays: bytes.span)
    }
    switch list {
    case .success(let holidays):
      let days = DaySet(holidays.map(\.day))
      try expect((try? set.get()) == days, "another set for \(holidays.prefix(5))")
      try expect((try? work.get())?.holidays == Array(days), "others for \(holidays.prefix(5))")
      try checkDescriptions(holidays)
    case .failure(let error):
      try check(error, in: bytes)
      switch set {
      case .failure(let other): try expect(other == error, "\(other), not \(error)")
      // A set has no limit, because spans take little memory.
      case .success: try expect(error.reason == .tooManyDays, "a set in spite of \(error)")
      }
      if case .success = work { throw Finding("a work calendar in spite of \(error)") }
    }
  }

  private static func checkDescriptions(_ holidays: [Holiday]) throws(Finding) {
    let some = holidays.prefix(20)
    guard some.allSatisfy({ !$0.name.unicodeScalars.contains { $0.properties.isWhitespace } }),
      some.allSatisfy({ !$0.name.utf8.contains { $0 < 0x20 || $0 == 0x23 } })
    else { return }
    let text = some.map(\.description).joined(separator: "\n")
    guard let again = try? Holiday.list(parsing: text) else { return }
    try expect(again.map(\.day) == some.map(\.day), "\(text) is \(again)")
  }

  private static func check(_ error: HolidayError, in bytes: [UInt8]) throws(Finding) {
    // A line ends with CR, with LF or with both.
    let most = bytes.filter { $0 == 0x0A || $0 == 0x0D }.count + 1
    try expect(1...most ~= error.line, "line \(error.line) of \(most)")
    let end = error.offset + error.length
    try expect(error.offset >= 0 && error.length >= 0 && end <= bytes.count, "ends at \(end)")
    let sentence = error.description
    try expect(!sentence.isEmpty && !sentence.contains("\n"), sentence)
  }
}
