import System

/// A source that gives pieces of bytes one by one, then an error if there is one.
final class Pieces: ByteSource {
  private var pieces: ArraySlice<ArraySlice<UInt8>>
  private let error: SystemError?

  init(_ pieces: [[UInt8]], then error: SystemError? = nil) {
    self.pieces = pieces.filter { !$0.isEmpty }.map { $0[...] }[...]
    self.error = error
  }

  func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    guard var piece = pieces.popFirst() else {
      if let error { throw error }
      return
    }
    let some = piece.prefix(buffer.freeCapacity)
    buffer.append(copying: some.span)
    piece = piece.dropFirst(some.count)
    if !piece.isEmpty { pieces = ([piece] + pieces)[...] }
  }
}

/// A file in memory, which can be read in order and from any position.
final class MemoryFile: ByteSource {
  private let bytes: [UInt8]

  /// The position from which on reads fail.
  private let damage: Int

  /// The most bytes that one read brings.
  private let portion: Int

  private let place = Place()

  init(_ bytes: [UInt8], failingFrom damage: Int = .max, portion: Int = .max) {
    self.bytes = bytes
    self.damage = damage
    self.portion = portion
  }

  /// The position of the next read in order.
  var position: Int { place.position }

  var size: Int? { bytes.count }

  /// Whether its blocks were asked for, which threads read in any order.
  var gaveBlocks: Bool { place.gaveBlocks }

  var blocks: (any BlockSource)? {
    place.gaveBlocks = true
    return Blocks(bytes: bytes, damage: damage, portion: portion, start: position, place: place)
  }

  func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    let room = buffer.freeCapacity
    let blocks = Blocks(bytes: bytes, damage: damage, portion: portion, start: 0, place: place)
    try blocks.read(into: &buffer, at: position)
    place.position += room - buffer.freeCapacity
  }

  /// The position of a file, which belongs to the thread that reads in order.
  private final class Place: @unchecked Sendable {
    var position = 0
    var gaveBlocks = false
  }

  private struct Blocks: BlockSource {
    let bytes: [UInt8]
    let damage: Int
    let portion: Int
    let start: Int
    let place: Place

    var count: Int { bytes.count - start }

    func read(into buffer: inout OutputSpan<UInt8>, at position: Int) throws(SystemError) {
      let end = min(damage, bytes.count)
      let first = start + position
      if first >= damage { throw SystemError(code: 5) }
      let some = bytes.span.extracting(min(first, end)..<end)
      buffer.append(copying: some.extracting(first: min(buffer.freeCapacity, portion)))
    }

    func pass(to position: Int) { place.position = start + position }
  }
}

/// A source whose read waits, once it has given its bytes, until it is let go.
final class EndlessSource: ByteSource, @unchecked Sendable {
  private let monitor = Monitor()
  private var bytes: [UInt8]
  private var isLetGo = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(into buffer: inout OutputSpan<UInt8>) {
    let piece = monitor.withLock { () -> [UInt8] in
      while bytes.isEmpty, !isLetGo { monitor.wait() }
      defer { bytes = [] }
      return bytes
    }
    buffer.append(copying: piece.span)
  }

  /// Lets all reads return.
  func letGo() {
    monitor.withLock {
      isLetGo = true
      monitor.broadcast()
    }
  }
}

/// A sink that keeps what is written, until it breaks.
final class Log: ByteSink {
  private(set) var bytes: [UInt8] = []
  private(set) var writes = 0
  private let error: SystemError?

  /// The number of writes before the one that fails.
  private let grace: Int

  init(breakingWith error: SystemError? = nil, after grace: Int = 0) {
    self.error = error
    self.grace = grace
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ span: Span<UInt8>) throws(SystemError) {
    writes += 1
    if let error, writes > grace { throw error }
    unsafe span.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }
}
