import System

/// What is around the records of an output: the brackets of an array, or nothing around lines.
struct RecordFrame: Sendable {
  private var opening: ContiguousArray<UInt8> = []
  private var closing: ContiguousArray<UInt8> = []

  /// Whether the records are elements of an array, once there is one.
  private var areElements: Bool?

  /// Whether there is an array around the records.
  var isArray: Bool { !opening.isEmpty }

  /// Takes what is around the elements of an array: the output is one array, with the beginning of the
  /// first one and the end of the last one.
  ///
  /// - Returns: Whether an array, even one without elements, can be among the records before.
  @discardableResult
  mutating func take(_ mark: ArrayMark, _ bytes: Span<UInt8>) -> Bool {
    guard admits(elements: true) else { return false }
    switch mark {
    case .opening:
      if opening.isEmpty { opening.append(copying: bytes) }
      closing = []
    case .closing: closing.append(copying: bytes)
    }
    return true
  }

  /// Takes what is around the records of a later input.
  mutating func absorb(_ later: RecordFrame) {
    if opening.isEmpty { opening = later.opening }
    closing = later.closing
  }

  /// Returns whether records that are elements of an array, or not, can be among those before.
  mutating func admits(elements areNext: Bool) -> Bool {
    defer { areElements = areElements ?? areNext }
    return (areElements ?? areNext) == areNext
  }

  /// Writes what is before the records.
  func open(_ output: inout BufferedOutput) {
    if isArray { output.append(.opening, opening.span) }
  }

  /// Writes what is after the records.
  func close(_ output: inout BufferedOutput) { output.append(closing.span) }
}
