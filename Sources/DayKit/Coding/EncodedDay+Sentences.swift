#if !hasFeature(Embedded)
// The descriptions of decoding errors for values that are not days.

extension EncodedText {
  func complaint(_ formats: [DayFormat]) -> String {
    var reasons: [String] = []
    for format in formats {
      do throws(DayReadingError) {
        _ = try read(in: format)
      } catch {
        // The text fits this format, so this reason is more useful than those of other formats.
        if let error = error.reason.dayError {
          return "\(text.quotation) does not exist: \(error)"
        }
        reasons.append("\(format): \(error)")
      }
    }
    return "\(text.quotation) is not " + reasons.joined(separator: ", and not ")
  }
}

extension EncodedNumber {
  func complaint(_ formats: [DayFormat]) -> String {
    let names = formats.map(\.description).joined(separator: " or ")
    if integer == nil, case .fraction(let number) = self, number.magnitude < 0x1p53 {
      guard formats.contains(where: \.isInstant) else {
        return "\(self) is not \(names): expected a whole number"
      }
    }
    return "\(self) is out of range as \(names): \(DayError.outOfRange)"
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
