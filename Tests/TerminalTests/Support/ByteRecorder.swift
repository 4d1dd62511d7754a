import Terminal

/// A sink that keeps the bytes written to it, and fails on the calls selected by a test.
final class ByteRecorder: ByteSink {
  private(set) var writes: [[UInt8]] = []
  private let refusals: [Int: SystemError]
  private(set) var calls = 0

  init(refusing refusals: [Int: SystemError] = [:]) {
    self.refusals = refusals
  }

  var bytes: [UInt8] { writes.reduce(into: []) { $0 += $1 } }

  func write(_ bytes: Span<UInt8>) throws(SystemError) {
    defer { calls += 1 }
    if let refusal = refusals[calls] { throw refusal }
    unsafe bytes.withUnsafeBufferPointer { unsafe writes.append(Array($0)) }
  }
}
