#if Formats && !hasFeature(Embedded)
extension DayFormat {
  /// Returns this format in the time zone of an encoder, if it has one and the format takes one.
  func inTimeZone(of encoder: any Encoder) throws -> DayFormat {
    guard takesTimeZone, let timeZone = try encoder.dayTimeZone else { return self }
    return inTimeZone(timeZone)
  }

  /// Returns the text of a day for encoded data.
  ///
  /// - Throws: `EncodingError.invalidValue` if this format cannot write days or parse text, or if it parses the
  ///   text as another day.
  package func encodedText(
    of day: Day, at codingPath: @autoclosure () -> [any CodingKey]
  ) throws -> String {
    var obstacle = (formattingObstacle ?? parsingObstacle)?.description
    if obstacle == nil {
      let text = day.formatted(as: self)
      obstacle = decodingObstacle(of: text, for: day)
      if obstacle == nil { return text }
    }
    throw EncodingError.invalidValue(
      day,
      EncodingError.Context(
        codingPath: codingPath(),
        debugDescription: "\(day) cannot be encoded as \(self): \(obstacle ?? "")"))
  }

  /// The reason this format does not parse its text of a day as that day, or `nil` if it does.
  private func decodingObstacle(of text: String, for day: Day) -> String? {
    if lacksInstant(of: day) { return "clocks in \(timeZone ?? .utc) skip this day" }
    // Two digits stand for one year of a hundred, texts without a year for one year, and some numbers
    // only for some days. Other formats parse what they format.
    guard writableDays != nil else { return nil }
    do throws(DayParsingError) {
      let decoded = try Day(text, as: self)
      return decoded == day ? nil : "\(text.quotation) is \(decoded)"
    } catch {
      return "\(text.quotation): \(error)"
    }
  }
}
#endif
