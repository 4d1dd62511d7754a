import DayKit
import Foundation

extension Operation {
  /// The operations on text.
  static func texts() throws -> [Operation] {
    let full = try DayFormat(pattern: fullPattern)
    let formatters = (iso: formatter("yyyy-MM-dd"), full: formatter(fullPattern))
    return [
      Operation(
        name: "write yyyy-MM-dd",
        inFoundation: [
          ("DateFormatter", { sum($0.dates, formatters.iso.string) }),
          ("ISO8601FormatStyle", { sum($0.dates, style.format) }),
        ],
        ours: { sum($0.days) { $0.formatted(as: .iso) } }),
      Operation(
        name: "read yyyy-MM-dd",
        inFoundation: [
          ("DateFormatter", { sum($0.isoTexts, formatters.iso.date) }),
          ("ISO8601FormatStyle", { sum($0.isoTexts) { try? style.parse($0) } }),
        ],
        ours: { sum($0.isoTexts) { try? Day($0, as: .iso) } }),
      Operation(
        name: "write \(fullPattern)",
        inFoundation: [("DateFormatter", { sum($0.dates, formatters.full.string) })],
        ours: { sum($0.days) { $0.formatted(as: full) } }),
      Operation(
        name: "read \(fullPattern)",
        inFoundation: [("DateFormatter", { sum($0.fullTexts, formatters.full.date) })],
        ours: { sum($0.fullTexts) { try? Day($0, as: full) } }),
    ]
  }

  private static func sum<Value>(_ values: [Value], _ text: (Value) -> String) -> Int {
    values.reduce(0) { sum, value in text(value).utf8.reduce(sum) { $0 &+ Int($1) } }
  }

  private static func sum(_ texts: [String], _ day: (String) -> Day?) -> Int {
    texts.reduce(0) { $0 + (day($1)?.daysSince1970 ?? 0) }
  }

  private static func sum(_ texts: [String], _ date: (String) -> Date?) -> Int {
    texts.reduce(0) { $0 + Int(date($1)?.timeIntervalSince1970 ?? 0) / 86_400 }
  }

  private static let style = Date.ISO8601FormatStyle().year().month().day()

  private static func formatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = pattern
    return formatter
  }
}
