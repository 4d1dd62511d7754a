import DayKit

/// A range that one key selects.
struct PickerPreset: Equatable, Sendable {
  let key: Unicode.Scalar
  let name: String
  let days: ClosedRange<Day>
}
