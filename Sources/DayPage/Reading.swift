import DayKit
import DayLocales

/// How a text is read: the formats that fit, and those that fail.
struct Reading {
  /// The names and patterns of the formats with the same result.
  var names: [String]

  let trace: ReadingTrace

  /// Adds this reading to others, unless one of them has the same day from the same pieces.
  func add(to readings: inout [Reading]) {
    guard case .success(let day) = trace.result else { return readings.append(self) }
    for (index, other) in readings.enumerated() {
      if case .success(day) = other.trace.result, other.trace.pieces == trace.pieces {
        readings[index].names += names
        return
      }
    }
    readings.append(self)
  }
}

extension Reading {
  /// Returns the readings of a text in every format with a name and in common patterns.
  static func all(of text: Span<UInt8>, in symbols: DaySymbols, year: Int?) -> [Reading] {
    var readings: [Reading] = []
    for name in DayFormat.names + DayFormat.localizedNames where name != "ymd" {
      guard let format = Self.format(name, symbols, year) else { continue }
      Reading(names: [name], trace: format.trace(text)).add(to: &readings)
    }
    for pattern in commonPatterns {
      guard let format = Self.format(pattern, symbols, year) else { continue }
      let reading = Reading(names: [pattern], trace: format.trace(text))
      if case .success = reading.trace.result { reading.add(to: &readings) }
    }
    return readings
  }

  /// Returns a format for parsing; two digits of a year stand for 1970 to 2069.
  static func format(_ pattern: String, _ symbols: DaySymbols, _ year: Int?) -> DayFormat? {
    try? DayFormat(parsing: pattern, symbols: symbols, pivot: 1970, defaultYear: year)
  }

  private static let commonPatterns = [
    "d.M.yyyy", "d/M/yyyy", "M/d/yyyy", "yyyy/M/d", "yyyy.M.d", "yyyy-M-d", "d-M-yyyy", "M-d-yyyy",
    "d.M.yy", "d/M/yy", "M/d/yy", "y年M月d日", "d MMM yyyy", "d MMMM yyyy", "MMM d, yyyy",
    "MMMM d, yyyy", "d. MMM yyyy", "d. MMMM yyyy", "d-MMM-yyyy", "d-MMM-yy", "do MMMM yyyy",
    "MMMM do, yyyy", "EEEE d MMMM yyyy", "EEEE, d. MMMM yyyy", "d 'de' MMMM 'de' yyyy", "d MMM",
    "MMM d", "d/M/yyyy H:mm", "M/d/yyyy h:mm a", "d.M.yyyy H:mm", "yyyy/MM/dd HH:mm:ss",
    "EEE MMM d HH:mm:ss yyyy", "EEE MMM d HH:mm:ss z yyyy", "dd/MMM/yyyy:HH:mm:ss Z",
    "MMM d HH:mm:ss", "yyyyMMddHHmmss",
  ]
}

extension Answer {
  /// Appends a reading and its pieces.
  mutating func append(_ reading: Reading, of text: Span<UInt8>) {
    switch reading.trace.result {
    case .success(let day): row(["reading", "\(day)"] + reading.names)
    case .failure(let error):
      row(["failure", error.description, "\(error.character)"] + reading.names)
    }
    for piece in reading.trace.pieces {
      guard let noun = piece.noun else { continue }
      let bytes = text.extracting(piece.range)
      row("piece", String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self), noun)
    }
  }
}

extension ReadingTrace.Piece {
  /// A noun for what the piece is; `nil` for text of the format.
  fileprivate var noun: String? {
    switch kind {
    case .text: nil
    case .part(.day): "count of days or of a unit of time"
    case .part(let part): part.description
    case .dateTime: "date and time"
    }
  }
}
