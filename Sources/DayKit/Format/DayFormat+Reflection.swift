#if Formats
extension DayFormat: CustomDebugStringConvertible {
  /// The pattern or the name and, where the format has them, its names, its pivot year and its time
  /// zone, such as `d MMM yy, names janv.…déc., pivot 1970`.
  public var debugDescription: String {
    var text = description
    if let names { text += ", names \(names)" }
    if let pivot = years.pivot { text += ", pivot \(pivot)" }
    if let year = years.defaultYear { text += ", year \(year)" }
    if let timeZone { text += ", time zone \(timeZone)" }
    return text
  }

  /// The first and the last name of the first part that is not written in English; `nil` if all
  /// are.
  private var names: String? {
    for case .name(_, let index) in fields where !table(index).isEnglish {
      let table = table(index)
      return "\(table.string(0))…\(table.string(table.indices.upperBound - 1))"
    }
    return nil
  }
}

extension NameTable {
  /// A name.
  fileprivate func string(_ index: Int) -> String {
    withName(index) { name in String(decoding: name.indices.map { name[$0] }, as: UTF8.self) }
  }
}

#if !hasFeature(Embedded)
extension DayFormat: CustomReflectable {
  /// A mirror with the pattern or the name and, where the format has them, its names, its pivot
  /// year and its time zone.
  public var customMirror: Mirror {
    var children: [Mirror.Child] = [("pattern", description)]
    if let names { children.append(("names", names)) }
    if let pivot = years.pivot { children.append(("pivot", pivot)) }
    if let year = years.defaultYear { children.append(("defaultYear", year)) }
    if let timeZone { children.append(("timeZone", timeZone)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
#endif
#endif
