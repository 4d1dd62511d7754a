/// The bytes that JavaScript and the module pass to each other.
///
/// JavaScript asks for room with `input`, writes a request there and calls a function with the number of
/// its bytes. The function returns the number of bytes of the answer, which are at `output`.
enum Exchange {
  nonisolated(unsafe) static var input = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  nonisolated(unsafe) static var output = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// Makes the answer to a request, and returns the number of its bytes.
  static func answer(_ count: Int, _ append: (Request, inout Answer) -> Void) -> Int {
    var answer = Answer()
    append(Request(Array(input.prefix(count))), &answer)
    output.deallocate()
    output = .allocate(capacity: answer.bytes.count)
    _ = output.initialize(from: answer.bytes)
    return answer.bytes.count
  }
}

@_expose(wasm, "input") @_cdecl("input")
func input(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  Exchange.input.deallocate()
  Exchange.input = .allocate(capacity: count)
  return Exchange.input.baseAddress
}

@_expose(wasm, "output") @_cdecl("output")
func output() -> UnsafeMutablePointer<UInt8>? { Exchange.output.baseAddress }

/// A request: texts in UTF-8 with a unit separator between them.
struct Request {
  private let texts: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    texts = bytes.split(separator: 0x1F, omittingEmptySubsequences: false)
  }

  /// A text of the request, or an empty one.
  subscript(index: Int) -> String {
    index < texts.count ? String(decoding: texts[index], as: UTF8.self) : ""
  }
}

/// An answer: rows with a record separator after each, of cells with a unit separator between them.
struct Answer {
  private(set) var bytes: [UInt8] = []

  mutating func row(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(0x1F) }
      bytes += cell.utf8
    }
    bytes.append(0x1E)
  }

  mutating func row(_ cells: String...) { row(cells) }
}
