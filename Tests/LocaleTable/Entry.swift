import Foundation

/// What Foundation knows of one locale, and the keys under which the table may have it.
struct Entry {
  let keys: [String]
  let lists: [[String]]

  /// The region of the locale, or the likely one of its language.
  let region: String

  private let hasRegion: Bool
  private let hasScript: Bool

  var key: String { keys[0] }

  private var rank: Int { (hasRegion ? 2 : 0) + (hasScript ? 1 : 0) }

  init(_ identifier: String, scripts: [String: String]) {
    guard let name = LocaleName(identifier) else {
      preconditionFailure("\(identifier) is no locale")
    }
    keys = name.keys { scripts[$0] }
    lists = FoundationLocale(Locale(identifier: identifier)).lists
    region = name.region ?? Self.likelyRegion(of: identifier)
    hasRegion = name.region != nil
    hasScript = keys.count == (hasRegion ? 4 : 2)
  }

  /// Whether this has to be in the table before another one, which may fall back to it.
  func precedes(_ other: Entry) -> Bool {
    rank < other.rank
  }

  /// Whether another one needs no row beside this one.
  func stands(for other: Entry) -> Bool {
    lists == other.lists && (other.hasRegion || region == other.region)
  }

  private static func likelyRegion(of identifier: String) -> String {
    let region = LocaleName(Locale.Language(identifier: identifier).maximalIdentifier)?.region
    return region.flatMap { $0.isEmpty ? nil : $0.description } ?? "001"
  }
}
