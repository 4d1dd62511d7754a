import DayKit
import System

// The texts of the parts.

extension Listing {
  /// Sets the texts of the parts of some records, in the form that the output requires.
  mutating func setTexts(
    _ slice: Range<Int>, _ days: Span<Day>, _ answers: Span<Day>, _ counts: Span<Int>,
    _ batch: DateBatch, _ bytes: Span<UInt8>
  ) {
    let arity = source.arity
    let dates = days.extracting(slice.lowerBound * arity..<slice.upperBound * arity)
    texts.removeAll()
    for part in parts where part.hole >= 0 {
      guard !part.isPlain else {
        source.add(part.value, slice, of: dates, answers, counts, to: &texts)
        continue
      }
      raw.removeAll()
      if case .line = part.value {
        raw.add(slice, of: batch, bytes)
      } else {
        source.add(part.value, slice, of: dates, answers, counts, to: &raw)
      }
      texts.add(raw, of: template.form, isNumber: part.isNumber, isQuoted: part.isQuoted)
    }
  }

  /// Appends the text of a part of a record to the row.
  mutating func append(part number: Int, of index: Int, _ count: Int) {
    let (part, bytes) = (parts[number], texts.bytes)
    guard part.hole >= 0 else { return row.append(copying: part.text.span) }
    if let absentRecord { return appendAbsent(part.value, absentRecord) }
    if part.isQuoted { row.append(.quote) }
    row.append(copying: bytes.span.extracting(text(part.hole, index, count).range))
    if part.isQuoted { row.append(.quote) }
  }

  /// Appends what a part has without a date.
  private mutating func appendAbsent(_ value: Value, _ record: ContiguousArray<UInt8>) {
    if case .line = value {
      row += template.form.value(record.span)
    } else if case .date(let number) = value, let date = dateOfAbsentRecord, date.number == number {
      row += template.form.value(ContiguousArray(date.day.description.utf8).span)
    } else {
      row += template.form.missingValue
    }
  }

  /// Appends the parts that follow what the row has of the record.
  mutating func appendAdded(of index: Int, _ count: Int) {
    if form == .json, row.isEmpty { row.append(UInt8(ascii: "{")) }
    let added = columns?.added ?? ContiguousArray(parts.indices)
    for number in added {
      let isFirst = form == .json ? row.count == 1 : !template.followsRecord && number == added[0]
      if !isFirst { row.append(template.form.separator) }
      row += parts[number].key
      append(part: number, of: index, count)
    }
    if form == .json { row.append(UInt8(ascii: "}")) }
    row.append(.lineFeed)
  }
}

extension AnswerTexts {
  /// Adds the texts of some lines.
  fileprivate mutating func add(_ slice: Range<Int>, of batch: DateBatch, _ bytes: Span<UInt8>) {
    for index in slice {
      let start = index == 0 ? batch.start : batch.ends[index - 1]
      let line = bytes.extracting(start..<batch.ends[index])
      add { $0.append(copying: line.extracting(first: line.contentEnd)) }
    }
  }
}

extension AnswerSource {
  /// Adds the texts of a part of some records.
  fileprivate func add(
    _ value: Listing.Value, _ slice: Range<Int>, of days: Span<Day>, _ answers: Span<Day>,
    _ counts: Span<Int>, to texts: inout AnswerTexts
  ) {
    switch value {
    case .text, .line: break
    case .answer: add(slice, answers, counts, to: &texts)
    case .date(let number): addDates(number, of: days, to: &texts)
    case .count(let rule):
      withScratch(of: Int.self, capacity: days.count) { counts in
        rule.count(days, into: &counts)
        texts.add(counts.span)
      }
    case .words(let rule), .json(let rule): texts.add(days, arity: arity, by: rule)
    }
  }

  private func addDates(_ number: Int, of days: Span<Day>, to texts: inout AnswerTexts) {
    guard arity > 1 else { return texts.add(days, as: .iso) }
    withScratch(of: Day.self, capacity: days.count) { dates in
      for index in stride(from: number, to: days.count, by: arity) { dates.append(days[index]) }
      texts.add(dates.span, as: .iso)
    }
  }
}
