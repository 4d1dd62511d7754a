/// What a format writes, laid out so that writing a day is a walk over small numbers.
///
/// It knows the years 1 to 9998, which have four digits, those of their weeks too, and no time zones.
/// Whatever else there is, ``DayFormat`` writes field by field. Of the ways here the first that there
/// is for a format is taken.
struct WritingProgram: Sendable {
  /// The way of dates in digits in fixed places; in an array, since what is in one is used in place.
  private(set) var fixedDate: ContiguousArray<FixedDate> = []

  /// The way of dates in digits.
  private(set) var digits: ContiguousArray<WrittenDigits> = []

  /// The way of a number alone that counts days or time.
  private(set) var count: WrittenCount?

  /// The way of a weekday's name alone.
  private(set) var weekdays: WrittenWeekday?

  /// The way of everything else.
  private(set) var steps: ContiguousArray<WritingStep> = []

  /// Names: the bytes of each, and itself in so many words as the longest of its part takes.
  private(set) var names: ContiguousArray<UInt64> = []

  /// Lays out the fields of a format.
  init(_ fields: [Field], _ tables: [NameTable], timeZone: TimeZoneRule?) {
    if let fixedDate = FixedDate(fields) {
      self.fixedDate = [fixedDate]
      return
    }
    var layout = WritingLayout(tables: tables, hasTimeZone: timeZone != nil)
    guard layout.append(fields) else { return }
    if case .count(let single)? = layout.steps.first, layout.steps.count == 1 {
      count = single
    } else if let digits = layout.digits {
      self.digits = digits
    } else {
      (steps, names) = (layout.steps, layout.names)
      if case .name(.weekday, let start, let stride)? = steps.first, steps.count == 1 {
        weekdays = WrittenWeekday(start: start, stride: stride)
      }
    }
  }
}

/// A step of writing.
enum WritingStep: Sendable {
  /// Digits of the date and text after them, or text alone.
  case digits(WrittenDigits)

  /// A name: where the names of its part begin, and how far they are apart.
  case name(NamePart, start: Int, stride: Int)

  /// A number of at least so many digits.
  case number(NumberPart, places: UInt8)

  case count(WrittenCount)
}

/// Where the names of weekdays begin, and how far they are apart.
struct WrittenWeekday: Sendable {
  let start: Int
  let stride: Int
}

/// The days since 1970 and a number more, times a factor.
struct WrittenCount: Sendable {
  var factor: Int
  var shift: Int

  @inline(__always)
  func number(of day: Day) -> Int { factor &* (day.daysSince1970 &+ shift) }
}

/// Some of the eight digits of year, month and day of the month, with text after them, in eight bytes
/// at most.
struct WrittenDigits: Sendable {
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
}
