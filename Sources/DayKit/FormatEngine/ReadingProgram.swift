#if Formats
/// The fields of a format as a program that parses a day in a few steps over small numbers.
///
/// It parses the form of most texts. For other texts its result is `unknown`; then ``CompiledFormat``
/// parses field by field, and finds the reason and the position of an error.
enum ReadingProgram: Sendable {
  /// No texts.
  case none

  /// A date whose digits have fixed positions.
  case fixed(FixedDate)

  /// A date like `29/8/2025`.
  case short(ShortDate)

  /// Only a number, which counts days or time.
  case count(DayNumbering)

  /// A date with a time of day.
  case dateTime(CommonDateTime)

  /// Only a year of four digits, which is parsed as its first day.
  case year

  /// Numbers, names, times of day and text, in steps.
  case steps

  /// Creates the program of a format whose digits have no fixed positions, and its steps if it needs
  /// them.
  init(
    _ fields: FieldList, _ tables: NameTables, plan: ReadingPlan?, years: YearRule,
    hasTimeZone: Bool, steps: inout ReadingSteps
  ) {
    self = .none
    guard let plan else { return }
    if let date = ShortDate(fields) {
      self = .short(date)
    } else if hasTimeZone {
      return
    } else if fields.count == 1 {
      switch fields[0] {
      case .count(let numbering): self = .count(numbering)
      case .dateTime(let isZoned): self = .dateTime(CommonDateTime(isZoned: isZoned))
      case .number(.year, .exactly(4)) where plan == .month: self = .year
      default: return
      }
    } else {
      var compiler = ReadingCompiler(tables: tables, rule: ReadingRule(plan: plan), years)
      guard compiler.append(fields), compiler.isWhole else { return }
      if compiler.hasYearOfCentury, let pivot = years.pivot {
        compiler.rule.year = .ofCentury(pivot: pivot)
      }
      steps = compiler.steps
      self = .steps
    }
  }
}

/// The result of a quick way to parse.
enum QuickReading {
  /// The text begins with a day.
  case day(Day)

  /// The text does not begin with a day in the format.
  case refused

  /// Only parsing field by field can tell.
  case unknown
}

extension FixedDate {
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    guard let day = day(in: bytes, at: position) else {
      return bytes.refusalOfYear(at: position &+ year)
    }
    position &+= width
    return .day(day)
  }
}

extension CompiledFormat {
  /// Parses a day at a position in a text the quick way, and moves the position past it if there is
  /// one.
  @inline(__always)
  func quickRead(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    switch reading {
    case .none: .unknown
    case .fixed(let date): date.read(bytes, at: &position)
    case .short(let date): date.readAlone(bytes, at: &position)
    case .count(let numbering): numbering.readAlone(bytes, at: &position)
    case .dateTime(let dateTime): dateTime.read(bytes, at: &position)
    case .year: bytes.readYear(at: &position)
    case .steps: readingSteps.read(bytes, at: &position)
    }
  }

  /// Parses lines that contain only a day, and returns the number of their bytes.
  func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    switch reading {
    case .none: return 0
    case .fixed(let date):
      if let line = date.line(ending) { return line.read(bytes, into: &days) * line.width }
      return bytes.readLines(ending, into: &days) { date.read($0, at: &$1) }
    case .short(let date): return date.readLines(bytes, ending, into: &days)
    case .count(.seconds): return DayNumbering.readSeconds(bytes, ending, into: &days)
    case .count(.milliseconds): return DayNumbering.readMilliseconds(bytes, ending, into: &days)
    case .count(let numbering): return numbering.readLines(bytes, ending, into: &days)
    case .dateTime(let dateTime):
      return bytes.readLines(ending, into: &days) { dateTime.read($0, at: &$1) }
    case .year: return bytes.readLines(ending, into: &days) { $0.readYear(at: &$1) }
    case .steps: return readingSteps.readLines(bytes, ending, into: &days)
    }
  }
}

// Some kinds have functions of their own, so that the quick ones do not pay for what they need.

extension ShortDate {
  @inline(never)
  fileprivate func readAlone(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    read(bytes, at: &position)
  }

  @inline(never)
  fileprivate func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    bytes.readLines(ending, into: &days) { bytes, position in self.read(bytes, at: &position) }
  }
}

extension DayNumbering {
  @inline(never)
  fileprivate func readAlone(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    read(bytes, at: &position)
  }

  @inline(never)
  fileprivate func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    bytes.readLines(ending, into: &days) { bytes, position in self.read(bytes, at: &position) }
  }

  // A loop for a constant has no branches for what numbers count.

  @inline(never)
  fileprivate static func readSeconds(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    bytes.readLines(ending, into: &days) { Self.seconds.read($0, at: &$1) }
  }

  @inline(never)
  fileprivate static func readMilliseconds(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    bytes.readLines(ending, into: &days) { Self.milliseconds.read($0, at: &$1) }
  }
}

extension Span<UInt8> {
  /// Parses lines with a function that parses a day at a position and moves the position past it.
  @inline(__always)
  func readLines(
    _ ending: LineEnding, into days: inout OutputSpan<Day>,
    by read: (Span<UInt8>, inout Int) -> QuickReading
  ) -> Int {
    var position = 0
    while !days.isFull {
      var end = position
      guard case .day(let day) = read(self, &end) else { break }
      if ending == .carriageReturnAndLineFeed {
        guard byte(at: end) == UInt8(ascii: "\r") else { break }
        end &+= 1
      }
      guard byte(at: end) == UInt8(ascii: "\n") else { break }
      days.append(day)
      position = end &+ 1
    }
    return position
  }

  /// Parses a year of four digits as its first day.
  @inline(never)
  fileprivate func readYear(at position: inout Int) -> QuickReading {
    var end = position
    guard let year = try? digits(4, at: &end),
      let day = Day(year: year, month: 1, checked: 1)
    else { return .unknown }
    position = end
    return .day(day)
  }

  /// The result if there is no year of four digits at a position; with a sign, it has six.
  @inline(never)
  func refusalOfYear(at position: Int) -> QuickReading {
    let byte = byte(at: position)
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") ? .unknown : .refused
  }
}
#endif
