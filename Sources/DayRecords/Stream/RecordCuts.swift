import System

/// Where records begin in bytes that can be read from any position, found by reading a part of the
/// bytes around a position.
///
/// If a newline can be inside a quotation, the state of quoting at the position has to be known. Bytes
/// before it are therefore read in all states that are possible there. A state is impossible if it
/// makes a record longer than ``RecordLimit/line``. If the states that are left do not agree on where
/// the next record begins, more bytes are read, at last from the beginning of the input, where the
/// state is known. So the result is right unless a record exceeds that limit, which is an error.
struct RecordCuts {
  let blocks: any BlockSource
  let form: RecordForm

  /// The number of bytes before a position that are read first.
  var firstWindow = 64 * 1024

  private static var blockSize: Int { 128 * 1024 }

  /// Returns where the first record begins that does not begin before a position above 0, or the
  /// number of bytes.
  func start(notBefore position: Int) throws(SystemError) -> Int {
    guard let quotation = form.quotation else {
      var search = Search(nil, from: position - 1, limit: nil)
      try read(from: position - 1) { search.pass($0, target: position) }
      return search.result ?? blocks.count
    }
    var window = firstWindow
    while true {
      let isWhole = position <= window
      let start = isWhole ? try markCount() : position - window
      let states = isWhole ? [quotation] : Array(quotation.allStates)
      var searches = states.map {
        Search($0, from: start, limit: isWhole ? nil : RecordLimit.line + 2)
      }
      try read(from: start) { bytes in
        var isDone = true
        for index in searches.indices {
          isDone = searches[index].pass(bytes, target: position) && isDone
        }
        return isDone
      }
      let results = searches.filter { !$0.isImpossible }.map { $0.result ?? blocks.count }
      if let first = results.first, results.allSatisfy({ $0 == first }) { return first }
      window *= 16
    }
  }

  /// The length of the byte order mark, after which a quotation can begin as at the beginning.
  func markCount() throws(SystemError) -> Int {
    var count = 0
    try read(from: 0) { bytes in
      count = ByteOrderMark.isPart(of: bytes, at: 0) ? ByteOrderMark.count : 0
      return true
    }
    return count
  }

  /// Calls the body with blocks of bytes from a position on, until it returns true.
  func read(
    from start: Int, _ body: (Span<UInt8>) -> Bool
  ) throws(SystemError) {
    var (position, block, isDone) = (start, ContiguousArray<UInt8>(), false)
    while !isDone {
      block.removeAll(keepingCapacity: true)
      try block.append(addingCapacity: Self.blockSize) { output throws(SystemError) in
        try blocks.read(into: &output, at: position)
      }
      guard !block.isEmpty else { return }
      position += block.count
      isDone = body(block.span)
    }
  }
}

/// The search for the beginning of a record, with a state of quoting that is assumed at its start.
private struct Search {
  private var quotation: Quotation?

  /// Where the next bytes are, and where the record in them begins at the latest.
  private var position: Int
  private var recordStart: Int

  /// The most bytes of a record; `nil` if the state is certain.
  private let limit: Int?

  private(set) var isImpossible = false

  /// Where the record begins.
  private(set) var result: Int?

  init(_ quotation: Quotation?, from start: Int, limit: Int?) {
    (self.quotation, position, recordStart, self.limit) = (quotation, start, start, limit)
  }

  /// Takes the next bytes, and returns whether the search is over.
  @discardableResult
  mutating func pass(_ bytes: Span<UInt8>, target: Int) -> Bool {
    var index = 0
    while result == nil, !isImpossible, index < bytes.count {
      index = bytes.endOfRecord(from: index, &quotation)
      guard index < bytes.count else { break }
      index += 1
      quotation = quotation.map { Quotation(delimiter: $0.delimiter) }
      endRecord(at: position + index, target)
    }
    position += bytes.count
    if result == nil, let limit, position - recordStart > limit { isImpossible = true }
    return result != nil || isImpossible
  }

  private mutating func endRecord(at end: Int, _ target: Int) {
    if let limit, end - recordStart > limit { return isImpossible = true }
    recordStart = end
    if end >= target { result = end }
  }
}
