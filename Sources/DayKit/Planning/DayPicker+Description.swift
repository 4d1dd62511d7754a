#if Formats
extension DayPicker: CustomStringConvertible {
  /// The segment, the focus and the selection, such as `week, focus 2025-08-29, nothing selected`.
  public var description: String { state.description }
}

extension DayPicker.State: CustomStringConvertible {
  /// The segment, the focus and the selection, such as `week, focus 2025-08-29, nothing selected`.
  public var description: String {
    let selection =
      kind == .custom ? (range.isEmpty ? nil : range.description) : chosen?.description
    return "\(kind), focus \(focus), \(selection.map { "selected \($0)" } ?? "nothing selected")"
  }
}

extension DayPicker.Cell: CustomStringConvertible {
  /// The day in ISO 8601.
  public var description: String { day.description }
}

#if !hasFeature(Embedded)
extension DayPicker: CustomReflectable {
  /// A mirror of the segments, the limits and the state.
  public var customMirror: Mirror {
    Mirror(self, children: ["kinds": kinds, "limits": limits, "state": state])
  }
}

extension DayPicker.State: CustomReflectable {
  /// A mirror of the segment, the focus and the selection.
  public var customMirror: Mirror {
    let selection: Any = kind == .custom ? range : chosen as Any
    return Mirror(self, children: ["kind": kind, "focus": focus, "selection": selection])
  }
}
#endif
#endif
