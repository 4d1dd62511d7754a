#if Formats
extension Weekday {
  /// Reads an English name, in full or with three letters; the case of letters does not matter.
  package init?(name bytes: Span<UInt8>) {
    guard bytes.count >= 3 else { return nil }
    // Not `allCases`: the first array of a type takes tens of thousands of instructions.
    for number in 0..<7 {
      guard let weekday = Self(rawValue: number) else { continue }
      let name = weekday.name
      if bytes.count == 3 || bytes.count == name.utf8CodeUnitCount, bytes.starts(name) {
        self = weekday
        return
      }
    }
    return nil
  }

  /// The English name in lowercase.
  package var name: StaticString {
    switch self {
    case .sunday: "sunday"
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    }
  }
}

extension Span<UInt8> {
  /// Whether a lowercase ASCII text that is not shorter begins with these bytes, in any case.
  fileprivate func starts(_ text: StaticString) -> Bool {
    guard count <= text.utf8CodeUnitCount else { return false }
    // Sound: the buffer is the beginning of the static string.
    let expected = unsafe UnsafeBufferPointer(start: text.utf8Start, count: count)
    for index in indices where unsafe self[index] | 0x20 != expected[index] { return false }
    return true
  }
}
#endif
