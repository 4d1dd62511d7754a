import DayKit
import SeededNumbers
import Testing

// A scan is internal: the slow path hides a scan that finds too little.
@testable import DayRecords

struct TextPlaceScanTests {
  private let place = TextPlace([.iso])
  private let reader = DateReader([.iso]) { Day(daysSince1970: 0) }

  private func scan(
    _ text: String, from start: Int = 0
  ) -> (ScanStop, DateBatch) {
    var batch = DateBatch(of: .text)
    batch.restart(at: start)
    let bytes = Array(text.utf8)
    let stop = place.scan(bytes.span, by: reader, into: &batch)
    batch.findEnds(of: bytes.span, width: nil)
    return (stop, batch)
  }

  @Test func wholeLinesAreScannedAndTheRestIsLeft() {
    let (stop, batch) = scan("on 2025-08-29\nno date\r\n2025-09", from: 3)
    #expect(stop == .end)
    #expect(batch.end == 23)
    #expect(batch.lineFeeds == nil)
    #expect(batch.answerSlots == [ValueSlot(start: 3, end: 13)])
    #expect(batch.days == [Day(daysSince1970: 20_329)])
    #expect(batch.ends == [14, 23])
  }

  @Test func textWithoutAWholeLineHasNoDates() {
    for text in ["", "2025-08-29"] {
      let (stop, batch) = scan(text)
      #expect(stop == .end)
      #expect(batch.end == 0)
      #expect(batch.days.isEmpty)
    }
  }

  @Test func aFullBatchHoldsWholeLines() {
    let line = "2025-08-29 2025-08-30 2025-08-31\n"
    let text = String(repeating: line, count: 300)
    let (stop, batch) = scan(text)
    #expect(stop == .full)
    #expect(batch.days.count == 510)
    #expect(batch.answerSlots.count == 510)
    #expect(batch.end == 170 * line.utf8.count)
    #expect(place.scanned(Array(text.utf8), by: reader)?.count == 900)
  }

  @Test func aLineOfTooManyDatesNeedsTheSlowPath() {
    let long = String(repeating: "2025-08-29 ", count: 513) + "\n"
    #expect(scan(long).0 == .needsSlowPath)
    let (stop, batch) = scan("2025-08-29\n" + long)
    #expect(stop == .full)
    #expect(batch.end == 11)
    #expect(batch.days.count == 1)
    let (rest, none) = scan("2025-08-29\n" + long, from: 11)
    #expect(rest == .needsSlowPath)
    #expect(none.end == 11)
    #expect(none.days.isEmpty && none.answerSlots.isEmpty)
    let most = String(repeating: "2025-08-29 ", count: 512) + "\n"
    #expect(scan(most).0 == .end)
  }

  @Test func theEndsAssignDatesToLines() {
    let (stop, batch) = scan("none\n2025-08-29 2025-08-30\n\n2025-08-31\nrest")
    #expect(stop == .end)
    #expect(batch.ends == [5, 27, 28, 39])
    #expect(batch.dateEnds == [0, 2, 2, 3])
    #expect(batch.end == 39)
  }

  @Test func aBatchHasAnyNumberOfLinesWithoutDates() {
    let (stop, batch) = scan(String(repeating: "none\n", count: 600))
    #expect(stop == .end)
    #expect(batch.ends.count == 600)
    #expect(batch.dateEnds == ContiguousArray(repeating: 0, count: 600))
    let (fullStop, full) = scan(String(repeating: "2025-08-29 2025-08-30 2025-08-31\n", count: 300))
    #expect(fullStop == .full)
    #expect(full.ends.count == 170)
    #expect(full.dateEnds.last == 510)
    #expect(full.ends.last == full.end)
  }

  @Test func textLongerThanAWindowIsScannedAtOnce() {
    let line = String(repeating: "no date ", count: 20) + "2025-08-29\n"
    let (stop, batch) = scan(String(repeating: line, count: 500))
    #expect(stop == .end)
    #expect(batch.days.count == 500)
    let long = String(repeating: "no date ", count: 20_000) + "2025-08-29\n"
    let (longStop, longBatch) = scan(long + long + "rest")
    #expect(longStop == .end)
    #expect(longBatch.days.count == 2)
    #expect(longBatch.end == 2 * long.utf8.count)
  }

  @Test func formatsWithLineBreaksNeedTheSlowPath() throws {
    let format = try DayFormat(pattern: "yyyy-MM-dd\n")
    let reader = DateReader([format]) { Day(daysSince1970: 0) }
    var batch = DateBatch(of: .text)
    let text = Array("2025-08-29\nrest".utf8)
    let place = TextPlace([format])
    #expect(place.scan(text.span, by: reader, into: &batch) == .needsSlowPath)
    batch.restart(at: 11)
    #expect(place.scan(text.span, by: reader, into: &batch) == .end)
    #expect(place.searched(text, by: reader).isEmpty)
  }

  @Test(arguments: seeds(400))
  func bothPathsFindTheSameDatesAsASearchAtEachPosition(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let samples = [TextSample].random(using: &generator)
    let text = samples.text(using: &generator)
    let expected = text.lines.flatMap { line in
      samples.dates(in: Array(text[line.range.lowerBound..<line.contentEnd])).map { date in
        let start = line.range.lowerBound
        return FoundDate(
          range: start + date.range.lowerBound..<start + date.range.upperBound, day: date.day)
      }
    }
    let formats = samples.map(\.format)
    let reader = DateReader(formats) { Day(daysSince1970: 0) }
    let place = TextPlace(formats)
    #expect(place.searched(text, by: reader) == expected)
    #expect(place.scanned(text, by: reader) == expected)
  }

  @Test func theTextsOfTheLawHaveManyDates() {
    let seeds = seeds(400)
    let count = seeds.reduce(0) { count, seed in
      var generator = SplitMix64(seed: seed)
      let samples = [TextSample].random(using: &generator)
      return count + samples.dates(in: samples.text(using: &generator)).count
    }
    #expect(count > 7 * seeds.count)
  }
}

extension [TextSample] {
  /// One format, or up to three.
  static func random(using generator: inout SplitMix64) -> [TextSample] {
    let count = Swift.max(1, Int.random(in: -2...3, using: &generator))
    return (0..<count).compactMap { _ in TextSample.all.randomElement(using: &generator) }
  }

  /// Lines with dates, what may stand around dates, and slips.
  func text(using generator: inout SplitMix64) -> [UInt8] {
    let glue = [
      " ", " ", " ", " ", "", "-", ".", "T", "T10:00Z", "x", "é", "日", "_", "1", "«", ", ", "-1",
      "٣",
      "+", ".5", "e-mail ", "\r", "2025-0", " -",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let recent = Int.random(in: 0...40_000, using: &generator)
      let any = Int.random(in: -4_300_000...2_900_000, using: &generator)
      let day = Day(daysSince1970: Bool.random(using: &generator) ? recent : any)
      bytes += (glue.randomElement(using: &generator) ?? "").utf8
      if let sample = randomElement(using: &generator) {
        bytes += day.formatted(as: sample.format).utf8
      }
      bytes += (glue.randomElement(using: &generator) ?? "").utf8
      if Int.random(in: 0..<4, using: &generator) == 0 { bytes.append(.lineFeed) }
    }
    for _ in 0..<Int.random(in: 0...4, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[index] = .random(in: 0...255, using: &generator)
    }
    return bytes + [.lineFeed]
  }
}
