import Foundation

/// Foundation's data on one locale, and the keys under which the table may contain it.
struct Entry {
  let keys: [String]
  let lists: [[String]]

  /// The region of the locale, or without one the region where its language is most common.
  let region: String

  private let hasRegion: Bool
  private let hasScript: Bool

  var key: String { keys[0] }

  private var rank: Int { (hasRegion ? 2 : 0) + (hasScript ? 1 : 0) }

  init(_ identifier: String, scripts: [String: String]) {
    guard let name = LocaleName(identifier) else {
      preconditionFailure("'\(identifier)' is not a locale identifier")
    }
    func script(of key: String) -> LocaleCode { LocaleCode(scripts[key] ?? "") }
    let usual = script(of: name.language.description)
    let regional = script(of: "\(name.language)_\(name.region)")
    keys = (0..<LocaleName.keyCount).compactMap { rank in
      name.key(ofRank: rank, usualScript: usual, regionalScript: regional)?.description
    }
    lists = FoundationLocale(Locale(identifier: identifier)).lists
    hasRegion = !name.region.isEmpty
    region = hasRegion ? name.region.description : Self.likelyRegion(of: identifier)
    hasScript = keys.count == (hasRegion ? 4 : 2)
  }

  /// Whether this entry must be added to the table before another one, which may fall back to it.
  func precedes(_ other: Entry) -> Bool {
    rank < other.rank
  }

  /// Whether the other entry needs no row of its own, because this one has the same data.
  func covers(_ other: Entry) -> Bool {
    lists == other.lists && (other.hasRegion || region == other.region)
  }

  private static func likelyRegion(of identifier: String) -> String {
    let region = LocaleName(Locale.Language(identifier: identifier).maximalIdentifier)?.region
    return region.flatMap { $0.isEmpty ? nil : $0.description } ?? "001"
  }
}
