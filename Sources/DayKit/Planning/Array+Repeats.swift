#if Formats
extension Array where Element: Equatable {
  /// Sorts the elements, and keeps one of those that are equal.
  mutating func sortWithoutRepeats(by isBefore: (Element, Element) -> Bool) {
    guard count > 1 else { return }
    sort(by: isBefore)
    var last: Element?
    removeAll { element in
      defer { last = element }
      return element == last
    }
  }
}
#endif
