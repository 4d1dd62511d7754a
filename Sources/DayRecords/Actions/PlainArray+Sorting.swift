import DayKit
import System

extension PlainArray<UInt64> {
  /// Sorts by the upper halves, which are in a range, and keeps the order of equal ones.
  mutating func sortUpperHalves(
    from lowest: UInt32, to highest: UInt32, _ spare: inout Self
  ) {
    let bits = UInt32.bitWidth - (highest - lowest).leadingZeroBitCount
    // Up to 2,048 counters and as many open ends of runs fit in the cache.
    let passes = (bits + 10) / 11
    guard passes > 0 else { return }
    let width = (bits + passes - 1) / passes
    spare.removeLast(Swift.max(0, spare.count - count))
    if spare.isEmpty { spare.reserveCapacity(capacity) }
    let missing = count - spare.count
    spare.append(addingCapacity: missing) { spare in
      for _ in 0..<missing { spare.append(0) }
    }
    for pass in 0..<passes {
      sort(byDigitOf: width, at: width * pass, above: lowest, into: &spare)
      swap(&self, &spare)
    }
  }

  /// Copies the keys in the order of one digit, and keeps the order of equal ones.
  private func sort(
    byDigitOf width: Int, at shift: Int, above lowest: UInt32, into sorted: inout Self
  ) {
    let (least, shift) = (UInt64(lowest) << 32, UInt64(32 + shift))
    let mask = 1 << width - 1
    withScratch(of: Int.self, capacity: 1 << width) { places in
      for _ in 0...mask { places.append(0) }
      var places = places.mutableSpan
      withSpan { keys in
        for index in keys.indices {
          places[Int(truncatingIfNeeded: (keys[index] &- least) &>> shift) & mask] &+= 1
        }
        var sum = 0
        for digit in 0...mask { (places[digit], sum) = (sum, sum &+ places[digit]) }
        sorted.withMutableSpan { sorted in
          for index in keys.indices {
            let digit = Int(truncatingIfNeeded: (keys[index] &- least) &>> shift) & mask
            sorted[places[digit]] = keys[index]
            places[digit] &+= 1
          }
        }
      }
    }
  }
}
