#if Formats
/// The steps of a formatting program, and their names.
struct WritingSteps: Sendable {
  var steps = PlainArray<WritingStep>()

  /// For each name, the number of its bytes, and the name in as many words as the longest of its
  /// part.
  var names = PlainArray<UInt64>()
}

/// A step of a formatting program.
struct WritingStep: Sendable {
  enum Kind: Sendable {
    /// Some of the eight digits of year, month and day of the month with the text after them, in at
    /// most eight bytes, or only text.
    case digits

    case name(NamePart)

    /// A number of at least this many digits.
    case number(NumberPart, places: UInt8)

    case count(DayNumbering)
  }

  var kind = Kind.digits

  /// The shift that moves the digits to the lowest bytes, and the mask that selects them there.
  var shift: UInt8 = 0
  var mask: UInt64 = 0

  /// The text above the digits.
  var text: UInt64 = 0

  /// The number of unused bytes among the eight.
  var surplus: UInt8 = 8

  /// 1 if a leading zero is omitted.
  var shortening: UInt8 = 0

  /// The number that turns a leading zero into a space when it is subtracted.
  var padding: UInt8 = 0

  /// The position of the names of a part, and the distance between them.
  var start = 0
  var stride = 0
}

extension WritingSteps {
  /// Whether there are only digits and text.
  var areDigits: Bool {
    steps.allSatisfy { if case .digits = $0.kind { true } else { false } }
  }

  @inline(__always)
  func writeWeekday(of day: Day, to output: inout OutputSpan<UInt8>) {
    let start = steps[0].start &+ day.weekday.rawValue &* steps[0].stride
    names.withSpan { output.append($0, at: start) }
  }

  @inline(__always)
  func writeDigits(of day: Day, to output: inout OutputSpan<UInt8>) -> Bool {
    steps.withSpan { output.append(day, digitsBy: $0) }
  }

  @inline(__always)
  func write(_ day: Day, to output: inout OutputSpan<UInt8>) -> Bool {
    steps.withSpan { steps in names.withSpan { output.append(day, steps, names: $0) } }
  }
}

extension WritingSteps {
  /// The steps of the English names of weekdays.
  static let englishWeekdays: WritingSteps = {
    let names = NameTable(.english, .weekday, .wide, .format)
    var compiler = WritingCompiler(tables: NameTables(names), hasTimeZone: false)
    _ = compiler.append(FieldList(.name(.weekday, table: 0)))
    return compiler.steps
  }()

  /// Writes days as lines up to the first that the steps cannot write, and returns their number.
  func writeLines(
    _ days: Span<Day>, _ ending: LineEnding, _ program: WritingProgram,
    to output: inout OutputSpan<UInt8>
  ) -> Int {
    steps.withSpan { steps in
      names.withSpan { Self.writeLines(days, ending, program, steps, $0, to: &output) }
    }
  }

  private static func writeLines(
    _ days: Span<Day>, _ ending: LineEnding, _ program: WritingProgram, _ steps: Span<WritingStep>,
    _ names: Span<UInt64>, to output: inout OutputSpan<UInt8>
  ) -> Int {
    switch program {
    case .weekday:
      let (start, stride) = (steps[0].start, steps[0].stride)
      return output.append(days, ending) { day, output in
        output.append(names, at: start &+ day.weekday.rawValue &* stride)
        return true
      }
    case .digits: return output.append(days, ending) { $1.append($0, digitsBy: steps) }
    default: return output.append(days, ending) { $1.append($0, steps, names: names) }
    }
  }
}

// Each kind has its own function, so that the quick ones do not pay for what the others need.

extension OutputSpan<UInt8> {
  /// Appends a day in digits and text, and returns whether it could.
  @inline(__always)
  fileprivate mutating func append(_ day: Day, digitsBy steps: Span<WritingStep>) -> Bool {
    guard let date = DateDigits(day) else { return false }
    append(date, steps)
    return true
  }

  @inline(never)
  private mutating func append(_ date: DateDigits, _ steps: Span<WritingStep>) {
    // A copy stays in registers.
    var output = self
    for index in steps.indices { output.append(steps[index], of: date.word) }
    self = output
  }

  /// Appends a day in any steps, and returns whether it could.
  @inline(__always)
  fileprivate mutating func append(
    _ day: Day, _ steps: Span<WritingStep>, names: Span<UInt64>
  ) -> Bool {
    let date = day.dayComponents
    guard UInt(bitPattern: date.year &- 1) < 9_998 else { return false }
    append(day, date, steps, names)
    return true
  }

  @inline(never)
  private mutating func append(
    _ day: Day, _ date: DayComponents, _ steps: Span<WritingStep>, _ names: Span<UInt64>
  ) {
    let digits = DateDigits(
      ofYear: UInt32(truncatingIfNeeded: date.year), month: UInt32(truncatingIfNeeded: date.month),
      dayOfMonth: UInt32(truncatingIfNeeded: date.dayOfMonth))
    for index in steps.indices {
      switch steps[index].kind {
      case .digits:
        append(steps[index], of: digits.word)
      case .name(let part):
        append(names, at: steps[index].start &+ part.index(day, date) &* steps[index].stride)
      case .number(let part, let places):
        append(decimal: part.value(of: day, date), places: places)
      case .count(let count):
        appendNumber(of: day, count)
      }
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends some of a date's digits, with the text after them.
  @inline(__always)
  fileprivate mutating func append(_ step: WritingStep, of date: UInt64) {
    let digits = date &>> UInt64(step.shift) & step.mask
    let isZero: UInt8 = digits & 0xF == 0 ? .max : 0
    let shortening = step.shortening & isZero
    let word = digits &- UInt64(step.padding & isZero) | step.text
    append(word &>> UInt64(8 &* shortening), without: step.surplus &+ shortening)
  }

  /// Appends a name, whose words come after the number of its bytes.
  @inline(__always)
  fileprivate mutating func append(_ names: Span<UInt64>, at start: Int) {
    var place = start &+ 1
    var count = names[start]
    while count > 8 {
      append(names[place], without: 0)
      place &+= 1
      count &-= 8
    }
    append(names[place], without: 8 &- UInt8(truncatingIfNeeded: count))
  }
}
#endif
