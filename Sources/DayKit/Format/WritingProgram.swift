/// What a format writes, laid out so that writing a day is a walk over small numbers.
///
/// Its steps know the years 1 to 9998, which have four digits, those of their weeks too, and no time
/// zones. Whatever else there is, ``DayFormat`` writes field by field.
enum WritingProgram: Sendable {
  /// Nothing that it knows.
  case none

  /// A date in digits in fixed places.
  case fixed(FixedDate)

  /// A number alone that counts days or time.
  case count(DayCount)

  /// Digits of a date and text, by steps.
  case digits

  /// The name of a weekday alone, a step.
  case weekday

  /// Anything, by steps.
  case steps

  /// Lays out the fields of a format, and the steps if the program needs them.
  init(
    _ fields: [Field], _ tables: [NameTable], hasTimeZone: Bool, steps: inout WritingSteps
  ) {
    self = .none
    if let date = FixedDate(fields) {
      self = .fixed(date)
      return
    }
    var layout = WritingLayout(tables: tables, hasTimeZone: hasTimeZone)
    guard layout.append(fields) else { return }
    steps = WritingSteps(steps: layout.steps, names: layout.names)
    guard let first = layout.steps.first else { return }
    switch first.kind {
    case .count(let count) where layout.steps.count == 1: self = .count(count)
    case .name(.weekday) where layout.steps.count == 1: self = .weekday
    default:
      let areDigits = layout.steps.allSatisfy { step in
        if case .digits = step.kind { true } else { false }
      }
      self = areDigits ? .digits : .steps
    }
  }
}

/// The steps of writing, and the names in them.
struct WritingSteps: Sendable {
  var steps: ContiguousArray<WritingStep> = []

  /// The number of each name's bytes, and the name in so many words as the longest of its part takes.
  var names: ContiguousArray<UInt64> = []
}

/// A step of writing.
struct WritingStep: Sendable {
  enum Kind: Sendable {
    /// Some of the eight digits of year, month and day of the month with text after them, in eight
    /// bytes at most, or text alone.
    case digits

    case name(NamePart)

    /// A number of at least so many digits.
    case number(NumberPart, places: UInt8)

    case count(DayCount)
  }

  var kind = Kind.digits

  /// What moves the digits to the lowest bytes, and what leaves them alone there.
  var shift: UInt8 = 0
  var mask: UInt64 = 0

  /// The text above the digits.
  var text: UInt64 = 0

  /// How many of eight bytes are left over.
  var surplus: UInt8 = 8

  /// One where a zero in front is left out.
  var shortening: UInt8 = 0

  /// What is taken off a zero in front that is to be a space.
  var padding: UInt8 = 0

  /// Where the names of a part begin, and how far they are apart.
  var start = 0
  var stride = 0
}
