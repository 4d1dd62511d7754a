import DayKit

/// The numbers and the name in a date that is typed, such as `5`, `sep` and `2025`.
struct TypedParts {
  private(set) var numbers: [String] = []

  /// The only word, without endings of numbers such as `th of`; empty if there are several.
  private(set) var name: String?

  /// The character after the first number.
  private(set) var separator: Character?

  init(_ text: String) {
    var part = ""
    for character in text {
      if let last = part.last, last.isDigit != character.isDigit || !character.isPartOfDate {
        take(part)
        part = ""
      }
      if character.isPartOfDate {
        part.append(character)
      } else if !numbers.isEmpty, separator == nil {
        separator = character
      }
    }
    take(part)
  }

  private mutating func take(_ part: String) {
    guard let first = part.first else { return }
    if first.isDigit {
      numbers.append(part)
    } else if numbers.count != 1 || !["st", "nd", "rd", "th", "of", "de"].contains(part) {
      name = name == nil ? part : ""
    }
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isPartOfDate: Bool { isDigit || isLetter && !"年月日号號년월일".contains(self) }
}

/// A year, a month and a day of the month, which need not exist.
struct TypedDate: Equatable {
  var year: Int
  var month: Int
  var dayOfMonth: Int

  init(year: Int, month: Int, day: Int) {
    (self.year, self.month, dayOfMonth) = (year, month, day)
  }

  /// The day, if it exists.
  var day: Day? { try? Day(year, month, dayOfMonth) }

  /// Returns the year for its digits: two digits stand for the nearest such year, and three are a year
  /// that is not typed to its end.
  static func year(_ digits: String, _ today: Day) -> Int? {
    guard let number = Int(digits), digits.count < 6, digits.count != 3 else { return nil }
    guard digits.count < 3 else { return number }
    let century = today.year - today.year % 100
    let candidates = [century - 100 + number, century + number, century + 100 + number]
    return candidates.min { abs($0 - today.year) < abs($1 - today.year) }
  }
}

/// The order of the day, the month and the year in a date in numbers.
enum DateOrder: CaseIterable, Sendable {
  case monthDayYear, dayMonthYear, yearMonthDay

  /// The order in a pattern of UTS 35, if it has all three parts.
  init?(pattern: String) {
    guard let day = pattern.firstIndex(of: "d"), let month = pattern.firstIndex(of: "M"),
      let year = pattern.firstIndex(of: "y")
    else { return nil }
    self = year < month ? .yearMonthDay : month < day ? .monthDayYear : .dayMonthYear
  }

  /// The order in which a format writes a date; `nil` for a format that cannot write one.
  init?(_ format: DayFormat) {
    guard format.canFormat, let day = try? Day(2001, 12, 30) else { return nil }
    let text = Array(day.formatted(as: format).utf8)
    func position(of digits: String) -> Int? {
      let digits = Array(digits.utf8)
      return text.indices.dropLast().first { text[$0] == digits[0] && text[$0 + 1] == digits[1] }
    }
    guard let day = position(of: "30"), let month = position(of: "12") else { return nil }
    self =
      position(of: "01").map { $0 < month && $0 < day } == true
      ? .yearMonthDay : month < day ? .monthDayYear : .dayMonthYear
  }

  /// Returns the date for two or three numbers in this order.
  func date(_ numbers: [String], year: Int, _ today: Day) -> TypedDate? {
    guard numbers.count == 2 || numbers.count == 3 else { return nil }
    var rest = numbers
    var year = year
    if numbers.count == 3 {
      let digits = self == .yearMonthDay ? rest.removeFirst() : rest.removeLast()
      guard let number = TypedDate.year(digits, today) else { return nil }
      year = number
    }
    guard rest[0].count < 3, rest[1].count < 3, let first = Int(rest[0]), let second = Int(rest[1])
    else { return nil }
    return self == .dayMonthYear
      ? TypedDate(year: year, month: second, day: first)
      : TypedDate(year: year, month: first, day: second)
  }
}
