#if Formats && !hasFeature(Embedded)
extension CodingUserInfoKey {
  /// The key for the time zone in which a coder interprets instants as days; its value is a
  /// ``TimeZoneRule``.
  ///
  /// It matters to formats that are instants, such as those of ``Epoch`` and ``ISO8601/Default``.
  /// Without it, the day is the one in UTC, or the one that a date-time is written with. A format
  /// with a zone of its own, from ``DayFormat/inTimeZone(_:)``, keeps that zone. A value of another
  /// type is an error wherever an instant is decoded or encoded.
  ///
  /// Use it for a zone that is known only when the program runs, such as that of a user whose days
  /// are stored as their first second:
  ///
  /// ```swift
  /// let melbourne = TimeZoneRule.fixed("+11:00", seconds: 11 * 3_600)
  /// // The userInfo of a decoder; with Foundation's, also `decoder.dayTimeZone = melbourne`.
  /// let userInfo: [CodingUserInfoKey: any Sendable] = [.dayTimeZone: melbourne]
  /// melbourne.day(at: 1_328_187_600)           // 2012-02-03: @Epoch.Seconds with the zone
  /// TimeZoneRule.utc.day(at: 1_328_187_600)    // 2012-02-02: @Epoch.Seconds without it
  /// ```
  public static let dayTimeZone: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "daykit.dayTimeZone") else {
      preconditionFailure("any text can be a key")
    }
    return key
  }()
}

extension Decoder {
  /// The time zone in which instants are days, from the key `dayTimeZone` of `userInfo`; `nil` if
  /// it is not set.
  ///
  /// ```swift
  /// struct FirstSecond: Decodable {
  ///   let day: Day?
  ///
  ///   init(from decoder: any Decoder) throws {
  ///     let zone = try decoder.dayTimeZone ?? .utc
  ///     day = zone.day(at: try Int(from: decoder))
  ///   }
  /// }
  /// ```
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the value in `userInfo` is not a ``TimeZoneRule``.
  public var dayTimeZone: TimeZoneRule? {
    get throws {
      guard let value = userInfo[.dayTimeZone] else { return nil }
      guard let timeZone = value as? TimeZoneRule else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: codingPath, debugDescription: wrongTimeZone(value)))
      }
      return timeZone
    }
  }
}

extension Encoder {
  /// The time zone in which instants are days, from the key `dayTimeZone` of `userInfo`; `nil` if
  /// it is not set.
  ///
  /// ```swift
  /// struct StartOfDay: Encodable {
  ///   let day: Day
  ///
  ///   func encode(to encoder: any Encoder) throws {
  ///     let zone = try encoder.dayTimeZone ?? .utc
  ///     try zone.start(of: day).encode(to: encoder)
  ///   }
  /// }
  /// ```
  ///
  /// - Throws: `EncodingError.invalidValue` if the value in `userInfo` is not a ``TimeZoneRule``.
  public var dayTimeZone: TimeZoneRule? {
    get throws {
      guard let value = userInfo[.dayTimeZone] else { return nil }
      guard let timeZone = value as? TimeZoneRule else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(codingPath: codingPath, debugDescription: wrongTimeZone(value)))
      }
      return timeZone
    }
  }
}

private func wrongTimeZone(_ value: Any) -> String {
  "userInfo[.dayTimeZone] is a \(type(of: value)); it must be a TimeZoneRule"
}

/// The time zone of the decoder of a value, whatever the value is.
///
/// A keyed container does not show the `userInfo` of its decoder, but the decoder of each value
/// does.
struct DecoderTimeZone: Decodable {
  let timeZone: TimeZoneRule?

  init(from decoder: any Decoder) throws {
    timeZone = try decoder.dayTimeZone
  }
}

extension DayFormat {
  /// Whether its texts are instants that take the time zone of the coder.
  @usableFromInline var takesTimeZone: Bool { isInstant && timeZone == nil }
}
#endif
