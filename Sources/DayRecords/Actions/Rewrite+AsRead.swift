import DayKit
import System

// Answers in the format in which their date was read.

extension Rewrite {
  /// Whether each result has the format of its date.
  var isAsRead: Bool { !readFormats.isEmpty }

  /// Sets the texts of some answers, each in the format of its date and with the time of day and the
  /// spaces of that date.
  mutating func setTextsAsRead(
    _ slice: Range<Int>, _ days: Span<Day>, of batch: DateBatch, _ bytes: Span<UInt8>
  ) {
    texts.removeAll()
    // The results in one format are written together, and then put in order.
    var order = PlainArray<Int>()
    for number in readFormats.indices {
      let (format, known) = (readFormats[number], order.count)
      order.append(addingCapacity: slice.count) { order in
        for index in slice where batch.formats[index] == number { order.append(index) }
      }
      order.withSpan {
        let indices = $0.extracting(droppingFirst: known)
        if format.keepsForm {
          texts.add(days, as: format, like: batch.dates, of: bytes, form, at: indices)
        } else if !indices.isEmpty {
          texts.add(days, as: format, at: indices)
        }
      }
    }
    texts.sort(order, from: slice.lowerBound)
  }
}

extension AnswerTexts {
  /// Adds the texts of the days at some indices.
  fileprivate mutating func add(_ days: Span<Day>, as format: DayFormat, at indices: Span<Int>) {
    withScratch(of: Day.self, capacity: indices.count) { some in
      some.append(indices) { days[$0] }
      add(some.span, as: format)
    }
  }

  /// Adds the texts of the days at some indices, with the times of day and the spaces of the dates there.
  fileprivate mutating func add(
    _ days: Span<Day>, as format: DayFormat, like dates: PlainArray<TextRange>,
    of bytes: Span<UInt8>, _ form: RecordForm, at indices: Span<Int>
  ) {
    for position in indices.indices {
      let index = indices[position]
      add { text in
        let date = bytes.extracting(dates[index].range)
        if format.mayKeepForm(of: date),
          let answer = format.bytes(of: days[index], like: date, in: form)
        {
          return text += answer
        }
        // A word such as `tomorrow` has no time of day.
        let format = format.canFormat ? format : .iso
        text.append(addingCapacity: format.maximumWidth) { format.write(days[index], to: &$0) }
      }
    }
  }

  /// Adds other texts as values of JSON: a number for a date that is a number, and a string with
  /// its quotes for a string.
  mutating func add(
    _ texts: borrowing AnswerTexts, asReadAt dates: Slice<PlainArray<TextRange>>,
    of bytes: Span<UInt8>
  ) {
    for (range, date) in zip(texts.ranges, dates) {
      let text = texts.bytes.span.extracting(range.range)
      let isString = date.start > 0 && bytes[date.start - 1] == .quote
      let isNumber = !isString && text.isJSONNumberOrWord
      add {
        RecordForm.json.append(text, isNumber: isNumber, in: ValueSlot(start: 0, end: 0), to: &$0)
      }
    }
  }
}
