#if Formats
extension Recurrence.WeekdayRule {
  /// Returns the rule for the first such weekday of the month or year.
  ///
  /// ```swift
  /// try Recurrence(.months, weekdays: [.first(.monday)])       // FREQ=MONTHLY;BYDAY=1MO
  /// ```
  public static func first(_ weekday: Weekday) -> Self { Self(1, weekday) }

  /// Returns the rule for the last such weekday of the month or year.
  ///
  /// ```swift
  /// try Recurrence(.months, weekdays: [.last(.friday)])        // FREQ=MONTHLY;BYDAY=-1FR
  /// ```
  public static func last(_ weekday: Weekday) -> Self { Self(-1, weekday) }

  /// Every Monday.
  ///
  /// ```swift
  /// try Recurrence(.weeks, weekdays: [.monday])          // FREQ=WEEKLY;BYDAY=MO
  /// ```
  public static var monday: Self { Self(.monday) }

  /// Every Tuesday.
  ///
  /// ```swift
  /// try Recurrence(.weeks, weekdays: [.tuesday])          // FREQ=WEEKLY;BYDAY=TU
  /// ```
  public static var tuesday: Self { Self(.tuesday) }

  /// Every Wednesday.
  ///
  /// ```swift
  /// try Recurrence(.weeks, weekdays: [.wednesday])          // FREQ=WEEKLY;BYDAY=WE
  /// ```
  public static var wednesday: Self { Self(.wednesday) }

  /// Every Thursday.
  ///
  /// ```swift
  /// try Recurrence(.weeks, weekdays: [.thursday])          // FREQ=WEEKLY;BYDAY=TH
  /// ```
  public static var thursday: Self { Self(.thursday) }

  /// Every Friday.
  ///
  /// ```swift
  /// try Recurrence(.weeks, weekdays: [.friday])          // FREQ=WEEKLY;BYDAY=FR
  /// ```
  public static var friday: Self { Self(.friday) }

  /// Every Saturday.
  ///
  /// ```swift
  /// try Recurrence(.weeks, weekdays: [.saturday])          // FREQ=WEEKLY;BYDAY=SA
  /// ```
  public static var saturday: Self { Self(.saturday) }

  /// Every Sunday.
  ///
  /// ```swift
  /// try Recurrence(.weeks, weekdays: [.sunday])          // FREQ=WEEKLY;BYDAY=SU
  /// ```
  public static var sunday: Self { Self(.sunday) }
}
#endif
