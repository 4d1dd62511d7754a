import System

/// A sink that keeps the bytes written to it, and fails on the calls selected by a test.
final class ByteRecorder: ByteSink {
  private(set) var writes: [[UInt8]] = []
  private let failures: [Int: SystemError]
  private(set) var calls = 0

  init(failing failures: [Int: SystemError] = [:]) {
    self.failures = failures
  }

  var bytes: [UInt8] { writes.reduce(into: []) { $0 += $1 } }

  func write(_ bytes: Span<UInt8>) throws(SystemError) {
    defer { calls += 1 }
    if let failure = failures[calls] { throw failure }
    unsafe bytes.withUnsafeBufferPointer { unsafe writes.append(Array($0)) }
  }
}
