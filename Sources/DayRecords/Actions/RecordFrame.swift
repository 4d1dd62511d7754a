import System

/// What is around the records of an output: the brackets of an array, or nothing around lines.
struct RecordFrame: Sendable {
  private var opening: ContiguousArray<UInt8> = []
  private var closing: ContiguousArray<UInt8> = []

  /// Whether the records are elements of an array, once there is one.
  private var areElements: Bool?

  /// Takes what is around the elements of an array: the output is one array, with the beginning of the
  /// first one and the end of the last one.
  mutating func take(_ mark: ArrayMark, _ bytes: Span<UInt8>) {
    switch mark {
    case .opening:
      if opening.isEmpty { opening.append(copying: bytes) }
      closing = []
    case .closing: closing.append(copying: bytes)
    }
  }

  /// Returns whether records of a form can be among those before.
  mutating func admits(_ form: RecordForm) -> Bool {
    let isElement = form == .element
    defer { areElements = isElement }
    return (areElements ?? isElement) == isElement
  }

  /// Writes what is before the records.
  func open(_ output: inout BufferedOutput) {
    if !opening.isEmpty { output.append(.opening, opening.span) }
  }

  /// Writes what is after the records.
  func close(_ output: inout BufferedOutput) { output.append(closing.span) }
}
