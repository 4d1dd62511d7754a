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

  /// Digits of a date and text.
  case digits(ContiguousArray<WritingStep>)

  /// The name of a weekday alone: where the names begin, and how far they are apart.
  case weekday(start: Int, stride: Int, names: ContiguousArray<UInt64>)

  /// Anything. The number of a name's bytes stands before it, in so many words as the longest name of
  /// its part takes.
  case steps(ContiguousArray<WritingStep>, names: ContiguousArray<UInt64>)

  /// Lays out the fields of a format.
  init(_ fields: [Field], _ tables: [NameTable], hasTimeZone: Bool) {
    self = .none
    if let date = FixedDate(fields) {
      self = .fixed(date)
      return
    }
    var layout = WritingLayout(tables: tables, hasTimeZone: hasTimeZone)
    guard layout.append(fields) else { return }
    let steps = layout.steps
    if steps.count == 1, case .count(let count) = steps[0].kind {
      self = .count(count)
    } else if steps.count == 1, case .name(.weekday) = steps[0].kind {
      self = .weekday(start: steps[0].start, stride: steps[0].stride, names: layout.names)
    } else if steps.allSatisfy({ if case .digits = $0.kind { true } else { false } }) {
      self = .digits(steps)
    } else if !steps.isEmpty {
      self = .steps(steps, names: layout.names)
    }
  }
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
