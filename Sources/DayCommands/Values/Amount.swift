import CommandGrammar
import DayKit

/// How far to move a day.
enum Amount: Hashable, Sendable {
  case period(Period)
  case businessDays(Int)

  /// The day that lies this amount after a day.
  func added(to day: Day) throws(DayError) -> Day {
    switch self {
    case .period(let period): try day.adding(period)
    case .businessDays(let count): try day.adding(businessDays: count)
    }
  }
}

extension Amount: CustomStringConvertible {
  /// A period in ISO 8601, business days such as `5b`.
  var description: String {
    switch self {
    case .period(let period): period.description
    case .businessDays(let count): "\(count)b"
    }
  }
}

extension Amount: ArgumentValue {
  /// Reads a number of days, of business days with a `b` after it, or a period.
  init(word: Word) throws(ValueError) {
    let bytes = word.bytes[...]
    if let days = Self.number(bytes) {
      self = .period(.days(days))
    } else if bytes.last == UInt8(ascii: "b"), let days = Self.number(bytes.dropLast()) {
      self = .businessDays(days)
    } else if let period = Period(reading: bytes.span) {
      self = .period(period)
    } else if (try? DayFormat.iso.read(bytes.span)) != nil {
      throw .sentence(Message.dateForAmount(word))
    } else if Self.hasNumberBeyondInt(bytes) {
      throw .sentence(Message.tooGreat(word))
    } else {
      throw .sentence(Message.noAmount(word))
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    do throws(ValueError) {
      return try Int(word: Word(bytes: Array(bytes)))
    } catch {
      return nil
    }
  }

  /// Whether a number has more digits than any that counts days.
  private static func hasNumberBeyondInt(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return bytes.split { !digits.contains($0) }.contains { $0.count >= 19 }
  }
}
