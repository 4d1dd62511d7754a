import DayKit
import Terminal

/// The quick way for lines that are dates in a fixed-width pattern and nothing else.
///
/// It writes what the way of every record would have written, and leaves all else to that.
struct RegularLines {
  private let kernel: FixedWidthKernel?

  /// The number of bytes of a regular line; 0, as no line has, without a kernel.
  private let width: Int

  /// Creates the quick way between two formats; where there is none it takes no lines.
  init(_ readFormat: DayFormat, _ writeFormat: DayFormat, adding period: Period?) {
    kernel = period.flatMap { period in
      FixedWidthKernel(reading: readFormat, writing: writeFormat, adding: period)
    }
    width = kernel?.lineWidth ?? 0
  }

  /// Whether there are lines that it takes.
  var isQuick: Bool { width > 0 }

  /// Answers the lines that come next, up to the first that is not regular, and gives how many.
  func answer(_ lines: inout LineReader, to output: inout BufferedOutput) -> Int {
    // All that a line costs that is none for the kernel, as long as the rest is a call of its own.
    guard lines.nextWidth == width else { return 0 }
    return answerNext(&lines, to: &output)
  }

  @inline(never)
  private func answerNext(_ lines: inout LineReader, to output: inout BufferedOutput) -> Int {
    guard let kernel else { return 0 }
    let count = output.appendLines(of: lines.bytes.span.extracting(lines.rest), by: kernel)
    lines.skip(count * width)
    return count
  }
}

extension BufferedOutput {
  /// Appends what a kernel makes of lines, and gives how many it has taken.
  fileprivate mutating func appendLines(
    of bytes: Span<UInt8>, by kernel: FixedWidthKernel
  ) -> Int {
    var count = 0
    append(upTo: kernel.room(for: bytes.count)) { block in
      count = kernel.convert(bytes, to: &block)
    }
    return count
  }
}
