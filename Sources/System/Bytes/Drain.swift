/// A sink that receives nothing after its first error.
struct Drain {
  private var sink: any ByteSink
  private(set) var error: SystemError?

  init(to sink: any ByteSink) {
    self.sink = sink
  }

  /// Writes the bytes, or drops them after an error.
  mutating func write(_ bytes: Span<UInt8>) {
    guard error == nil, !bytes.isEmpty else { return }
    do throws(SystemError) {
      try sink.write(bytes)
    } catch let failure {
      error = failure
    }
  }
}
