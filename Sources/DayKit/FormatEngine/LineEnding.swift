#if Formats
/// How lines end.
package enum LineEnding: Sendable {
  case lineFeed
  case carriageReturnAndLineFeed
}

extension OutputSpan<UInt8> {
  @inline(__always)
  mutating func append(_ ending: LineEnding) {
    if ending == .carriageReturnAndLineFeed { append(UInt8(ascii: "\r")) }
    append(UInt8(ascii: "\n"))
  }
}
#endif
