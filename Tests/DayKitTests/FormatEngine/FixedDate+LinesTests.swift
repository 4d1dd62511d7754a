import DayKit
import Foundation
import SeededNumbers
import Testing

struct FixedDateLinesTests {
  /// Two kinds of text for each of the 36 pairs of orders of fields, there and back.
  @Test(arguments: seeds(144))
  func linesBecomeWhatParsingAndFormattingMakesOfThem(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let sample = try LineSample(seed: seed, using: &generator)
    let lines = (0..<Self.lineCount / 144).map { _ in sample.line(using: &generator) }
    let answers = lines.map(sample.answer)
    let bytes = ContiguousArray(lines.joined())
    var (line, position) = (0, 0)
    while line < lines.count {
      let room = Int.random(in: 0...4_096, using: &generator)
      let rest = ContiguousArray(bytes[position...])
      let output = GuardedOutput<UInt8>(room: room, of: 0xA5) { output in
        sample.source.copy(rest.span, to: sample.target, into: &output)
      }
      let regular = answers[line...].prefix(room / sample.target.width).prefix { $0 != nil }
      try #require(output.lineCount == regular.count)
      try #require(output.elements == regular.flatMap { $0 ?? [] })
      try #require(output.isIntactAround)
      let days = GuardedOutput<Day>(room: room / 8, of: .min) {
        sample.source.read(rest.span, into: &$0)
      }
      let readable = answers[line...].prefix(room / 8).prefix { $0 != nil }
      try #require(days.lineCount == readable.count)
      try #require(days.isIntactAround)
      let written = ContiguousArray(days.elements)
      let again = GuardedOutput<UInt8>(room: room, of: 0xA5) { output in
        sample.target.write(written.span, into: &output)
      }
      try #require(again.elements.starts(with: output.elements.prefix(again.elements.count)))
      try #require(again.lineCount == min(days.lineCount, room / sample.target.width))
      try #require(again.isIntactAround)
      position += regular.count * sample.source.width
      line = regular.endIndex
      guard line < lines.count, answers[line] == nil else { continue }
      position += lines[line].count
      line += 1
    }
  }

  /// 100,000 lines unless the environment says how many.
  private static var lineCount: Int {
    ProcessInfo.processInfo.environment["DAYKIT_FIXED_LINES"].flatMap { Int($0) } ?? 100_000
  }

  @Test(arguments: [LineEnding.lineFeed, .carriageReturnAndLineFeed])
  func everyDayOfACycleIsParsedAndFormatted(_ ending: LineEnding) throws {
    let (iso, basic) = try (line(.iso, ending), line(.basic, ending))
    let first = try Day(1_999, 12, 31)
    let days = ContiguousArray((0...146_097).map { first + $0 })
    let end = ending == .lineFeed ? "\n" : "\r\n"
    let lines = ContiguousArray(days.map { "\($0)\(end)" }.joined().utf8)
    let read = GuardedOutput<Day>(room: days.count, of: .min) { iso.read(lines.span, into: &$0) }
    #expect(read.elements == Array(days))
    let answers = Array(days.map { $0.formatted(as: .basic) + end }.joined().utf8)
    let room = basic.width * days.count
    let written = GuardedOutput<UInt8>(room: room, of: 0) { basic.write(days.span, into: &$0) }
    #expect(written.elements == answers)
    let copied = GuardedOutput<UInt8>(room: room, of: 0) { output in
      iso.copy(lines.span, to: basic, into: &output)
    }
    #expect(copied.elements == answers)
  }

  @Test(arguments: [
    "2025-02-29\n", "1900-02-29\n", "2025-04-31\n", "2025-01-00\n", "2025-01-32\n",
    "2025-00-10\n", "2025-13-10\n", "2025-99-99\n", "2025-02-28", "2025-02-28\r\n", "2025-02-28\r",
    "2025/02-28\n", "2025-02/28\n", " 025-02-28\n", "+025-02-28\n", "202:-02-28\n", "2025-0/-28\n",
    "2025-02-2a\n", "2025-2-28\n", "2025-02-281\n", "12025-02-28\n", "today\n", "\n",
    "２０２５-02-28\n", "2025-02-28\u{8A}", "\u{B2}\u{B0}025-02-28\n",
  ])
  func aLineThatNeedsTheSlowPathEndsTheRun(_ line: String) throws {
    let (source, target) = try (self.line(.iso), self.line(.dmy))
    let bytes = ContiguousArray("2024-02-29\n2025-12-31\n\(line)2025-08-29\n".utf8)
    let output = GuardedOutput<UInt8>(room: 100, of: 0) { output in
      source.copy(bytes.span, to: target, into: &output)
    }
    #expect(output.elements == Array("29/02/2024\n31/12/2025\n".utf8))
    let days = GuardedOutput<Day>(room: 9, of: .min) { source.read(bytes.span, into: &$0) }
    #expect(days.elements == [try Day(2024, 2, 29), try Day(2025, 12, 31)])
  }

  @Test(
    arguments: [DayFormat.iso, .dmy, .mdy, .basic], ["2024-02-29", "1999-12-31", "2010-10-03"])
  func everyByteAtEveryPositionIsReadAsItIsParsed(_ format: DayFormat, _ date: String) throws {
    let text = try Day(date, as: .iso).formatted(as: format)
    for ending in [LineEnding.lineFeed, .carriageReturnAndLineFeed] {
      let source = try line(format, ending)
      let end = Array((ending == .lineFeed ? "\n" : "\r\n").utf8)
      for place in 0..<source.width {
        for byte in UInt8.min...UInt8.max {
          var bytes = Array(text.utf8) + end
          bytes[place] = byte
          let content = ContiguousArray(bytes.dropLast(end.count))
          let isEnded = bytes.suffix(end.count) == end[...]
          let day = isEnded ? try? format.read(content.span) : nil
          let days = [Day](capacity: 1) { _ = source.read(bytes.span, into: &$0) }
          guard days != (day.map { [$0] } ?? []) else { continue }
          Issue.record("\(bytes) is read as \(days), but parsed as \(String(describing: day))")
        }
      }
    }
  }

  @Test(arguments: 0...40)
  func noLineIsWrittenWithoutRoomForIt(_ room: Int) throws {
    let (source, target) = try (line(.iso), line(.basic))
    let bytes = ContiguousArray("2025-08-29\n2025-12-31\n2026-01-01\n".utf8)
    let output = GuardedOutput<UInt8>(room: room, of: 0) { output in
      source.copy(bytes.span, to: target, into: &output)
    }
    #expect(output.lineCount == min(room / 9, 3))
    #expect(output.isIntactAround)
    let days = ContiguousArray([Day.min + 4_000_000, .max, .max - 1])
    let written = GuardedOutput<UInt8>(room: room, of: 0) { target.write(days.span, into: &$0) }
    #expect(written.lineCount == min(room / 9, 3))
    #expect(written.isIntactAround)
  }

  @Test func linesFollowWhatIsThere() throws {
    let (source, target) = try (line(.iso), line(.dmy))
    let bytes = ContiguousArray("2024-02-29\n2025-12-31\n".utf8)
    let days = GuardedOutput<Day>(room: 9, of: .min, after: 3) {
      source.read(bytes.span, into: &$0)
    }
    #expect(days.elements == [try Day(2024, 2, 29), try Day(2025, 12, 31)])
    #expect(days.isIntactAround)
    let copied = GuardedOutput<UInt8>(room: 50, of: 0, after: 5) { output in
      source.copy(bytes.span, to: target, into: &output)
    }
    let written = GuardedOutput<UInt8>(room: 50, of: 0, after: 5) { output in
      target.write(days.elements.span, into: &output)
    }
    for output in [copied, written] {
      #expect(output.elements == Array("29/02/2024\n31/12/2025\n".utf8))
      #expect(output.isIntactAround)
    }
  }

  @Test(arguments: 0...33)
  func noLineIsParsedBeyondTheEndOfTheInput(_ count: Int) throws {
    let (source, target) = try (line(.iso), line(.basic))
    let bytes = ContiguousArray("2025-08-29\n2025-12-31\n2026-01-01\n".utf8.prefix(count))
    let output = GuardedOutput<UInt8>(room: 100, of: 0) { output in
      source.copy(bytes.span, to: target, into: &output)
    }
    #expect(output.lineCount == count / 11)
    let days = GuardedOutput<Day>(room: 9, of: .min) { source.read(bytes.span, into: &$0) }
    #expect(days.lineCount == count / 11)
  }

  @Test(arguments: [("-000001-12-31", 0), ("0000-01-01", 1), ("9999-12-31", 1)])
  func aYearOutsideFourDigitsIsNotWrittenQuickly(_ day: String, _ count: Int) throws {
    let days = ContiguousArray([try Day(day, as: .iso)])
    let iso = try line(.iso)
    let output = GuardedOutput<UInt8>(room: 100, of: 0) { iso.write(days.span, into: &$0) }
    #expect(output.lineCount == count)
  }

  @Test(arguments: [
    "d.M.yyyy", "yy-MM-dd", "G y-MM-dd", "yyyy-MM", "MM-dd", "yyyy-DDD", "YYYY-'W'ww-e",
    "dd MMM yyyy", "EEE yyyy-MM-dd", "e yyyy-MM-dd", "yyyyMMdd D", "yyyy年MM月dd日",
    "%Y-%_m-%d", "%e/%m/%Y", "'12345678'yyyyMMdd", "epoch", "epoch-ms", "epoch-ns", "days",
    "iso8601",
    "iso8601-sans-timezone", "rfc5322",
  ])
  func formatsWithOtherPartsAreNotCopied(_ pattern: String) throws {
    let format = try DayFormat(parsing: pattern, pivot: 1970)
    #expect(!DayFormat.iso.copiesDigits(to: format))
    #expect(!format.copiesDigits(to: .iso))
  }

  @Test func aLineOfSeventeenBytesIsTooLong() throws {
    let format = try DayFormat(pattern: "'1234567'yyyyMMdd")
    #expect(try line(format).width == 16)
    let date = try #require(format.fixedDate)
    #expect(date.line(.carriageReturnAndLineFeed) == nil)
  }

  private func line(_ format: DayFormat, _ ending: LineEnding = .lineFeed) throws -> FixedDate {
    let date = try #require(format.fixedDate)
    return try #require(date.line(ending))
  }
}

extension LineEnding: CustomTestStringConvertible {
  /// The line ending, as part of the name of a test case.
  public var testDescription: String { self == .lineFeed ? "LF" : "CRLF" }
}

/// What lines have come to, with elements around the output that tell if a way goes astray.
private struct GuardedOutput<Element: Equatable> {
  private static var margin: Int { 16 }

  private(set) var lineCount = 0
  private(set) var elements: [Element] = []
  private(set) var isIntactAround = true

  /// - Parameter known: The number of elements that are there before.
  init(
    room: Int, of guardian: Element, after known: Int = 0,
    by write: (inout OutputSpan<Element>) -> Int
  ) {
    let margin = Self.margin
    var memory = [Element](repeating: guardian, count: room + 2 * margin)
    var count = 0
    unsafe memory.withUnsafeMutableBufferPointer { memory in
      let part = unsafe UnsafeMutableBufferPointer(rebasing: memory[margin..<(margin + room)])
      var output = unsafe OutputSpan(buffer: part, initializedCount: known)
      lineCount = write(&output)
      count = unsafe output.finalize(for: part)
    }
    elements = Array(memory[(margin + known)..<(margin + count)])
    let around = memory[..<(margin + known)] + memory[(margin + count)...]
    isIntactAround = around.allSatisfy { $0 == guardian }
  }
}

/// Two formats of fixed width, and lines for them.
private struct LineSample {
  let reading: DayFormat
  let writing: DayFormat
  let source: FixedDate
  let target: FixedDate

  private static let orders = ["yMd", "ydM", "Myd", "Mdy", "dyM", "dMy"]

  init(seed: UInt64, using generator: inout SplitMix64) throws {
    let orders = Self.orders.count
    let ending: LineEnding = seed % 3 == 0 ? .carriageReturnAndLineFeed : .lineFeed
    reading = try Self.format(Self.orders[Int(seed) % orders], using: &generator)
    writing = try Self.format(Self.orders[Int(seed) / orders % orders], using: &generator)
    let (from, to) = (reading.fixedDate, writing.fixedDate)
    source = try #require(from?.line(ending))
    target = try #require(to?.line(ending))
    end = ending == .lineFeed ? [0x0A] : [0x0D, 0x0A]
  }

  private let end: [UInt8]

  /// A pattern of an order of fields, with up to six bytes of text around them.
  private static func format(
    _ order: String, using generator: inout SplitMix64
  ) throws -> DayFormat {
    var pieces = order.map { $0 == "y" ? "%Y" : $0 == "M" ? "%m" : "%d" }
    let isASCII = Bool.random(using: &generator)
    for _ in 0..<Int.random(in: 0...(isASCII ? 6 : 3), using: &generator) {
      let number = UInt16.random(in: 0..<(isASCII ? 0x80 : 0x800), using: &generator)
      // A space can be of another width in a text, so that the digits have no fixed positions.
      guard let text = Unicode.Scalar(number), !["\n", "\r", " ", "\u{A0}"].contains(text) else {
        continue
      }
      let place = Int.random(in: 0...pieces.count, using: &generator)
      pieces.insert(text == "%" ? "%%" : String(Character(text)), at: place)
    }
    return try DayFormat(parsing: pieces.joined())
  }

  /// A line that is a date, but for a slip now and then.
  func line(using generator: inout SplitMix64) -> [UInt8] {
    var line = Array(day(using: &generator).formatted(as: reading).utf8) + end
    let place = Int.random(in: 0..<line.count, using: &generator)
    switch Int.random(in: 0..<64, using: &generator) {
    case 0: line[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: line[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 2: line[place] = UInt8.random(in: 0x30...0x39, using: &generator)
    case 3: line.insert(UInt8.random(in: 0x2F...0x3A, using: &generator), at: place)
    case 4: line.remove(at: place)
    case 5: line.insert(UInt8(ascii: "\r"), at: line.count - 1)
    case 6: line.removeAll()
    default: break
    }
    // A newline inside a line would make two of it.
    line.removeAll { $0 == UInt8(ascii: "\n") }
    return line + [UInt8(ascii: "\n")]
  }

  private func day(using generator: inout SplitMix64) -> Day {
    let day = Day.random(using: &generator)
    return (0...9_999).contains(day.year) ? day : Day(daysSince1970: -day.daysSince1970 / 2)
  }

  /// What the formats make of a line that is a date and has the right end.
  func answer(_ line: [UInt8]) -> [UInt8]? {
    guard line.count == source.width, line.suffix(end.count) == end[...] else { return nil }
    let content = ContiguousArray(line.dropLast(end.count))
    guard let day = try? reading.read(content.span), (0...9_999).contains(day.year) else {
      return nil
    }
    return Array(day.formatted(as: writing).utf8) + end
  }
}
