/// The reason why the data of a time zone cannot be used.
package enum TimeZoneError: Error, Equatable, Sendable {
  /// The system has no data for an area of this name.
  case notFound

  /// The system refuses to open or read the file.
  case notReadable(SystemError)

  /// The name belongs to a pipe or a device.
  case notAFile

  /// The file is not a whole, valid file of the time zone database.
  case corrupt
}
