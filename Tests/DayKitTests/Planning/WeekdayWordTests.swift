import DayKit
import Testing

struct WeekdayWordTests {
  @Test(arguments: Weekday.allCases)
  func aNameIsReadInFullAndWithThreeLetters(_ weekday: Weekday) {
    let name = Array(weekday.name.description.utf8)
    #expect(Weekday(name: name.span) == weekday)
    let letters = name.prefix(3)
    #expect(Weekday(name: letters.span) == weekday)
    let capitals = Array(weekday.name.description.uppercased().utf8)
    #expect(Weekday(name: capitals.span) == weekday)
    for count in [0, 1, 2, 4, 5] where count < name.count {
      let part = name.prefix(count)
      #expect(Weekday(name: part.span) == nil)
    }
  }

  @Test(arguments: ["", "fridays", "frx", "vendredi"])
  func otherTextsAreNotNames(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(Weekday(name: bytes.span) == nil)
  }
}
