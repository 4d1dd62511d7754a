#if Formats
extension HolidayError: CustomStringConvertible {
  /// The line and the reason, as an English clause.
  public var description: String { "line \(line): \(sentence(quoting: nil))" }

  /// The reason, as an English clause.
  ///
  /// - Parameter text: What is wrong in the text, in quotes; `nil` if it is unknown.
  package func sentence(quoting text: String?) -> String {
    switch kind {
    case .notASpan(let error): sentence(error, text)
    case .twoDates(let first, let second) where first == second:
      "the date occurs twice: write it once"
    case .twoDates(let first, let second) where second.upperBound < first.lowerBound:
      "there are two dates, and the second is before the first: check the years, or write one on each line; "
        + "if one is part of the name, put it in square brackets"
    case .twoDates(let first, let second):
      "there are two dates: write one on each line, or "
        + "\(first.lowerBound)..\(Swift.max(first.upperBound, second.upperBound)) for the days between; "
        + "if one is part of the name, put it in square brackets"
    case .secondDate:
      "the name has another date or an amount: for several days, write a span FIRST..LAST such as 2025-12-22..2026-01-02; "
        + "if it is part of the name, put it in square brackets"
    case .otherWeekday(let day):
      "\(day) is a \(EnglishNames.name(of: day.weekday)): "
        + "correct the date or the weekday; if it is part of the name, put it in square brackets"
    case .wholeSpan(let days):
      "\(text ?? "the date") is more than a day; for all its days, write \(days.lowerBound)..\(days.upperBound), "
        + "and for a part of it no space, as in 2025-Q3 or 2025-12-25"
    case .timeAfterDate:
      "a time of day or half a day is after the date, and holidays last all day: remove the line or the time; "
        + "if it is part of the name, put it in square brackets"
    case .tooManyDays(let limit): "holidays of more than \(limit) days: check the years"
    case .tooManyInAll(let limit):
      "the holidays up to here have more than \(limit) days: shorten the list, or end the rules with UNTIL or COUNT"
    case .expectedCalendar: "expected BEGIN:VCALENDAR"
    case .unmatchedEnd: "\(text ?? "END") does not match the BEGIN before it"
    case .missingEnd: "\(text ?? "BEGIN") has no END"
    case .outsideCalendar:
      "\(text ?? "the property") is outside BEGIN:VCALENDAR and END:VCALENDAR"
    case .malformedProperty:
      "\(text ?? "the line") is not a property such as SUMMARY:Christmas"
    case .missingStart: "the event has no DTSTART"
    case .repeatedStart: "the event has two DTSTART"
    case .repeatedLength: "the event has more than one DTEND or DURATION"
    case .endNotAfterStart: "DTEND is not after DTSTART: write the day after the last day"
    case .longEvent: "an event can have at most 366 days"
    case .invalidDuration: "DURATION must be 1 to 366 days or weeks, such as P1D"
    case .timeOfDay(let property, let day):
      "\(property.name) has a time of day, and holidays last all day: "
        + (property == .start ? "remove the event, or write " : "write ")
        + (day != nil
          ? property.line(day)
          : "its local day after \(property.name);VALUE=DATE:"
            + (property == .end ? ", or the next day if its local time is not midnight" : ""))
    case .notADate(let property, let day):
      "\(property.name) is not a date: write a line such as \(property.line(day))"
    case .noSuchDay(let property, let error):
      "\(property.name)\(text.map { " \($0)" } ?? "") does not exist: \(error)"
    // RFC 5545 requires a date where DTSTART is one.
    case .invalidRule(let error) where error.reason == .untilHasTime:
      "RRULE: UNTIL has a time of day; a holiday lasts all day: write its local day, such as \(error.end)"
    case .invalidRule(let error): "RRULE: \(error)"
    case .endlessRule(let limit): "the rule gives more than \(limit) days"
    case .startOutsideRule: "DTSTART is not a day of RRULE: use the first day of the rule"
    case .unsupported(let property):
      "\(property.name) is not supported: list the days with RDATE or EXDATE"
    }
  }

  private func sentence(_ error: DaySpanError, _ text: String?) -> String {
    switch (error.reason.kind, error.part) {
    case (.endsBeforeItStarts, _): "\(error): swap them"
    case (.notASpan, .whole):
      "\(text ?? "the line") \(text == nil ? "does not begin with" : "is not") a date (yyyy-MM-dd); "
        + "write one date per line, followed by its name"
    case (.doesNotExist(let reason), .whole): "\(text ?? "the date") does not exist: \(reason)"
    case (_, .first), (_, .last): text.map { "\($0): \(error)" } ?? "\(error)"
    }
  }
}

extension HolidayError.Property {
  var name: String {
    switch self {
    case .start: "DTSTART"
    case .end: "DTEND"
    case .addedDays: "RDATE"
    case .removedDays: "EXDATE"
    case .recurrence: "RECURRENCE-ID"
    case .removingRule: "EXRULE"
    }
  }

  fileprivate func line(_ day: Day?) -> String {
    "\(name);VALUE=DATE:\(day?.formatted(as: .basic) ?? "20251225")"
  }
}
#endif
