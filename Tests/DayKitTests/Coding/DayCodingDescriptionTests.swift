import DayKit
import Testing

struct DayCodingDescriptionTests {
  private struct Person {
    @DayString.DMY var born: Day
    @DayString.DMY var died: Day?
    @DayString.DMY.Nullable var moved: Day?
    @DayString.YMDKeys var visits: [Day: Int]
  }

  private let person = Person(
    born: Day(daysSince1970: 0), died: nil, moved: Day(daysSince1970: 1),
    visits: [Day(daysSince1970: 2): 3])

  @Test func aStructureWithWrappersPrintsDays() {
    #expect(
      "\(person)"
        == "Person(_born: 1970-01-01, _died: nil, _moved: Optional(1970-01-02), "
        + "_visits: [1970-01-03: 3])")
  }

  @Test func dumpShowsDaysAndNotTheirWrappers() {
    var text = ""
    dump(person, to: &text)
    #expect(text.contains("_born: 1970-01-01"))
    #expect(!text.contains("wrappedValue"), "\(text)")
    #expect(!text.contains("DMYFormat"), "\(text)")
  }
}
