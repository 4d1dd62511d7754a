#if Formats && !hasFeature(Embedded)
// Debuggers and `dump` show days, not how they are stored.

extension CalendarDay: CustomReflectable {
  /// A mirror without children, because the description shows the day.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension CalendarWeek: CustomReflectable {
  /// A mirror of the days.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: map(\.day), displayStyle: .collection)
  }
}

extension CalendarDays: CustomReflectable {
  /// A mirror of the weeks.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: weeks, displayStyle: .collection)
  }
}

extension CalendarDays.Keys: CustomReflectable {
  /// A mirror of the first days.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}

extension CalendarDays.Weeks: CustomReflectable {
  /// A mirror of the weeks.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}
#endif
