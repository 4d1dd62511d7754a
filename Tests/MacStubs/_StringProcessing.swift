// What the sources use of the module _StringProcessing, which the compiler imports by itself.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(macOS 13.0, *)
extension Collection where Element: Equatable {
  public func firstRange<Other: Collection>(of other: Other) -> Range<Index>?
  where Other.Element == Element { nil }

  public func contains<Other: Collection>(_ other: Other) -> Bool
  where Other.Element == Element { false }

  public func split<Separator: Collection>(
    separator: Separator, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] where Separator.Element == Element { [] }

  public func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence
  where Prefix.Element == Element { self[...] }
}

@available(macOS 13.0, *)
extension RangeReplaceableCollection where Element: Equatable {
  public func replacing<Other: Collection, Replacement: Collection>(
    _ other: Other, with replacement: Replacement, maxReplacements: Int = .max
  ) -> Self where Other.Element == Element, Replacement.Element == Element { self }
}

@available(macOS 13.0, *)
extension StringProtocol {
  public func contains(_ other: String) -> Bool { false }
  public func contains(_ other: Substring) -> Bool { false }
}
