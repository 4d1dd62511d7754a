import DayKit
import Testing

struct SymbolTableTests {
  @Test func namesAreThoseOfTheListsOfTheLanguage() {
    let symbols = Self.symbols(from: 1)
    #expect(symbols.name(ofMonth: 1) == "January")
    #expect(symbols.name(ofMonth: 12, width: .narrow, context: .format) == "Dec")
    #expect(symbols.name(of: .sunday, width: .short) == "So")
    #expect(symbols.name(of: .saturday) == "Sa")
    #expect(symbols.name(ofQuarter: 4) == "Q4")
    #expect(symbols.name(ofCommonEra: false) == "v. Chr.")
    #expect(symbols.name(ofCommonEra: true) == "")
    #expect(symbols.datePattern(.full) == "d MMMM y")
    #expect(symbols.yearMonthPattern == "d MMMM y")
  }

  @Test func symbolsOfOneRowAreEqualAndThoseOfOtherNamesAreNot() {
    #expect(Self.symbols(from: 1) == Self.symbols(from: 1))
    #expect(Self.symbols(from: 1) != Self.symbols(from: 74))
    #expect(Self.symbols(from: 1) != .english)
  }

  @Test func symbolsWithTheSameNamesAreEqualWhereverTheirListsAre() {
    let copy = DaySymbols(
      names: Self.symbols(from: 1).names, firstWeekday: .monday, weekend: [.sunday])
    #expect(Self.symbols(from: 1) == copy)
    #expect(Self.symbols(from: 1).hashValue == copy.hashValue)
  }

  @Test(
    arguments: [
      (
        "January;February;March;April;May;June;July;August;September;October;November;December\n",
        true
      ),
      (
        "January;Februar;March;April;May;June;July;August;September;October;November;December\n",
        false
      ),
      (
        "January;February;March;April;May;June;July;August;September;October;November;Decembers\n",
        false
      ),
    ] as [(StaticString, Bool)])
  func theNamesOfAListMayBeEnglish(_ months: StaticString, _ areEnglish: Bool) throws {
    let symbols = DaySymbols(
      lists: months, places: Self.places, from: 1, firstWeekday: .monday, weekend: [.sunday])
    #expect(try DayFormat(pattern: "d MMMM y", symbols: symbols).hasEnglishNames == areEnglish)
  }

  @Test func symbolsWithOneOtherLetterAreNotEqual() {
    var names = Self.symbols(from: 1).names
    names[0] = UInt8(ascii: "X")
    let other = DaySymbols(names: names, firstWeekday: .monday, weekend: [.sunday])
    #expect(Self.symbols(from: 1) != other)
  }

  /// Symbols whose places begin at a position.
  private static func symbols(from start: Int) -> DaySymbols {
    DaySymbols(
      lists: lists, places: places, from: start, firstWeekday: .monday, weekend: [.sunday])
  }

  private static let lists: StaticString = """
    January;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec
    So;Mo;Di;Mi;Do;Fr;Sa
    Q1;Q2;Q3;Q4
    v. Chr.;
    d MMMM y
    EEEE

    """

  /// Two rows, of which the second has another pattern.
  private static let places: StaticString = """
    =000000000000000000\
    00d00d00d00d00d00d00d00d\
    01901901901901E01N01N01N01N01N\
    |000000000000000000\
    00d00d00d00d00d00d00d00d\
    01901901901901E01N01N01N01N01W
    """
}

extension DaySymbols {
  /// The UTF-8 of all names, each with a newline after it.
  fileprivate var names: [UInt8] {
    let months = [Width.wide, .abbreviated, .narrow].flatMap { width in
      Context.allCases.flatMap { context in
        (1...12).map { SymbolName.month($0, width: width, context: context) }
      }
    }
    let weekdays = Width.allCases.flatMap { width in
      Context.allCases.flatMap { context in
        Weekday.allCases.map { SymbolName.weekday($0, width: width, context: context) }
      }
    }
    let quarters = [Width.wide, .abbreviated].flatMap { width in
      Context.allCases.flatMap { context in
        (1...4).map { SymbolName.quarter($0, width: width, context: context) }
      }
    }
    let others =
      [SymbolName.era(isCommon: false), .era(isCommon: true)]
      + PatternLength.allCases.map { SymbolName.pattern($0) } + [.yearMonthPattern]
    var text: ContiguousArray<UInt8> = []
    for name in months + weekdays + quarters + others {
      append(name, to: &text)
      text.append(UInt8(ascii: "\n"))
    }
    return Array(text)
  }
}
