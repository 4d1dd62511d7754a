import Testing

// Full tables and their limits show only in messages, and how texts are hashed shows nowhere.
@testable import DayRecords

struct SeriesNamesTests {
  private static func positions(_ names: inout SeriesNames, _ texts: [String]) -> [Int?] {
    texts.map { text in
      let bytes = Array(text.utf8)
      return names.position(of: bytes.span)
    }
  }

  @Test func everyOfManyNamesKeepsItsPosition() {
    var names = SeriesNames()
    let texts = (0..<3_000).map { "series \($0)" }
    for _ in 0..<2 {
      #expect(Self.positions(&names, texts) == texts.indices.map { $0 })
    }
    #expect(names[2_999] == Array(texts[2_999].utf8))
  }

  @Test func thereAreAsManyNamesAsTheLimit() {
    var names = SeriesNames(limit: 2, byteLimit: 100)
    #expect(Self.positions(&names, ["a", "", "b", "", "a"]) == [0, 1, nil, 1, 0])
    #expect(names.count == 2)
  }

  @Test func theNamesHaveAsManyBytesAsTheLimit() {
    var names = SeriesNames(limit: 9, byteLimit: 5)
    #expect(
      Self.positions(&names, ["abc", "def", "de", "f", "", "abc"]) == [0, nil, 1, nil, 2, 0])
  }

  @Test func theNamesOfAnotherTableAreAddedUpToTheLimit() {
    var (names, other) = (
      SeriesNames(limit: 3, byteLimit: 100), SeriesNames(limit: 9, byteLimit: 100)
    )
    _ = Self.positions(&names, ["a", "b"])
    _ = Self.positions(&other, ["b", "c", "a"])
    var failure: RunFailure?
    #expect(names.absorb(other, &failure) == [1, 2, 0] && failure == nil)
    _ = Self.positions(&other, ["d", "e"])
    #expect(names.absorb(other, &failure) == [1, 2, 0])
    let isTooMany = if case .tooManySeries(limit: 3)? = failure { true } else { false }
    #expect(isTooMany)
  }
}
