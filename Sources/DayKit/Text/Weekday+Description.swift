extension Weekday: CustomStringConvertible {
  /// The English name, such as "Friday".
  public var description: String { EnglishNames.name(of: self) }
}

extension WeekdaySet: CustomStringConvertible {
  /// The English names of the weekdays, Sunday first, such as "[Sunday, Saturday]".
  public var description: String {
    var text = "["
    for weekday in self { text += (text == "[" ? "" : ", ") + weekday.description }
    return text + "]"
  }
}
