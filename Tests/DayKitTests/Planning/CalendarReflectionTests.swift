import DayKit
import Testing

/// What `print`, `dump` and a debugger show of the values of a calendar.
struct CalendarReflectionTests {
  private let friday = Day(daysSince1970: 20_329)

  private func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  @Test func valuesPrintDays() throws {
    let week = CalendarWeek(containing: friday, startingOn: .monday)
    #expect("\(CalendarDay(friday))" == "2025-08-29")
    #expect("\(week)" == "2025-08-25...2025-08-31")
    let month = try Day(2021, 2, 1).calendarMonth(startingOn: .monday)
    #expect("\(month)" == "[2021-02-01, 2021-02-08, 2021-02-15, 2021-02-22]")
    #expect("\(month.keys)" == "\(month)")
    #expect("\(month.weeks)".hasPrefix("[2021-02-01...2021-02-07, 2021-02-08...2021-02-14"))
    #expect("\(DayLimits(friday...friday + 2))" == "2025-08-29...2025-08-31")
  }

  @Test(arguments: [
    (DaySpan.Kind.day, "2025-08-29"), (.week, "2025-W35"),
    (.last7Days, "2025-08-23..2025-08-29"), (.month, "2025-08"), (.quarter, "2025-Q3"),
    (.year, "2025"), (.custom, "2025-08-29..2025-08-29"),
  ])
  func aSpanPrintsAsItIsRead(_ kind: DaySpan.Kind, _ text: String) {
    #expect("\(DaySpan(kind, containing: friday))" == text)
  }

  @Test func kindsAndEndsPrintTheirNamesInArrays() {
    #expect("\([DaySpan.Kind.week, .last7Days])" == "[week, last7Days]")
    #expect("\(DayRangeSelection.End.allCases)" == "[start, end]")
  }

  @Test func aSelectionPrintsItsDays() {
    var selection = DayRangeSelection()
    #expect("\(selection)" == "empty")
    selection.tap(friday)
    #expect("\(selection)" == "2025-08-29...")
    selection.tap(friday + 2)
    #expect("\(selection)" == "2025-08-29...2025-08-31")
    selection.pickUp(.end)
    #expect("\(selection)" == "2025-08-29...2025-08-31, moving the end")
  }

  @Test func aPickerPrintsItsSegmentAndSelection() {
    var picker = DayPicker([.week, .custom], showing: friday)
    #expect("\(picker)" == "week, focus 2025-08-29, nothing selected")
    picker.tapFocus()
    #expect("\(picker)" == "week, focus 2025-08-29, selected 2025-W35")
    #expect(
      "\(DayPicker([.custom], showing: friday))" == "custom, focus 2025-08-29, nothing selected")
    picker.select(.custom)
    #expect("\(picker.state)" == "custom, focus 2025-08-29, selected 2025-08-25...2025-08-31")
    #expect("\(picker.cell(friday))" == "2025-08-29")
  }

  @Test func aHistogramPrintsItsCounts() {
    var orders = DayHistogram(series: ["web", "phone"])
    #expect("\(orders)" == "empty")
    orders.add(friday, to: "web", count: 2)
    orders.add(friday + 40, to: "phone")
    #expect("\(orders)" == "3 in 2025-08-29...2025-10-08")
    #expect(
      "\(orders.bins(by: .month))"
        == "[2025-08: 2, 0; 2025-09: 0, 0; 2025-10: 0, 1]")
    #expect("\(orders.bins(by: .weekday)[4])" == "Friday: 2, 0")
  }

  @Test func dumpShowsDaysAndNotHowTheyAreStored() throws {
    let week = CalendarWeek(containing: friday, startingOn: .monday)
    let histogram = DayHistogram(counting: [friday])
    let values: [Any] = [
      CalendarDay(friday), week, friday.calendarMonth(), friday.calendarMonth().keys,
      friday.calendarMonth().weeks, DaySpan.week(containing: friday),
      DayRangeSelection(week.days), DayLimits(week.days), DayPicker(selecting: .day(friday)),
      histogram, histogram.bins(by: .week),
    ]
    for value in values {
      let text = dumped(value)
      #expect(text.contains("2025-08-"), "\(text)")
      for stored in ["bits", "start: 20325", "starts", "form", "phase", "counters", "pages"] {
        #expect(!text.contains(stored), "\(text)")
      }
    }
    #expect(dumped(CalendarDay(friday)) == "- 2025-08-29\n")
    #expect(dumped(week).contains("2025-08-31"))
  }
}
