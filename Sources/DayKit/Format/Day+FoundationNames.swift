#if Formats
// Names of DayKitFoundation. Without its import, the compiler would list every other initializer of a day
// as a candidate; with it, available functions are preferred to these.

extension Day {
  /// Converts a `Date` with DayKitFoundation.
  @available(
    *, unavailable, message: "add 'import DayKitFoundation' to convert between Day and Date"
  )
  public init<Date>(date: Date) {
    self.init(daysSince1970: 0)
  }

  /// Converts a `Date` with DayKitFoundation.
  @available(
    *, unavailable, message: "add 'import DayKitFoundation' to convert between Day and Date"
  )
  public init<Date, TimeZone>(date: Date, in timeZone: TimeZone) {
    self.init(daysSince1970: 0)
  }

  /// Converts a day to a `Date` with DayKitFoundation.
  @available(
    *, unavailable, message: "add 'import DayKitFoundation' to convert between Day and Date"
  )
  public func date() {}

  /// Converts a day to a `Date` with DayKitFoundation.
  @available(
    *, unavailable, message: "add 'import DayKitFoundation' to convert between Day and Date"
  )
  public func date<TimeZone>(timeZone: TimeZone) {}

  /// Converts a day to a `Date` with DayKitFoundation.
  @available(
    *, unavailable, message: "add 'import DayKitFoundation' to convert between Day and Date"
  )
  public func date<TimeZone>(in timeZone: TimeZone) {}

  /// Converts a day to a `Date` with DayKitFoundation.
  @available(
    *, unavailable, message: "add 'import DayKitFoundation' to convert between Day and Date"
  )
  @_disfavoredOverload
  public func date<TimeZone, Date>(in timeZone: TimeZone) -> Date {
    preconditionFailure("unavailable")
  }

  /// Converts a day to a `Date` with DayKitFoundation.
  @available(
    *, unavailable, message: "add 'import DayKitFoundation' to convert between Day and Date"
  )
  @_disfavoredOverload
  public func date<TimeZone, Date>(timeZone: TimeZone) -> Date {
    preconditionFailure("unavailable")
  }

  /// Writes a day in the language of the user with DayKitFoundation.
  @available(
    *, unavailable,
    message: "add 'import DayKitFoundation' for the user's language, or use formatted(as:)"
  )
  public func formatted() -> String { "" }
}
#endif
