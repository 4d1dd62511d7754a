import DayKit
import DayKitFoundation
import Foundation
import Testing

struct WeekdayLocaleTests {
  @Test(arguments: [
    ("en_US", Weekday.sunday), ("de_DE", .monday), ("ar_EG", .saturday), ("fa_IR", .saturday),
    ("dv_MV", .friday), ("en_US@fw=wed", .wednesday),
  ])
  func weeksStartAsTheRegionHasIt(_ locale: String, _ first: Weekday) {
    let locale = Locale(identifier: locale)
    #expect(Weekday.first(in: locale) == first)
    #expect(Weekday.ordered(in: locale) == Weekday.ordered(startingOn: first))
    #expect(Weekday.ordered(in: locale).first == first)
  }
}
