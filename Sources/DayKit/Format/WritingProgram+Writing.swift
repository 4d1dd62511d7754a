extension FormatLayout {
  /// Appends a day, and returns whether the program can.
  ///
  /// - Precondition: The output has room for a day in the format.
  @inline(__always)
  func write(_ day: Day, to output: inout OutputSpan<UInt8>) -> Bool {
    switch writing {
    case .none: return false
    case .fixed(let date): return date.append(day, to: &output)
    case .count(let count): output.append(decimal: count.number(of: day))
    case .weekday: writingSteps.writeWeekday(of: day, to: &output)
    case .digits: return writingSteps.writeDigits(of: day, to: &output)
    case .steps: return writingSteps.write(day, to: &output)
    }
    return true
  }
}

extension WritingSteps {
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

// Each kind has its own function, so that the quick ones do not pay for what the others need.

extension OutputSpan<UInt8> {
  /// Appends a day in digits and text, and returns whether it could.
  @inline(__always)
  mutating func append(_ day: Day, digitsBy steps: Span<WritingStep>) -> Bool {
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
  mutating func append(
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
        append(decimal: count.number(of: day))
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
  mutating func append(_ names: Span<UInt64>, at start: Int) {
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
