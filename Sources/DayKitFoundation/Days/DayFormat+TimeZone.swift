#if Formats
public import DayKit
public import Foundation

extension DayFormat {
  /// Returns this format, interpreting instants as days in one of Foundation's time zones.
  ///
  /// It matters to the epoch formats and `iso8601`, whose texts are instants. A type of
  /// `DayCodingFormat` makes it a property wrapper:
  ///
  /// ```swift
  /// enum InMelbourne: DayCodingFormat {
  ///   static let format = DayFormat.epoch.inTimeZone(
  ///     TimeZone(identifier: "Australia/Melbourne") ?? .gmt)
  /// }
  ///
  /// struct Visit: Codable {
  ///   @DayCoding<InMelbourne>.Property var day: Day          // 1328187600 is 2012-02-03
  /// }
  /// ```
  public func inTimeZone(_ timeZone: TimeZone) -> DayFormat {
    inTimeZone(TimeZoneRule(timeZone))
  }
}
#endif
