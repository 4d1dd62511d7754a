/// The one name that the user probably meant by an unknown word.
package enum Suggestion {
  /// Returns the question `. Did you mean 'name'?`, if a name is similar to the word.
  ///
  /// - Parameter meant: The name that the word is known to stand for, if any.
  package static func hint(
    for word: Word, among names: [String], meant: String? = nil
  ) -> String? {
    (meant ?? nearest(to: word, among: names)).map { ". Did you mean '\($0)'?" }
  }

  /// Returns the name that is most similar to the word, if one is similar.
  ///
  /// A name is similar if at most a third of the letters are wrong, or if it is the only name that
  /// starts with the word. Leading hyphens and the case of ASCII letters are ignored. Of several
  /// names with the same distance, the first is returned. If a name is the word without a part, such
  /// as `last-`, the part is what matters, and no name is similar.
  package static func nearest(to word: Word, among names: [String]) -> String? {
    guard word.count <= maximumLength else { return nil }
    let target = key(of: word.bytes)
    var best: String?
    var bestDistance = Int.max
    for name in names {
      let key = key(of: name.utf8)
      guard !lacksPart(key, of: target) else { return nil }
      guard let distance = distance(from: target, to: key) else { continue }
      if distance < bestDistance {
        (best, bestDistance) = (name, distance)
      }
    }
    return best ?? onlyName(startingWith: target, among: names)
  }

  /// The maximum length of a word for which names are compared.
  private static let maximumLength = 64

  /// Returns the edit distance, or `nil` if the name is not similar.
  private static func distance(from target: [UInt8], to name: [UInt8]) -> Int? {
    let limit = max(target.count, name.count) / 3
    guard !target.isEmpty, abs(target.count - name.count) <= limit else { return nil }
    let distance = target.editDistance(to: name)
    return distance <= limit ? distance : nil
  }

  /// Whether a name is a word without one of its parts, which hyphens separate.
  private static func lacksPart(_ name: [UInt8], of word: [UInt8]) -> Bool {
    let parts = word.split(separator: .hyphen)
    return parts.indices.contains { index in
      name == Array((parts[..<index] + parts[(index + 1)...]).joined(separator: [.hyphen]))
    }
  }

  private static func onlyName(startingWith start: [UInt8], among names: [String]) -> String? {
    guard start.count >= 2 else { return nil }
    var found: String?
    for name in names where key(of: name.utf8).starts(with: start) {
      guard found == nil else { return nil }
      found = name
    }
    return found
  }

  private static func key(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    for byte in bytes where byte != .hyphen || !key.isEmpty {
      key.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
    }
    return key
  }
}
