/// The version of dayctl, from which the manual and all packages take theirs.
enum Release {
  static let version = "0.1.0"

  /// The date of the version, as mdoc(7) writes dates.
  static let date = "November 22, 2026"
}
