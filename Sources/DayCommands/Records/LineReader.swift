import Terminal

/// Lines of a source of bytes, in constant memory.
///
/// A byte order mark before the first line is left out. A line is given as ranges of ``bytes``, which
/// are valid until more is read. A line beyond the limit comes in pieces.
struct LineReader {
  /// The most bytes that a line may have without its end.
  static let limit = 1 << 20

  /// The number of bytes that are read at once.
  private static let blockSize = 64 * 1024

  /// What the ranges of lines are ranges of.
  private(set) var bytes: ContiguousArray<UInt8> = []

  private var source: (any ByteSource)?
  private var isAtEnd = false

  /// The error of a read that is to be told when what was read before has been given.
  private var failure: SystemError?

  private var start = 0

  /// The number of bytes read before ``bytes``.
  private var offset = 0
  private var searched = 0
  private var isInsideLine = false
  private var isAtBeginning = true

  /// Where the bytes searched so far leave off, if quoted line breaks are part of a line.
  private var quotation: Quotation?

  init(_ source: any ByteSource, quotation: Quotation? = nil) {
    self.source = source
    self.quotation = quotation
  }

  /// Creates a reader of whole lines, which stand neither at the beginning nor at the end of anything.
  init(_ lines: ContiguousArray<UInt8>, quotation: Quotation? = nil) {
    bytes = lines
    isAtBeginning = false
    isAtEnd = true
    self.quotation = quotation
  }

  /// A line, or a piece of one that is too long.
  struct Line: Equatable {
    /// The bytes of the line.
    var content: Range<Int>

    /// The line feed, with the carriage return before it if there is one; nothing where the input
    /// ends without, or the line goes on.
    var ending: Range<Int>

    /// Whether the line begins with this piece.
    var isBeginning: Bool

    /// Whether the line ends with this piece.
    var isEnd: Bool

    /// Whether this is a line within the limit.
    var isWhole: Bool { isBeginning && isEnd && content.count <= LineReader.limit }
  }

  /// Reads until there is a line to give, and tells whether there is one; after the last there is
  /// none.
  ///
  /// - Parameter willRead: Called before each read, which may have to wait.
  mutating func hasNext(willRead: () -> Void) throws(SystemError) -> Bool {
    search()
    while searched == bytes.count, !isAtEnd, !isBeyondLimit {
      willRead()
      try readBlock()
      search()
    }
    return start < bytes.count || isInsideLine
  }

  /// Gives the next line, `nil` where more has to be read for one.
  mutating func next() -> Line? {
    if searched < bytes.count { return line(upTo: searched, endingAt: searched + 1) }
    if isAtEnd { return lastLine() }
    return isBeyondLimit ? line(upTo: bytes.count, endingAt: nil) : nil
  }

  /// The number of bytes of all lines that have been given.
  var position: Int { offset + start }

  /// The lines that have been read and not given yet, or the first of them; nothing inside a line.
  var rest: Range<Int> {
    isInsideLine ? start..<start : start..<min(bytes.count, start + 2 * Self.blockSize)
  }

  /// Passes so many bytes, whole lines at the start of the ``rest``.
  mutating func skip(_ count: Int) {
    guard count > 0 else { return }
    isAtBeginning = false
    start += count
    restart()
    search()
  }

  /// Takes out whole lines that stand next, about so many bytes of them.
  ///
  /// There are none where the next line needs a look of its own: inside a line or where it is a long
  /// one, before the end of the input, and at its beginning.
  ///
  /// - Parameter willWait: Called before a read that has to wait, if there are no lines to give
  ///   instead.
  mutating func takeLines(
    _ size: Int, willWait: () -> Void
  ) throws(SystemError) -> ContiguousArray<UInt8> {
    guard !isInsideLine, !isAtBeginning else { return [] }
    while bytes.count - start < size, !isAtEnd {
      if source?.isReady == false {
        if searched < bytes.count { break }
        willWait()
      }
      do throws(SystemError) {
        try readBlock(of: size)
      } catch {
        // What has been read before is given first.
        guard searched < bytes.count else { throw error }
        failure = error
        break
      }
      search()
    }
    guard searched < bytes.count else { return [] }
    let lines = ContiguousArray(bytes[start..<endOfLastLine])
    skip(lines.count)
    return lines
  }

  /// The place after the last of the whole lines that have been read, of which there is one at least.
  private var endOfLastLine: Int {
    var end = searched + 1
    if let quotation, bytes.span.firstIndex(of: .quote, from: start) < bytes.count {
      var ends = RecordEnds(Quotation(delimiter: quotation.delimiter))
      while let next = ends.end(ofRecordIn: bytes.span, from: end) { end = next.place + 1 }
      return end
    }
    end = bytes.count
    while bytes[end - 1] != .lineFeed { end -= 1 }
    return end
  }

  /// The number of line breaks inside a line.
  func breaks(in line: Line) -> Int {
    guard quotation != nil else { return 0 }
    return bytes.span.extracting(line.content).occurrences(of: .lineFeed)
  }

  // One more than the limit may be the carriage return of a line end.
  private var isBeyondLimit: Bool { bytes.count - start > Self.limit + 1 }

  /// Goes on to the line feed of the next line, or to the end of what has been read.
  private mutating func search() {
    if isAtBeginning, bytes.count >= 3 { skipMark() }
    if let quotation {
      (searched, self.quotation) = bytes.span.firstLineFeed(outside: quotation, from: searched)
    } else {
      searched = bytes.span.firstIndex(of: .lineFeed, from: searched)
    }
  }

  private mutating func lastLine() -> Line? {
    guard start < bytes.count || isInsideLine else { return nil }
    return line(upTo: bytes.count, endingAt: bytes.count)
  }

  /// Passes the byte order mark that some programs put before the first line.
  private mutating func skipMark() {
    isAtBeginning = false
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    start = 3
    // The search may have begun before all of the mark had come.
    restart()
  }

  /// Takes the bytes up to an end as a line that ends after the given place or, without one, goes on.
  private mutating func line(upTo end: Int, endingAt next: Int?) -> Line {
    isAtBeginning = false
    var end = end
    let after = next ?? end
    if after > end, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let line = Line(
      content: start..<end, ending: end..<after, isBeginning: !isInsideLine,
      isEnd: next != nil)
    isInsideLine = next == nil
    start = after
    if isInsideLine { searched = after } else { restart() }
    return line
  }

  /// Begins the search for the end of the line at its start.
  private mutating func restart() {
    searched = start
    quotation = quotation.map { Quotation(delimiter: $0.delimiter) }
  }

  private mutating func readBlock(of size: Int = blockSize) throws(SystemError) {
    if let failure { throw failure }
    bytes.removeSubrange(..<start)
    searched -= start
    offset += start
    start = 0
    let count = bytes.count
    try Self.append(size, from: &source, to: &bytes)
    isAtEnd = bytes.count == count
  }

  private static func append(
    _ size: Int, from source: inout (any ByteSource)?, to bytes: inout ContiguousArray<UInt8>
  ) throws(SystemError) {
    try bytes.append(addingCapacity: size) { block throws(SystemError) in
      try source?.read(into: &block)
    }
  }
}
