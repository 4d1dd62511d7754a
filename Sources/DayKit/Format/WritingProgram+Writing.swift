// Each way has a function to itself, lest the quick ones pay for what the others need.

extension WritingProgram {
  /// Writes a day, if the program can.
  ///
  /// - Precondition: The output has room for a day in the format.
  @inline(__always)
  func write(_ day: Day, to output: inout OutputSpan<UInt8>) -> Bool {
    if let count {
      output.append(decimal: count.number(of: day))
      return true
    }
    if !fixedDate.isEmpty { return Self.append(day, as: fixedDate.span, to: &output) }
    let date = day.dayComponents
    guard UInt(bitPattern: date.year &- 1) < 9_998 else { return false }
    if !digits.isEmpty {
      output.append(date, digits.span)
      return true
    }
    return output.append(day, date, steps.span, names: names.span)
  }
}

extension WritingProgram {
  @inline(__always)
  private static func append(
    _ day: Day, as date: Span<FixedDate>, to output: inout OutputSpan<UInt8>
  ) -> Bool {
    date[0].append(day, to: &output)
  }
}

extension OutputSpan<UInt8> {
  @inline(never)
  fileprivate mutating func append(_ date: DayComponents, _ steps: Span<WrittenDigits>) {
    let digits = UInt64(digitsOf: date)
    // A copy stays in registers.
    var output = self
    for index in steps.indices { output.append(steps[index], of: digits) }
    self = output
  }

  @inline(never)
  fileprivate mutating func append(
    _ day: Day, _ date: DayComponents, _ steps: Span<WritingStep>, names: Span<UInt64>
  ) -> Bool {
    let digits = UInt64(digitsOf: date)
    for index in steps.indices {
      switch steps[index] {
      case .digits(let step):
        append(step, of: digits)
      case .name(let part, let start, let stride):
        append(names, at: start &+ part.index(day, date) &* stride)
      case .number(let part, let places):
        append(decimal: part.value(of: day, date), places: places)
      case .count(let count):
        append(decimal: count.number(of: day))
      }
    }
    return !steps.isEmpty
  }
}

extension OutputSpan<UInt8> {
  /// Appends some of a date's digits, with text after them.
  @inline(__always)
  fileprivate mutating func append(_ step: WrittenDigits, of date: UInt64) {
    let digits = date &>> UInt64(step.shift) & step.mask
    let isZero: UInt8 = digits & 0xF == 0 ? .max : 0
    let shortening = step.shortening & isZero
    let word = digits &- UInt64(step.padding & isZero) | step.text
    append(word &>> UInt64(8 &* shortening), without: step.surplus &+ shortening)
  }

  /// Appends a name: its words stand behind the number of its bytes.
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
