import Foundation

/// Creates the rows of the table from Foundation's data.
struct LocaleTableMaker {
  private let identifiers = FoundationLocale.named

  /// The likely scripts of languages that use several, such as `zh`, and of their regions that use
  /// another one, such as `zh_TW`.
  private let scripts: [String: String]

  init() {
    scripts = Self.likelyScripts(of: identifiers)
  }

  /// Returns the rows of languages and regions, and the lists of names that they refer to.
  func localeRows() -> (rows: [String], lists: [String]) {
    var entries: [String: Entry] = [:]
    for entry in allEntries().sorted(by: { $0.precedes($1) }) {
      let nearest = entry.keys.dropFirst().lazy.compactMap { entries[$0] }.first
      if nearest?.covers(entry) != true { entries[entry.key] = entry }
    }
    var lists = NameLists()
    let rows = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
      key, entry in
      key.padded(to: 11) + entry.region.padded(to: 3)
        + entry.lists.map { lists.digits(of: $0) }.joined()
    }
    return (rows, lists.texts)
  }

  private func allEntries() -> [Entry] {
    var entries: [String: Entry] = [:]
    for identifier in identifiers {
      let entry = Entry(identifier, scripts: scripts)
      let other = entries.updateValue(entry, forKey: entry.key)
      precondition(
        other == nil || other?.lists == entry.lists,
        "'\(identifier)' differs from another locale with the same key")
    }
    return Array(entries.values)
  }

  /// Returns the rows of the weeks of all regions.
  func weekRows() -> [String] {
    let named = identifiers.compactMap { LocaleName($0)?.region.description }
    let regions = Set(Locale.Region.isoRegions.map(\.identifier) + named)
    return regions.sorted().map { region in
      let week = FoundationLocale(Locale(identifier: "und_" + region))
      return region.padded(to: 3) + "\(week.firstWeekday)" + Self.ends(ofWeekend: week.weekend)
    }
  }

  /// Returns the first and last day of a weekend.
  private static func ends(ofWeekend days: [Int]) -> String {
    guard let first = days.first(where: { !days.contains(($0 + 6) % 7) }),
      let last = days.first(where: { !days.contains(($0 + 1) % 7) })
    else { preconditionFailure("the days of a weekend are not consecutive") }
    return "\(first)\(last)"
  }

  /// Returns the rows of likely scripts.
  func scriptRows() -> [String] {
    scripts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
      $0.key.padded(to: 6) + $0.value
    }
  }

  private static func likelyScripts(of identifiers: [String]) -> [String: String] {
    var scripts: [String: String] = [:]
    for (language, known) in scriptsByLanguage(of: identifiers) {
      guard let usual = likelyScript(of: language) else { continue }
      scripts[language] = usual
      for region in Locale.Region.isoRegions.map(\.identifier) {
        guard let script = likelyScript(of: language + "-" + region) else { continue }
        if script != usual, known.contains(script) { scripts[language + "_" + region] = script }
      }
    }
    return scripts
  }

  private static func scriptsByLanguage(of identifiers: [String]) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for name in identifiers.compactMap({ LocaleName($0) }) {
      guard !name.script.isEmpty else { continue }
      result[name.language.description, default: []].insert(name.script.description)
    }
    return result
  }

  private static func likelyScript(of identifier: String) -> String? {
    LocaleName(Locale.Language(identifier: identifier).maximalIdentifier)
      .map(\.script.description).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    precondition(utf8.count <= width, "\(self) is longer than \(width)")
    return self + String(repeating: " ", count: width - utf8.count)
  }
}
