#if Formats
/// Ranges that numbers fall into, such as the age groups 0–17, 18–64 and 65+.
///
/// ```swift
/// let ages = NumberBuckets(startingAt: [18, 65])
/// ages?.labels                            // ["0-17", "18-64", "65+"]
/// ages?.label(of: 34)                     // 18-64
/// ages?.label(of: 65)                     // 65+
/// ```
///
/// The first bucket begins at 0, and the last one has no end. A negative number is in none of them;
/// its label is `<0`.
public struct NumberBuckets: Hashable, Sendable {
  /// The numbers at which the buckets after the first begin, in ascending order.
  ///
  /// ```swift
  /// NumberBuckets(startingAt: [18, 65])?.starts                   // [18, 65]
  /// ```
  public let starts: [Int]

  /// Creates buckets that begin at 0 and at the given numbers.
  ///
  /// ```swift
  /// NumberBuckets(startingAt: [30, 60, 90])?.count              // 4
  /// NumberBuckets(startingAt: [60, 30])                         // nil
  /// ```
  ///
  /// - Parameter starts: One or more numbers above 0 in ascending order.
  /// - Returns: The buckets, or `nil` if the numbers are not in ascending order, repeated, or not
  ///   above 0, or if there are none.
  public init?(startingAt starts: [Int]) {
    guard let first = starts.first, first > 0 else { return nil }
    for index in starts.indices.dropFirst() where starts[index] <= starts[index - 1] { return nil }
    self.starts = starts
  }
}

extension NumberBuckets {
  /// The number of buckets.
  public var count: Int { starts.count + 1 }

  /// Returns the position of the bucket that a number falls into, or `nil` for a negative number.
  ///
  /// ```swift
  /// let overdue = NumberBuckets(startingAt: [30, 60, 90])
  /// overdue?.position(of: 59)             // 1
  /// ```
  ///
  /// - Complexity: O(log *n*) for *n* buckets.
  public func position(of number: Int) -> Int? {
    guard number >= 0 else { return nil }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the numbers of the bucket at a position; those of the last one end with `Int.max`.
  ///
  /// ```swift
  /// let overdue = NumberBuckets(startingAt: [30, 60, 90])
  /// overdue?.numbers(at: 1)               // 30...59
  /// ```
  ///
  /// - Precondition: The position is in `0..<count`.
  public func numbers(at position: Int) -> ClosedRange<Int> {
    let start = position == 0 ? 0 : starts[position - 1]
    return start...(position < starts.count ? starts[position] - 1 : .max)
  }

  /// Returns the label of the bucket at a position, such as `30-59`, `90+`, or `0` for one number.
  ///
  /// ```swift
  /// let nights = NumberBuckets(startingAt: [1, 2])
  /// nights?.labels                        // ["0", "1", "2+"]
  /// ```
  ///
  /// - Precondition: The position is in `0..<count`.
  public func label(at position: Int) -> String {
    let numbers = numbers(at: position)
    if position == starts.count { return "\(numbers.lowerBound)+" }
    if numbers.count == 1 { return "\(numbers.lowerBound)" }
    return "\(numbers.lowerBound)-\(numbers.upperBound)"
  }

  /// The labels of all buckets in order.
  public var labels: [String] { (0..<count).map { label(at: $0) } }

  /// The label of negative numbers, which are in no bucket.
  ///
  /// ```swift
  /// NumberBuckets.labelBelow              // <0
  /// ```
  public static var labelBelow: String { "<0" }

  /// Returns the label of the bucket that a number falls into, or ``labelBelow``.
  ///
  /// ```swift
  /// let overdue = NumberBuckets(startingAt: [30, 60, 90])
  /// overdue?.label(of: 120)               // 90+
  /// overdue?.label(of: -1)                // <0
  /// ```
  public func label(of number: Int) -> String {
    position(of: number).map { label(at: $0) } ?? Self.labelBelow
  }
}

extension NumberBuckets: CustomStringConvertible {
  /// The labels of all buckets, separated by commas.
  public var description: String {
    var text = label(at: 0)
    for position in 1..<count { text += ", " + label(at: position) }
    return text
  }
}
#endif
