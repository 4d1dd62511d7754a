import Testing

// The words of an absence are compared with each text, so one word too many would not show.
@testable import DayRecords

struct AbsenceWordsTests {
  private static func words(_ words: [String]) -> [String] {
    var absence = Absence()
    for word in words { absence.add(Array(word.utf8)) }
    var visited: [String] = []
    let hasWord = absence.hasWord { word in
      var bytes: [UInt8] = []
      for index in word.indices { bytes.append(word[index]) }
      visited.append(String(decoding: bytes, as: UTF8.self))
      return visited.last == "end"
    }
    #expect(hasWord == (visited.last == "end"))
    return visited
  }

  @Test(arguments: [[], ["-"], ["NA", "n/a", "é"]])
  func eachWordIsVisitedOnce(_ words: [String]) {
    #expect(Self.words(words) == words)
  }

  @Test func theFirstWordThatFitsIsTheLastVisited() {
    #expect(Self.words(["a", "end", "b"]) == ["a", "end"])
  }

  @Test(arguments: [
    ("", true), (" \t\u{A0}", true), ("NA", true), ("NAN", false), ("N", false), ("na", false),
    ("2025-08-29", false), (" NA", false),
  ])
  func blankTextsAndWordsAreAbsent(_ text: String, _ isAbsent: Bool) {
    var absence = Absence()
    absence.add(Array("NA".utf8))
    #expect(absence.includes(Array(text.utf8).span) == isAbsent)
  }
}
