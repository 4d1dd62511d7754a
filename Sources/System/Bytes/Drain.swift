/// A sink that receives nothing after its first error.
struct Drain {
  private var sink: any ByteSink
  private(set) var error: SystemError?

  /// The last byte that was passed on, if there is one.
  private(set) var last: UInt8?

  /// What is written before the first byte, if there is one.
  var prefix: ContiguousArray<UInt8> = []

  /// Whether NULs and newlines are exchanged.
  var endsWithNull = false

  init(to sink: any ByteSink) {
    self.sink = sink
  }

  /// Writes the bytes, or drops them after an error.
  mutating func write(_ bytes: Span<UInt8>) {
    guard error == nil, !bytes.isEmpty else { return }
    if !prefix.isEmpty {
      let prefix = prefix
      self.prefix = []
      pass(prefix.span)
    }
    last = bytes[bytes.count - 1]
    guard !endsWithNull else { return pass(bytes.withNullsAndLineFeedsExchanged.span) }
    pass(bytes)
  }

  private mutating func pass(_ bytes: Span<UInt8>) {
    do throws(SystemError) {
      try sink.write(bytes)
    } catch let failure {
      error = failure
    }
  }
}
