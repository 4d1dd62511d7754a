import DayKit
import Testing

struct SymbolNameTests {
  @Test func everyNameHasItsOwnPlace() {
    let places = Self.months + Self.weekdays + Self.quarters + Self.others
    #expect(places.map(\.index) == Array(0..<SymbolName.count))
  }

  @Test func aMonthInShortIsAbbreviated() {
    for context in DaySymbols.Context.allCases {
      #expect(
        SymbolName.month(5, width: .short, context: context)
          == .month(5, width: .abbreviated, context: context))
    }
  }

  @Test(arguments: [DaySymbols.Width.short, .narrow])
  func aQuarterInFewerLettersIsAbbreviated(_ width: DaySymbols.Width) {
    #expect(
      SymbolName.quarter(3, width: width, context: .format)
        == .quarter(3, width: .abbreviated, context: .format))
  }

  @Test func theNameOfAMonthThatIsNot1To12Traps() async {
    await #expect(processExitsWith: .failure) {
      _ = SymbolName.month(13, width: .wide, context: .format)
    }
  }

  @Test func theNameOfAQuarterThatIsNot1To4Traps() async {
    await #expect(processExitsWith: .failure) {
      _ = SymbolName.quarter(0, width: .wide, context: .format)
    }
  }

  private static var months: [SymbolName] {
    [DaySymbols.Width.wide, .abbreviated, .narrow].flatMap { width in
      DaySymbols.Context.allCases.flatMap { context in
        (1...12).map { .month($0, width: width, context: context) }
      }
    }
  }

  private static var weekdays: [SymbolName] {
    DaySymbols.Width.allCases.flatMap { width in
      DaySymbols.Context.allCases.flatMap { context in
        Weekday.allCases.map { .weekday($0, width: width, context: context) }
      }
    }
  }

  private static var quarters: [SymbolName] {
    [DaySymbols.Width.wide, .abbreviated].flatMap { width in
      DaySymbols.Context.allCases.flatMap { context in
        (1...4).map { .quarter($0, width: width, context: context) }
      }
    }
  }

  private static var others: [SymbolName] {
    [.era(isCommon: false), .era(isCommon: true)]
      + DaySymbols.PatternLength.allCases.map { .pattern($0) } + [.yearMonthPattern]
  }
}
