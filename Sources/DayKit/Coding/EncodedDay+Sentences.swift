#if Formats && !hasFeature(Embedded)
// The descriptions of decoding errors for values that are not days.

extension EncodedText {
  func complaint(_ formats: [DayFormat]) -> String {
    var reasons: [String] = []
    do throws(DayParsingError) {
      _ = try text.withBytes { bytes throws(DayParsingError) in
        try formats.read(bytes) { format, error in reasons.append("\(format): \(error)") }
      }
    } catch {
      // The text fits a format, so this reason is more useful than those of other formats.
      if let error = error.reason.dayError { return "\(text.quotation) does not exist: \(error)" }
    }
    return "\(text.quotation) is not in the format " + reasons.joined(separator: ", and not ")
  }

  /// The reason why the text is not a number in any of the formats, with the way to decode it.
  func complaint(insteadOfNumberIn formats: [DayFormat]) -> String {
    let names = formats.map(\.description).joined(separator: " or ")
    let sentence = "expected a number (\(names)), but found the text \(text.quotation)"
    if let hint { return "\(sentence); \(hint)" }
    guard formats.contains(where: { day(in: $0, nil) != nil }) else { return sentence }
    return "\(sentence); decode a String, and parse it with Day(_:as:)"
  }

  /// The wrappers that decode the text.
  var hint: String? {
    let wrappers: [(String, DayFormat)] = [
      ("DayString.YMD", .ymd), ("DayString.DMY", .dmy), ("DayString.MDY", .mdy),
      ("ISO8601.Default", .iso8601), ("ISO8601.SansTimezone", .iso8601SansTimezone),
    ]
    let fitting = wrappers.filter { day(in: $0.1, nil) != nil }.map { "@\($0.0)" }
    return fitting.isEmpty ? nil : "use \(fitting.joined(separator: " or "))"
  }
}

extension EncodedNumber {
  func complaint(_ formats: [DayFormat]) -> String {
    let names = formats.map(\.description).joined(separator: " or ")
    if integer == nil, case .fraction(let number) = self, number.magnitude < 0x1p53 {
      guard formats.contains(where: \.isInstant) else {
        return "\(self) is not in the format \(names): expected a whole number"
      }
    }
    return "\(self) is out of range as \(names): \(DayError.outOfRange)"
      + (integer.map(Day.hint) ?? "")
  }
}

extension EncodedNumber: CustomStringConvertible {
  @usableFromInline var description: String {
    switch self {
    case .integer(let number): number.description
    case .fraction(let number): number.description
    }
  }
}
#endif
