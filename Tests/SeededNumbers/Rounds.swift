import Foundation

/// The number of this run among those that test the laws with other seeds.
///
/// `make soak` counts the rounds in `LAWS_ROUND`. Without it, this is round 0.
package let lawsRound = soakRound ?? 0

private let soakRound = ProcessInfo.processInfo.environment["LAWS_ROUND"].flatMap(UInt64.init)

/// Returns the seeds that a law is tested with in this round.
///
/// Each round continues after the one before. Without `LAWS_ROUND`, only the first fifth of the
/// seeds is tested, so that all tests run in a minute.
package func seeds(_ count: UInt64) -> Range<UInt64> {
  guard soakRound != nil else { return 0..<(count + 4) / 5 }
  return lawsRound * count..<(lawsRound + 1) * count
}

/// Returns every `count`th element, from another one on in each round.
///
/// All of them are taken in `count` rounds.
package func sample<Elements: Collection>(
  oneIn count: Int, of elements: Elements
) -> [Elements.Element] {
  elements.enumerated().filter { isInSample($0.offset, oneIn: count) }.map(\.element)
}

/// Returns whether this round takes the number, of which each round takes one in `count`.
package func isInSample(_ number: Int, oneIn count: Int) -> Bool {
  UInt64(bitPattern: Int64(number)) % UInt64(count) == lawsRound % UInt64(count)
}
