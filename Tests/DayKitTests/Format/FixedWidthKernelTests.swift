import DayKit
import Foundation
import Testing

struct FixedWidthKernelTests {
  /// Two kinds of literals for each of the 36 pairs of orders of fields, there and back.
  @Test(arguments: 0..<144 as Range<UInt64>)
  func regularLinesBecomeWhatTheFormatsMakeOfThem(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let sample = try KernelSample(seed: seed, using: &generator)
    let lines = (0..<Self.lineCount / 144).map { _ in sample.line(using: &generator) }
    let answers = lines.map(sample.answer)
    let bytes = ContiguousArray(lines.joined())
    var (line, position) = (0, 0)
    while line < lines.count {
      let room = Int.random(in: 0...4_096, using: &generator)
      let output = GuardedOutput(room: room, sample.kernel, of: bytes, from: position)
      let regular = answers[line...].prefix(room / sample.writing.lineWidth).prefix { $0 != nil }
      try #require(output.lineCount == regular.count)
      try #require(output.bytes == regular.flatMap { $0 ?? [] })
      try #require(output.isIntactAround)
      position += regular.count * sample.kernel.lineWidth
      line = regular.endIndex
      guard line < lines.count, answers[line] == nil else { continue }
      position += lines[line].count
      line += 1
    }
  }

  /// 200,000 lines unless the environment says how many.
  private static var lineCount: Int {
    ProcessInfo.processInfo.environment["DAYKIT_KERNEL_LINES"].flatMap { Int($0) } ?? 200_000
  }

  @Test(arguments: [1, -1, 28, 365, -146_097])
  func everyDayOfACycleIsMovedAsADayIs(_ amount: Int) throws {
    let kernel = try #require(
      FixedWidthKernel(reading: .iso, writing: .basic, adding: .days(amount)))
    let first = try Day(1_999, 12, 31)
    let days = (0...146_097).map { first + $0 }.filter { ($0.month, $0.dayOfMonth) != (2, 29) }
    let lines = days.map { "\($0)\n" }.joined()
    let output = GuardedOutput(room: 9 * days.count, kernel, of: ContiguousArray(lines.utf8))
    #expect(output.lineCount == days.count)
    let answers = days.map { ($0 + amount).formatted(as: .basic) + "\n" }.joined()
    #expect(output.bytes == Array(answers.utf8))
  }

  @Test(arguments: [
    "2024-02-29\n", "2025-02-29\n", "1900-02-29\n", "2025-04-31\n", "2025-01-00\n", "2025-01-32\n",
    "2025-00-10\n", "2025-13-10\n", "2025-99-99\n", "2025-02-28", "2025-02-28\r\n", "2025-02-28\r",
    "2025/02-28\n", "2025-02/28\n", " 025-02-28\n", "+025-02-28\n", "202:-02-28\n", "2025-0/-28\n",
    "2025-02-2a\n", "2025-2-28\n", "2025-02-281\n", "12025-02-28\n", "today\n", "\n",
    "２０２５-02-28\n", "2025-02-28\u{8A}", "\u{B2}\u{B0}025-02-28\n",
  ])
  func aLineThatIsNotRegularEndsTheRun(_ line: String) throws {
    let kernel = try #require(FixedWidthKernel(reading: .iso, writing: .dmy))
    let bytes = ContiguousArray("2025-08-29\n2025-12-31\n\(line)2025-08-29\n".utf8)
    let output = GuardedOutput(room: 100, kernel, of: bytes)
    #expect(output.lineCount == 2)
    #expect(output.bytes == Array("29/08/2025\n31/12/2025\n".utf8))
  }

  @Test(arguments: 0...40)
  func noLineIsWrittenForWhichThereIsNoRoom(_ room: Int) throws {
    let kernel = try #require(FixedWidthKernel(reading: .iso, writing: .basic))
    let bytes = ContiguousArray("2025-08-29\n2025-12-31\n2026-01-01\n".utf8)
    let output = GuardedOutput(room: room, kernel, of: bytes)
    #expect(output.lineCount == min(room / 9, 3))
    #expect(output.isIntactAround)
  }

  @Test(arguments: 0...33)
  func noLineIsReadBeyondTheEndOfTheInput(_ count: Int) throws {
    let kernel = try #require(FixedWidthKernel(reading: .iso, writing: .basic))
    let bytes = ContiguousArray("2025-08-29\n2025-12-31\n2026-01-01\n".utf8.prefix(count))
    #expect(GuardedOutput(room: 100, kernel, of: bytes).lineCount == count / 11)
  }

  @Test(arguments: [
    ("0000-01-01", -1), ("9999-12-31", 1), ("5000-01-01", 4_000_000), ("5000-01-01", -4_000_000),
    ("2025-01-01", 7_304_484), ("2025-01-01", -7_304_484),
  ])
  func aYearThatFourDigitsDoNotHoldIsNotWritten(_ line: String, _ amount: Int) throws {
    let kernel = try #require(
      FixedWidthKernel(reading: .iso, writing: .iso, adding: .days(amount)))
    let bytes = ContiguousArray("\(line)\n".utf8)
    #expect(GuardedOutput(room: 100, kernel, of: bytes).lineCount == 0)
  }

  @Test(arguments: [
    "d.M.yyyy", "yy-MM-dd", "G y-MM-dd", "yyyy-MM", "MM-dd", "yyyy-DDD", "YYYY-'W'ww-e",
    "dd MMM yyyy",
    "EEE yyyy-MM-dd", "e yyyy-MM-dd", "yyyyMMdd D", "yyyy年MM月dd日", "%Y-%_m-%d", "%e/%m/%Y",
    "'12345678'yyyyMMdd", "epoch", "epoch-ms", "days", "iso8601", "iso8601-sans-timezone",
    "rfc5322",
  ])
  func aFormatOfAnotherShapeHasNoKernelEitherWay(_ pattern: String) throws {
    let format = try DayFormat(pattern: pattern, pivot: 1970)
    #expect(FixedWidthKernel(reading: .iso, writing: format) == nil)
    #expect(FixedWidthKernel(reading: format, writing: .iso) == nil)
  }

  @Test func aFormatInATimeZoneHasNoKernel() {
    #expect(FixedWidthKernel(reading: .iso.inTimeZone(.utc), writing: .iso) == nil)
    #expect(FixedWidthKernel(reading: .iso, writing: .iso.inTimeZone(.utc)) == nil)
  }

  @Test(arguments: ["yyyy\nMMdd", "yyyyMMdd\n", "yyyyMMdd\r", "\r'yyyyMMdd'yyyyMMdd", "%n%Y%m%d"])
  func endsOfLinesAreWrittenButNotRead(_ pattern: String) throws {
    let format = try DayFormat(pattern: pattern)
    #expect(FixedWidthKernel(reading: format, writing: .iso) == nil)
    guard format.lineWidth <= 16 else { return }
    let kernel = try #require(FixedWidthKernel(reading: .iso, writing: format))
    let output = GuardedOutput(room: 100, kernel, of: ContiguousArray("2025-08-29\n".utf8))
    let day = try Day(2025, 8, 29)
    #expect(output.bytes == Array("\(day.formatted(as: format))\n".utf8))
  }

  @Test(arguments: [
    (Period(weeks: 2, days: -1), "2025-09-11\n"), (Period(years: 1, months: -12), "2025-08-29\n"),
    (Period(weeks: Int.max / 7), nil), (.days(.max), nil), (.days(.min), nil), (.months(1), nil),
    (.years(-1), nil), (Period(years: .max, months: .max), nil),
  ])
  func aKernelAddsDaysAndNoMonths(_ period: Period, _ answer: String?) {
    let kernel = FixedWidthKernel(reading: .iso, writing: .iso, adding: period)
    let output = kernel.map { kernel in
      GuardedOutput(room: 100, kernel, of: ContiguousArray("2025-08-29\n".utf8))
    }
    #expect(output?.bytes == answer.map { Array($0.utf8) })
  }

  @Test func theRoomIsThatOfTheLinesThatFitIn() throws {
    let kernel = try #require(FixedWidthKernel(reading: .basic, writing: .iso))
    #expect(kernel.lineWidth == 9)
    #expect([0, 8, 9, 17, 18].map(kernel.room) == [0, 0, 11, 11, 22])
  }
}

extension DayFormat {
  /// The number of bytes of a line in a format of fixed width, where the widest year would take three
  /// more.
  fileprivate var lineWidth: Int { maximumWidth - 3 + 1 }
}

/// What a kernel does to lines, with bytes around the output that tell if it goes astray.
private struct GuardedOutput {
  private static let margin = 16
  private static let guardByte: UInt8 = 0xA5

  private(set) var lineCount = 0
  private(set) var bytes: [UInt8] = []
  private(set) var isIntactAround = true

  init(
    room: Int, _ kernel: FixedWidthKernel, of input: ContiguousArray<UInt8>, from start: Int = 0
  ) {
    var memory = [UInt8](repeating: Self.guardByte, count: room + 2 * Self.margin)
    var count = 0
    unsafe memory.withUnsafeMutableBufferPointer { memory in
      let part = unsafe UnsafeMutableBufferPointer(
        rebasing: memory[Self.margin..<(Self.margin + room)])
      var output = unsafe OutputSpan(buffer: part, initializedCount: 0)
      lineCount = kernel.convert(input.span.extracting(start..<input.count), to: &output)
      count = unsafe output.finalize(for: part)
    }
    bytes = Array(memory[Self.margin..<(Self.margin + count)])
    let around = memory[..<Self.margin] + memory[(Self.margin + count)...]
    isIntactAround = around.allSatisfy { $0 == Self.guardByte }
  }
}

/// Two formats of fixed width, a number of days between, and lines for them.
private struct KernelSample {
  let reading: DayFormat
  let writing: DayFormat
  let kernel: FixedWidthKernel
  private let days: Int

  private static let orders = ["yMd", "ydM", "Myd", "Mdy", "dyM", "dMy"]

  init(seed: UInt64, using generator: inout SplitMix64) throws {
    let orders = Self.orders.count
    reading = try Self.format(Self.orders[Int(seed) % orders], using: &generator)
    writing = try Self.format(Self.orders[Int(seed) / orders % orders], using: &generator)
    days = seed % 4 < 2 ? 0 : Int.random(in: -5_000...5_000, using: &generator)
    kernel = try #require(
      FixedWidthKernel(reading: reading, writing: writing, adding: .days(days)))
  }

  /// A pattern of an order of fields, with up to seven bytes of text around them.
  private static func format(
    _ order: String, using generator: inout SplitMix64
  ) throws -> DayFormat {
    var pieces = order.map { $0 == "y" ? "%Y" : $0 == "M" ? "%m" : "%d" }
    let isASCII = Bool.random(using: &generator)
    for _ in 0..<Int.random(in: 0...(isASCII ? 7 : 3), using: &generator) {
      let number = UInt16.random(in: 0..<(isASCII ? 0x80 : 0x800), using: &generator)
      guard let text = Unicode.Scalar(number), text != "\n", text != "\r" else { continue }
      let place = Int.random(in: 0...pieces.count, using: &generator)
      pieces.insert(text == "%" ? "%%" : String(Character(text)), at: place)
    }
    return try DayFormat(pattern: pieces.joined())
  }

  /// A line that is a date, but for a slip now and then.
  func line(using generator: inout SplitMix64) -> [UInt8] {
    var line = Array((day(using: &generator).formatted(as: reading) + "\n").utf8)
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
    // A line feed inside a line would make two of it.
    line.removeAll { $0 == UInt8(ascii: "\n") }
    return line + [UInt8(ascii: "\n")]
  }

  private func day(using generator: inout SplitMix64) -> Day {
    let day = Day.random(using: &generator)
    return (0...9_999).contains(day.year) ? day : Day(daysSince1970: -day.daysSince1970 / 2)
  }

  /// What the formats make of a regular line, with its line feed.
  func answer(_ line: [UInt8]) -> [UInt8]? {
    let content = ContiguousArray(line.dropLast())
    guard content.count + 1 == kernel.lineWidth, let day = try? reading.read(content.span),
      (day.month, day.dayOfMonth) != (2, 29), let moved = try? day.adding(.days(days)),
      (0...9_999).contains(moved.year)
    else { return nil }
    return Array((moved.formatted(as: writing) + "\n").utf8)
  }
}
