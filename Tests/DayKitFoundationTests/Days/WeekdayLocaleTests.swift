import DayKit
import DayKitFoundation
import Foundation
import Testing

struct WeekdayLocaleTests {
  @Test(arguments: [
    ("en_US", Weekday.sunday), ("de_DE", .monday), ("ar_EG", .saturday), ("fa_IR", .saturday),
    ("dv_MV", .friday), ("en_US@fw=wed", .wednesday),
  ])
  func weeksStartOnTheFirstWeekdayOfTheRegion(_ locale: String, _ first: Weekday) {
    let locale = Locale(identifier: locale)
    #expect(Weekday.first(in: locale) == first)
    #expect(Weekday.ordered(in: locale) == Weekday.ordered(startingOn: first))
    #expect(Weekday.ordered(in: locale).first == first)
  }

  @Test(arguments: [
    ("en_US", "Friday", "Fri", "Fr", "F"), ("fr_FR", "vendredi", "ven.", "ve", "V"),
    ("de_DE", "Freitag", "Fr", "Fr", "F"), ("ja_JP", "金曜日", "金", "金", "金"),
  ])
  func aWeekdayHasANameInALocale(
    _ locale: String, _ wide: String, _ abbreviated: String, _ short: String, _ narrow: String
  ) {
    let locale = Locale(identifier: locale)
    #expect(Weekday.friday.name(in: locale) == wide)
    #expect(Weekday.friday.name(in: locale, width: .abbreviated) == abbreviated)
    #expect(Weekday.friday.name(in: locale, width: .short).hasPrefix(short))
    #expect(Weekday.friday.name(in: locale, width: .narrow) == narrow)
  }

  @Test(arguments: locales)
  func aNameIsThatOfTheSymbolsOfTheLocale(_ locale: Locale) {
    let symbols = DaySymbols(locale: locale)
    for weekday in Weekday.allCases {
      for width in DaySymbols.Width.allCases {
        for context in DaySymbols.Context.allCases {
          #expect(
            weekday.name(in: locale, width: width, context: context)
              == symbols.name(of: weekday, width: width, context: context))
        }
      }
    }
  }
}
