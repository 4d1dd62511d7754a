/// The fields of a format as a program that formats a day in a few steps over small numbers.
///
/// Its steps handle the years 1 to 9998, which have four digits, as do the years of their weeks,
/// and no time zones. ``DayFormat`` formats everything else field by field.
enum WritingProgram: Sendable {
  /// No days.
  case none

  /// A date whose digits have fixed positions.
  case fixed(FixedDate)

  /// Only a number, which counts days or time.
  case count(DayCount)

  /// Digits of a date and text, in steps.
  case digits

  /// Only the name of a weekday, in one step.
  case weekday

  /// Anything, in steps.
  case steps

  /// Creates the program of a format, and its steps if it needs them.
  init(
    _ fields: FieldList, _ tables: NameTables, hasTimeZone: Bool, steps: inout WritingSteps
  ) {
    self = .none
    if let date = FixedDate(fields) {
      self = .fixed(date)
      return
    }
    var layout = WritingLayout(tables: tables, hasTimeZone: hasTimeZone)
    guard layout.append(fields) else { return }
    steps = WritingSteps(steps: layout.steps, names: layout.names)
    guard !layout.steps.isEmpty else { return }
    switch layout.steps[0].kind {
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

    case count(DayCount)
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
