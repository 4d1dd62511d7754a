import DayKit
import Testing

/// The names that a format takes from a language, in the order of their numbers.
struct NameTableSymbolsTests {
  @Test(arguments: [DaySymbols.english, .dotted, .numbered])
  func monthsAreThoseOfTheLanguage(_ symbols: DaySymbols) throws {
    for (letter, context) in [("M", DaySymbols.Context.format), ("L", .standalone)] {
      for (count, width) in [(3, DaySymbols.Width.abbreviated), (4, .wide), (5, .narrow)] {
        let pattern = String(repeating: letter, count: count)
        let format = try DayFormat(parsing: pattern, symbols: symbols)
        for month in 1...12 {
          let name = symbols.name(ofMonth: month, width: width, context: context)
          #expect(try Day(2025, month, 1).formatted(as: format) == name)
        }
      }
    }
  }

  @Test(arguments: [DaySymbols.english, .dotted, .numbered])
  func weekdaysAreThoseOfTheLanguage(_ symbols: DaySymbols) throws {
    for (letter, context) in [("E", DaySymbols.Context.format), ("c", .standalone)] {
      for (count, width) in [3, 4, 5, 6].enumerated().map({ ($1, Self.widths[$0]) }) {
        let pattern = String(repeating: letter, count: count)
        let format = try DayFormat(parsing: pattern, symbols: symbols)
        for day in Day(daysSince1970: 0)..<Day(daysSince1970: 7) {
          let name = symbols.name(of: day.weekday, width: width, context: context)
          #expect(day.formatted(as: format) == name)
        }
      }
    }
  }

  @Test(arguments: [DaySymbols.english, .dotted, .numbered])
  func quartersAndErasAreThoseOfTheLanguage(_ symbols: DaySymbols) throws {
    let short = try DayFormat(pattern: "QQQ", symbols: symbols)
    let wide = try DayFormat(pattern: "qqqq", symbols: symbols)
    for month in 1...12 {
      let quarter = (month - 1) / 3 + 1
      let day = try Day(2025, month, 28)
      #expect(
        day.formatted(as: short)
          == symbols.name(ofQuarter: quarter, width: .abbreviated, context: .format))
      #expect(day.formatted(as: wide) == symbols.name(ofQuarter: quarter))
    }
    let era = try DayFormat(pattern: "G", symbols: symbols)
    #expect(try Day(1, 1, 1).formatted(as: era) == symbols.name(ofCommonEra: true))
    #expect(try Day(0, 12, 31).formatted(as: era) == symbols.name(ofCommonEra: false))
  }

  private static let widths: [DaySymbols.Width] = [.abbreviated, .wide, .narrow, .short]
}
