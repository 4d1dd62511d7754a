import DayKit
import DayRecords

// What each record of a sample means alone, which no batch, chunk or buffer can affect.

extension Sample {
  /// The records with their endings.
  var lines: [[UInt8]] { records.map { $0 + ending } }

  /// The days that the engine finds in a record, or `nil` if the record fails.
  func days(of line: [UInt8]) -> [Int]? {
    var engine = Engine(
      Listing(
        .counts(Number()), as: .iso, in: .csv, parts: [Listing.Part("day", .answer)],
        of: .line),
      at: place, as: formats)
    engine.usesSlowPath = true
    let outcome = engine.run([header + line])
    guard outcome.messages == "" else { return nil }
    return outcome.text.split(separator: "\n").dropFirst().compactMap { Int($0) }
  }
}
