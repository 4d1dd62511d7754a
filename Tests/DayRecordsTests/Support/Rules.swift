import DayKit
import DayRecords

/// Adds a number of days, so that days near the last one have no result.
struct Later: DayMap {
  var count = 1

  func map(_ days: Span<Day>, into answers: inout OutputSpan<Day>) -> DayError? {
    for index in days.indices {
      guard let day = Day(exactly: days[index].daysSince1970 + count) else { return .outOfRange }
      answers.append(day)
    }
    return nil
  }
}

/// Counts the days since 1 January 1970.
struct Number: DayCount {
  func count(_ days: Span<Day>, into counts: inout OutputSpan<Int>) {
    for index in days.indices { counts.append(days[index].daysSince1970) }
  }
}

/// Counts the days between the two dates of a record.
struct Difference: DayCount {
  func count(_ days: Span<Day>, into counts: inout OutputSpan<Int>) {
    for index in stride(from: 0, to: days.count - 1, by: 2) {
      counts.append(days[index + 1] - days[index])
    }
  }
}

/// Gives the later one of the two dates of a record, a day later.
struct AfterBoth: DayMap {
  func map(_ days: Span<Day>, into answers: inout OutputSpan<Day>) -> DayError? {
    for index in stride(from: 0, to: days.count - 1, by: 2) {
      let last = max(days[index], days[index + 1])
      guard last < Day.max else { return .outOfRange }
      answers.append(last + 1)
    }
    return nil
  }
}

/// Writes a text with bytes that CSV and JSON cannot hold as they are.
struct Sentence: DayText {
  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    let day = days[index]
    text += (day.daysSince1970 % 2 == 0 ? "even" : "a \"b\", c\\d\t\(day)").utf8
  }
}

/// Writes a text of one line for each day, and as many lines as its weekday has a number.
struct Lines: DayText {
  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    let day = days[index]
    text += "\(day)".utf8
    for _ in 0..<day.weekday.rawValue { text += "\n+".utf8 }
  }
}

/// Writes the same text for each day.
struct Wide: DayText {
  private let text: ContiguousArray<UInt8>

  init(count: Int) { text = ContiguousArray(repeating: UInt8(ascii: "x"), count: count) }

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    text += self.text
  }
}

/// Selects the days before a day.
struct Before: DayTest {
  let day: Day

  func test(_ days: Span<Day>, into verdicts: inout OutputSpan<Bool>) {
    for index in days.indices { verdicts.append(days[index] < day) }
  }
}
