import CommandGrammar
import DayKit
import DayRecords

/// The days that an option such as `--skip weekends,fri` names: weekends, holidays and weekdays.
struct FreeDays {
  private(set) var hasWeekends = false
  private(set) var hasHolidays = false
  private(set) var weekdays = WeekdaySet()

  /// Reads the words of an option, which are separated by commas.
  init(_ words: Words, of option: String) throws(UsageError) {
    for word in words {
      for name in word.parts {
        if name.elementsEqual("weekends".utf8) || name.elementsEqual("weekend".utf8) {
          hasWeekends = true
        } else if name.elementsEqual("holidays".utf8) || name.elementsEqual("holiday".utf8) {
          hasHolidays = true
        } else if let weekday = Weekday(name: name.span) {
          weekdays.insert(weekday)
        } else {
          throw UsageError(
            "\(option): unknown days \(String(quoting: Array(name))): use "
              + (WeekdaySet.names(of: name) ?? "weekends, holidays or weekdays such as fri"))
        }
      }
    }
  }
}

extension FreeDays {
  var isEmpty: Bool { !hasWeekends && !hasHolidays && weekdays == [] }

  /// The calendar whose business days are all other days, with the weekends and the holidays of another one.
  func calendar(in calendar: WorkCalendar) -> WorkCalendar {
    WorkCalendar(
      weekend: hasWeekends ? weekdays.union(calendar.weekend) : weekdays,
      holidays: hasHolidays ? calendar.holidays : [])
  }
}
