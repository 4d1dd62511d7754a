import DayKit
import DayRecords

extension DateReader {
  /// Creates a reader of formats, of which there is one at least.
  init(_ formats: [DayFormat], today: @escaping Clock) {
    var all = DateFormats(formats.first ?? .iso)
    for format in formats.dropFirst() { all.append(format) }
    self.init(all, today: today)
  }
}
