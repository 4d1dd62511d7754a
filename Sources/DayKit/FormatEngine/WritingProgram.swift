#if Formats
/// The fields of a format as a program that formats a day in a few steps over small numbers.
///
/// Its steps handle the years 1 to 9998, which have four digits, as do the years of their weeks,
/// and no time zones. ``CompiledFormat`` formats everything else field by field.
enum WritingProgram: Sendable {
  /// No days.
  case none

  /// A date whose digits have fixed positions.
  case fixed(FixedDate)

  /// Only a number, which counts days or time.
  case count(DayNumbering)

  /// A date with its first moment in Universal Time.
  case dateTime(isZoned: Bool)

  /// Only a year of four digits.
  case year

  /// Only the name of a weekday: in English, or in one step.
  case englishWeekday, weekday

  /// Digits of a date and text, in steps.
  case digits

  /// Anything, in steps.
  case steps

  /// Creates the program of a format whose digits have no fixed positions, and its steps if it needs
  /// them.
  init(
    _ fields: FieldList, _ tables: NameTables, hasTimeZone: Bool, steps: inout WritingSteps
  ) {
    let only = fields.count == 1 ? fields[0] : .literal(0)
    switch only {
    case .count(let numbering) where !(numbering.countsTime && hasTimeZone):
      self = .count(numbering)
    case .dateTime(let isZoned) where !(isZoned && hasTimeZone): self = .dateTime(isZoned: isZoned)
    case .number(.year, .exactly(4)): self = .year
    case .name(.weekday, let table) where tables[table].areWideEnglishWeekdays:
      self = .englishWeekday
    default:
      var compiler = WritingCompiler(tables: tables, hasTimeZone: hasTimeZone)
      guard compiler.append(fields) else {
        self = .none
        return
      }
      steps = compiler.steps
      if case .name(.weekday, _) = only {
        self = .weekday
      } else {
        self = steps.areDigits ? .digits : .steps
      }
    }
  }
}

extension CompiledFormat {
  /// Appends a day the quick way, and returns whether there is one.
  ///
  /// - Precondition: The output has room for a day in the format.
  @inline(__always)
  func quickWrite(_ day: Day, to output: inout OutputSpan<UInt8>) -> Bool {
    switch writing {
    case .none: return false
    case .fixed(let date): return date.append(day, to: &output)
    case .count(let numbering): output.appendNumber(of: day, numbering)
    case .dateTime(let isZoned): return output.append(midnightOf: day, isZoned: isZoned)
    case .year: output.append(year: day.year)
    case .englishWeekday: output.append(englishNameOf: day.weekday)
    case .weekday: writingSteps.writeWeekday(of: day, to: &output)
    case .digits: return writingSteps.writeDigits(of: day, to: &output)
    case .steps: return writingSteps.write(day, to: &output)
    }
    return true
  }

  /// Writes days as lines up to the first that the program cannot write, and returns their number.
  func quickWriteLines(
    _ days: Span<Day>, _ ending: LineEnding, to output: inout OutputSpan<UInt8>
  ) -> Int {
    switch writing {
    case .fixed(let date):
      guard let line = date.line(ending) else { break }
      return line.write(days, into: &output)
    case .count(let numbering):
      if let (unitsOfDay, start) = numbering.linearScale {
        return output.append(days, ending) { day, output in
          output.append(decimal: unitsOfDay &* Int64(day.daysSince1970 &+ start))
          return true
        }
      }
      return output.append(days, ending) { day, output in
        output.append(day, as: numbering)
        return true
      }
    case .englishWeekday where days.count > 16:
      return WritingSteps.englishWeekdays.writeLines(days, ending, .weekday, to: &output)
    case .weekday, .digits, .steps:
      return writingSteps.writeLines(days, ending, writing, to: &output)
    case .none, .dateTime, .year, .englishWeekday: break
    }
    return output.append(days, ending, while: quickWrite)
  }
}

extension OutputSpan<UInt8> {
  /// Appends the number of a day, in a function of its own.
  @inline(never)
  mutating func appendNumber(of day: Day, _ numbering: DayNumbering) {
    append(day, as: numbering)
  }

  /// Appends a date and its midnight in ISO 8601, and returns whether the year has four digits.
  @inline(never)
  fileprivate mutating func append(midnightOf day: Day, isZoned: Bool) -> Bool {
    guard FixedDate.iso.append(day, to: &self) else { return false }
    append(0x303A_3030_3A30_3054, without: 0)  // "T00:00:0"
    append(UInt8(ascii: "0"))
    if isZoned { append(UInt8(ascii: "Z")) }
    return true
  }

  /// Appends the English name of a weekday.
  @inline(__always)
  fileprivate mutating func append(englishNameOf weekday: Weekday) {
    let (low, high) = EnglishNames.withPaddedName(of: weekday) { ($0.word(at: 0), $0.word(at: 8)) }
    let isShort = high.trailingSpaces == 8
    append(low, without: isShort ? low.trailingSpaces : 0)
    if !isShort { append(high, without: high.trailingSpaces) }
  }

  /// Appends a line for each day up to the first for which that fails, and returns the number of
  /// days before it.
  @inline(__always)
  mutating func append(
    _ days: Span<Day>, _ ending: LineEnding,
    while write: (Day, inout OutputSpan<UInt8>) -> Bool
  ) -> Int {
    var index = 0
    while index < days.count, write(days[index], &self) {
      append(ending)
      index &+= 1
    }
    return index
  }
}
#endif
