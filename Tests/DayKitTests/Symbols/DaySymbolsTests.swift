import DayKit
import Testing

struct DaySymbolsTests {
  @Test func symbolsOfEqualNamesAndWeeksAreEqual() {
    #expect(Self.numbered() == Self.numbered())
    #expect(Self.numbered().hashValue == Self.numbered().hashValue)
  }

  @Test func symbolsWithOtherNamesAreNotEqual() {
    #expect(Self.numbered(from: 1) != Self.numbered())
  }

  @Test func symbolsWithAnotherWeekAreNotEqual() {
    var symbols = DaySymbols.english
    symbols.firstWeekday = .sunday
    #expect(symbols != .english)
    symbols.firstWeekday = .monday
    symbols.weekend = [.friday]
    #expect(symbols != .english)
  }

  @Test(arguments: [0, 1, 71, 72, SymbolName.count - 1])
  func aNameIsTheTextAtItsPlace(_ index: Int) throws {
    let name = try #require(Self.places.first { $0.index == index })
    #expect(String(decoding: Self.numbered().utf8(name), as: UTF8.self) == "\(index)")
  }

  @Test func aNameMayBeEmpty() {
    let symbols = DaySymbols(
      names: Array(repeating: UInt8(ascii: "\n"), count: SymbolName.count),
      firstWeekday: .monday, weekend: [])
    #expect(symbols.name(ofMonth: 12) == "")
  }

  @Test(arguments: [0, SymbolName.count - 1, SymbolName.count + 1])
  func tooFewOrTooManyNamesTrap(_ count: Int) async {
    await #expect(processExitsWith: .failure) { [count] in
      _ = DaySymbols(
        names: Array(repeating: UInt8(ascii: "\n"), count: count), firstWeekday: .monday,
        weekend: [])
    }
  }

  @Test func aNameWithoutAnEndTraps() async {
    await #expect(processExitsWith: .failure) {
      let names = Array(repeating: UInt8(ascii: "\n"), count: SymbolName.count)
      _ = DaySymbols(names: names + [UInt8(ascii: "x")], firstWeekday: .monday, weekend: [])
    }
  }

  /// Symbols whose names are numbers in order.
  private static func numbered(from start: Int = 0) -> DaySymbols {
    let text = (start..<start + SymbolName.count).map { "\($0)\n" }.joined()
    return DaySymbols(
      names: Array(text.utf8), firstWeekday: .monday, weekend: [.saturday, .sunday])
  }

  private static let places: [SymbolName] = [
    .month(1, width: .wide, context: .format), .month(2, width: .wide, context: .format),
    .month(12, width: .narrow, context: .standalone),
    .weekday(.sunday, width: .wide, context: .format), .yearMonthPattern,
  ]
}
