/// The one name that the user probably meant by an unknown word.
package enum Suggestion {
  /// The question `. Did you mean 'name'?`, if a name is similar to a word.
  static func hint(for word: Word, among names: [String]) -> String? {
    nearest(to: word, among: names).map { ". Did you mean '\($0)'?" }
  }

  /// The name most similar to a word, if one is similar.
  ///
  /// A name is similar if at most a third of the letters are wrong, or if it is the only name that
  /// begins with the word. Leading hyphens and the case of ASCII letters are ignored. Of several
  /// names with the same distance, the first is returned. A long word is rejected at once.
  package static func nearest(to word: Word, among names: [String]) -> String? {
    guard word.count <= longest else { return nil }
    let wanted = key(of: word.bytes)
    var best: String?
    var bestDistance = Int.max
    for name in names {
      guard let distance = slips(from: wanted, to: key(of: name.utf8)) else { continue }
      if distance < bestDistance {
        (best, bestDistance) = (name, distance)
      }
    }
    return best ?? onlyName(startingWith: wanted, among: names)
  }

  /// The length of a word from which on no name is similar to it.
  private static let longest = 64

  private static func slips(from wanted: [UInt8], to name: [UInt8]) -> Int? {
    let most = max(wanted.count, name.count) / 3
    guard !wanted.isEmpty, abs(wanted.count - name.count) <= most else { return nil }
    let distance = wanted.editDistance(to: name)
    return distance <= most ? distance : nil
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
