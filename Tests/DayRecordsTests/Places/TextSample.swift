import DayKit

// A search that finds too many places costs only time, which no result shows.
@testable import DayRecords

/// A format, and what the rules for dates in texts need to know of it.
struct TextSample: Sendable {
  let format: DayFormat

  /// Whether dates begin, or end, with a name.
  var hasNameFirst = false
  var hasNameLast = false

  /// Whether dates begin, or end, with other text that nothing can be a part of.
  var hasTextFirst = false
  var hasTextLast = false

  /// Whether dates have separators; `nil` if a hyphen after the year shows it.
  var hasSeparators: Bool? = true

  /// The bytes that join a number before a date, or after it, to the date.
  var joinersBefore = ""
  var joinersAfter = ""

  /// The numbers of digits that are read in a text.
  var digits: ClosedRange<Int>?

  static let all: [TextSample] = named + patterns

  private static let named: [TextSample] = [
    TextSample(format: .iso), TextSample(format: .dmy), TextSample(format: .mdy),
    TextSample(format: .week, joinersAfter: "-"), TextSample(format: .ordinal, joinersAfter: "-"),
    TextSample(format: .basic, hasSeparators: false, joinersBefore: ".", joinersAfter: "."),
    count(.epoch, 9...10), count(.epochMilliseconds, 12...13), count(.epochMicroseconds, 15...16),
    count(.epochNanoseconds, 18...19),
    TextSample(format: .iso8601, hasSeparators: nil),
    TextSample(format: .iso8601SansTimezone, hasSeparators: nil),
    TextSample(format: .rfc5322, hasNameFirst: true),
  ]

  private static let patterns: [TextSample] = [
    pattern("yyyy.MM.dd"), pattern("MM-yyyy-dd", joiners: "-"), pattern("d.M.yyyy", joiners: "."),
    pattern("d.M.yy", joiners: "."), pattern("d MMM y"), pattern("%e %B %Y"),
    pattern("ddMMyyyy", hasSeparators: false, joiners: "."), pattern("dd/MM/yy"),
    pattern("yyMMdd", hasSeparators: false, joiners: "."), pattern("y-M-d"),
    pattern("%GW%V%u", hasSeparators: false, joiners: "."),
    pattern("yyyy. MM. dd.", joinersAfter: "."),
    pattern("MMMM d, y", hasNameFirst: true), pattern("EEEE d MMMM yyyy", hasNameFirst: true),
    pattern("yyyy d MMMM", hasNameLast: true),
    pattern("'on' d.M.yyyy", hasNameFirst: true, joiners: "."),
    pattern("[yyyy] MM dd", hasTextFirst: true), pattern("yyyy年MM月dd日", hasTextLast: true),
  ]

  private static func count(_ format: DayFormat, _ digits: ClosedRange<Int>) -> TextSample {
    let joiners = digits.upperBound > 10 ? "-." : "."
    return TextSample(
      format: format, hasSeparators: false, joinersBefore: joiners, joinersAfter: joiners,
      digits: digits)
  }

  private static func pattern(
    _ pattern: String, hasNameFirst: Bool = false, hasNameLast: Bool = false,
    hasTextFirst: Bool = false, hasTextLast: Bool = false, hasSeparators: Bool? = true,
    joiners: String = "", joinersAfter: String? = nil
  ) -> TextSample {
    let format = try? DayFormat(parsing: pattern, pivot: 1970)
    return TextSample(
      format: format ?? .days, hasNameFirst: hasNameFirst, hasNameLast: hasNameLast,
      hasTextFirst: hasTextFirst, hasTextLast: hasTextLast, hasSeparators: hasSeparators,
      joinersBefore: joiners, joinersAfter: joinersAfter ?? joiners)
  }
}

/// A date that was found, and where.
struct FoundDate: Equatable {
  let range: Range<Int>
  let day: Day
}

extension [TextSample] {
  /// The dates of a line, found by trying each format at each position.
  func dates(in line: [UInt8]) -> [FoundDate] {
    var dates: [FoundDate] = []
    var position = 0
    while position < line.count {
      let date = lazy.compactMap { $0.date(at: position, in: line) }.first
      if let date { dates.append(date) }
      position = date?.range.upperBound ?? position + 1
    }
    return dates
  }
}

extension TextSample {
  fileprivate func date(at start: Int, in line: [UInt8]) -> FoundDate? {
    var end = start
    guard let day = format.readPrefix(of: line.span, at: &end), end > start else { return nil }
    let before = Array(String(decoding: line[..<start].suffix(12), as: UTF8.self).unicodeScalars)
    let after = Array(String(decoding: line[end...].prefix(12), as: UTF8.self).unicodeScalars)
    let date = Array(line[start..<end])
    guard mayFollow(before.reversed(), date), mayPrecede(after, date) else { return nil }
    return FoundDate(range: start..<end, day: day)
  }

  private func mayFollow(_ neighbors: [Unicode.Scalar], _ date: [UInt8]) -> Bool {
    if let digits {
      // A fraction of a second may follow.
      guard digits.contains(date.prefix(while: \.isDigit).count) else { return false }
      let isJoined = neighbors.dropFirst().first.map {
        $0.properties.isAlphabetic || "0"..."9" ~= $0
      }
      if neighbors.first == "+" || neighbors.first == "-" && isJoined != true { return false }
    }
    if hasTextFirst { return true }
    guard !Self.touchDigit(neighbors, joinersBefore) else { return false }
    guard neighbors.first?.properties.isAlphabetic == true else { return true }
    return !hasNameFirst && date.first != UInt8(ascii: " ") && isDivided(date)
  }

  private func mayPrecede(_ neighbors: [Unicode.Scalar], _ date: [UInt8]) -> Bool {
    if hasTextLast { return true }
    if format == .iso8601 || format == .rfc5322, !Self.hasTimeZone(date, before: neighbors) {
      return false
    }
    if format == .rfc5322, date.contains(.colon), Self.touchDigit(neighbors, "+-.") { return false }
    if format == .iso8601SansTimezone || format == .rfc5322, Self.touchDigit(neighbors, ":"),
      neighbors.first == ":"
    {
      return false
    }
    guard !Self.touchDigit(neighbors, joinersAfter) else { return false }
    guard neighbors.first?.properties.isAlphabetic == true else { return true }
    if hasNameLast || date.last?.isASCIILetter == true { return false }
    return isDivided(date)
      || neighbors[0] == "T" && neighbors.count > 1 && ("0"..."9").contains(neighbors[1])
  }

  /// Whether the offset at the end of a date-time, if there is one, is one that clocks have, written as in text.
  private static func hasTimeZone(_ date: [UInt8], before neighbors: [Unicode.Scalar]) -> Bool {
    if neighbors.first.map(isASCIILetter) == true { return false }
    if date.last?.isASCIILetter == true, let next = neighbors.first {
      if "0"..."9" ~= next { return false }
      // A Z right after a time is not part of a word or a path.
      let isJoined = date.last(where: { !$0.isASCIILetter })?.isDigit == true
      if !isJoined, "_=/\\".unicodeScalars.contains(next) { return false }
      if !isJoined, next == "-", neighbors.dropFirst().first.map(isASCIILetter) == true {
        return false
      }
    }
    let text = String(decoding: date, as: UTF8.self)
    let digits = text.reversed().prefix { $0.isNumber || $0 == ":" }
    let start = text.dropLast(digits.count + 1)
    guard !digits.isEmpty, let sign = text.dropLast(digits.count).last, start.count > 10,
      sign == "+" || sign == "-"
    else { return true }
    let isNumber =
      neighbors.first.map { ".,:".unicodeScalars.contains($0) } == true
      && touchDigit(neighbors, ".,:")
    if isNumber || neighbors.first == "%" { return false }
    let offset = "\(sign)\(String(digits.reversed()))"
    let isSpan = sign == "-" && start.suffix(6).first == " " && start.suffix(3).first == ":"
    if offset.count == 3 {
      let isMonth = sign == "-" && neighbors.first == "-" && touchDigit(neighbors, "-")
      let isAmount = start.last == " " && !offset.dropFirst().hasPrefix("0")
      return hours.contains(offset) && !isAmount && !isMonth && !isSpan
    }
    return minutes.contains(offset) && (!isSpan || offset.count == 5)
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  private static let quarters = (-48...56).map { quarter in
    let (hour, rest) = quarter.magnitude.quotientAndRemainder(dividingBy: 4)
    let digits = [hour, rest * 15].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return (sign: quarter < 0 ? "-" : "+", hour: digits[0], minute: digits[1])
  }

  private static let hours = Set(
    quarters.filter { $0.minute == "00" }.map { $0.sign + $0.hour } + ["-00"])

  private static let minutes = Set(
    quarters.flatMap { ["\($0.sign)\($0.hour):\($0.minute)", "\($0.sign)\($0.hour)\($0.minute)"] }
      + ["-0000", "-00:00"])

  private func isDivided(_ date: [UInt8]) -> Bool {
    hasSeparators ?? (date.dropFirst(date[0].isDigit ? 4 : 7).first == UInt8(ascii: "-"))
  }

  /// Whether the nearest of neighbors is a digit or joins one.
  private static func touchDigit(_ neighbors: [Unicode.Scalar], _ joiners: String) -> Bool {
    guard let nearest = neighbors.first else { return false }
    if joiners.unicodeScalars.contains(nearest) {
      return neighbors.count > 1 && ("0"..."9").contains(neighbors[1])
    }
    return nearest.properties.numericType == .decimal
  }
}

extension TextPlace {
  /// The dates of whole lines as the fast path finds them, in as many scans as it takes; `nil` if a
  /// line needs the slow path.
  func scanned(
    _ text: [UInt8], by reader: DateReader
  ) -> [FoundDate]? {
    var batch = DateBatch(of: .text)
    var dates: [FoundDate] = []
    var stop = ScanStop.full
    while stop == .full {
      batch.restart(at: batch.end)
      stop = scan(text.span, by: reader, into: &batch)
      dates += zip(batch.answerSlots, batch.days).map {
        FoundDate(range: $0.start..<$0.end, day: $1)
      }
    }
    return stop == .end ? dates : nil
  }

  /// The dates of whole lines as the slow path finds them.
  func searched(_ text: [UInt8], by reader: DateReader) -> [FoundDate] {
    text.lines.flatMap { line -> [FoundDate] in
      var batch = DateBatch(of: .text)
      let content = Array(text[line.range.lowerBound..<line.contentEnd])
      do throws(RecordFailure) {
        try read(content.span, at: 0, into: &batch)
      } catch {
        return []
      }
      return zip(batch.answerSlots, batch.days).map { date, day in
        let start = line.range.lowerBound
        return FoundDate(range: start + date.start..<start + date.end, day: day)
      }
    }
  }
}

extension [UInt8] {
  /// The lines that end, with their endings, and where those begin.
  var lines: [(range: Range<Int>, contentEnd: Int)] {
    var lines: [(range: Range<Int>, contentEnd: Int)] = []
    var start = 0
    for index in indices where self[index] == .lineFeed {
      let hasCarriageReturn = index > start && self[index - 1] == .carriageReturn
      lines.append((start..<index + 1, hasCarriageReturn ? index - 1 : index))
      start = index + 1
    }
    return lines
  }
}
