import DayKit
import Testing

/// Many lines in one call.
///
/// The results are those of single lines, so only the number of bytes tells whether the quick way was taken.
struct DayFormatLinesTests {
  private static let days = (0..<40).map { Day(daysSince1970: 18_000 + 97 * $0) }

  private static let patterns = [
    "d.M.yyyy", "d/M/yyyy", "yyyyMMdd", "d MMM y", "d MMMM y", "EEEE, d MMMM y", "EEE MMM d y",
    "yyyy-DDD", "YYYY-'W'ww-e", "%d %B %Y", "%e %b %Y", "yyyy/M/d", "MMM d, y",
    "'on 'yyyy/MM/dd'...'", "'on 'yyyy/MM/dd'..'", "'on 'yyyy/MM/dd'....'",
  ]

  private static func bytes(_ format: DayFormat, _ ending: LineEnding) -> [UInt8] {
    let end = ending == .lineFeed ? "\n" : "\r\n"
    return Array(days.map { $0.formatted(as: format) + end }.joined().utf8)
  }

  @Test(arguments: DayFormat.named + patterns.compactMap { try? DayFormat(pattern: $0) })
  func linesOfCommonDatesAreReadInOneCall(_ format: DayFormat) {
    for ending in [LineEnding.lineFeed, .carriageReturnAndLineFeed] {
      let bytes = Self.bytes(format, ending)
      var (days, count) = (ContiguousArray<Day>(), 0)
      days.append(addingCapacity: Self.days.count) {
        count = format.readLines(bytes.span, ending: ending, into: &$0)
      }
      #expect(count == bytes.count)
      #expect(Array(days) == Self.days)
    }
  }

  @Test(arguments: [(DayFormat.iso, DayFormat.dmy), (.basic, .iso), (.mdy, .basic)])
  func digitsOfLinesAreCopiedInOneCall(_ format: DayFormat, _ other: DayFormat) {
    #expect(format.copiesDigits(to: other))
    for ending in [LineEnding.lineFeed, .carriageReturnAndLineFeed] {
      let bytes = Self.bytes(format, ending)
      var (output, lines) = ([UInt8](), (0, 0))
      output.append(addingCapacity: 2_000) {
        let copied = format.copyLines(bytes.span, ending: ending, to: other, into: &$0)
        lines = (copied.lines, copied.bytes)
      }
      #expect(lines == (Self.days.count, bytes.count))
      #expect(output == Self.bytes(other, ending))
    }
  }

  @Test(arguments: DayFormat.named + patterns.compactMap { try? DayFormat(pattern: $0) })
  func linesAreWrittenAsSingleDaysAre(_ format: DayFormat) {
    for ending in [LineEnding.lineFeed, .carriageReturnAndLineFeed] {
      for days in [Self.days, Array(Self.days.prefix(3)), [.min, .max] + Self.days + [.min]] {
        let written = [UInt8](capacity: days.count * (format.maximumWidth + 2)) {
          format.writeLines(days.span, ending: ending, to: &$0)
        }
        let end = ending == .lineFeed ? "\n" : "\r\n"
        let lines = days.map { $0.formatted(as: format) + end }.joined()
        #expect(String(decoding: written, as: UTF8.self) == lines)
      }
    }
  }

  @Test func numbersAreWrittenAsLines() {
    let numbers = [0, -7, 12_345_678, Int.max, Int.min]
    let written = [UInt8](capacity: 200) { output in
      output.append(lines: numbers.span, ending: .lineFeed)
      output.append(lines: [1].span, ending: .carriageReturnAndLineFeed)
    }
    let lines = numbers.map { "\($0)\n" }.joined() + "1\r\n"
    #expect(String(decoding: written, as: UTF8.self) == lines)
  }

  @Test func linesOfOtherFormatsAreNotCopied() throws {
    let text = ContiguousArray("29 August 2025\n".utf8)
    var lines = 1
    let output = [UInt8](capacity: 40) {
      lines = DayFormat.rfc5322.copyLines(text.span, ending: .lineFeed, to: .iso, into: &$0).lines
    }
    #expect(lines == 0 && output.isEmpty)
  }
}
