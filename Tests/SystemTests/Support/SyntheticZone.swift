/// A file in the format of the time zone database, created by a test.
struct SyntheticZone {
  struct LocalType {
    var offset: Int32
    var isDaylightSaving: UInt8 = 0
    var name: UInt8 = 0
  }

  /// Zero, or the ASCII digit of a version.
  var version = UInt8(ascii: "2")
  var transitions: [(time: Int, type: UInt8)] = []
  var types = [LocalType(offset: 3_600)]
  var names = Array("LMT\0".utf8)
  var leapSeconds: [(time: Int, correction: Int32)] = []
  var standardFlags: [UInt8] = []
  var utcFlags: [UInt8] = []
  var footer = ""

  var bytes: [UInt8] {
    if version == 0 { return block(timeWidth: 4) }
    let empty = SyntheticZone(version: version).block(timeWidth: 4)
    return empty + block(timeWidth: 8) + Array("\n\(footer)\n".utf8)
  }

  private func block(timeWidth: Int) -> [UInt8] {
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    let counts = [
      utcFlags.count, standardFlags.count, leapSeconds.count, transitions.count, types.count,
      names.count,
    ]
    for count in counts { bytes += Self.number(count, width: 4) }
    for transition in transitions { bytes += Self.number(transition.time, width: timeWidth) }
    bytes += transitions.map(\.type)
    for type in types {
      bytes += Self.number(Int(type.offset), width: 4) + [type.isDaylightSaving, type.name]
    }
    bytes += names
    for leap in leapSeconds {
      bytes +=
        Self.number(leap.time, width: timeWidth) + Self.number(Int(leap.correction), width: 4)
    }
    return bytes + standardFlags + utcFlags
  }

  private static func number(_ number: Int, width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

extension SyntheticZone {
  /// A file with all possible parts.
  static let full = SyntheticZone(
    transitions: [(-2_000_000_000, 1), (0, 2), (1_000_000_000, 1)],
    types: [LocalType(offset: 1_000), LocalType(offset: 3_600), LocalType(offset: 7_200)],
    leapSeconds: [(78_796_800, 1)], standardFlags: [0, 1, 1], utcFlags: [0, 1, 1],
    footer: "CET-1CEST,M3.5.0,M10.5.0/3")
}
