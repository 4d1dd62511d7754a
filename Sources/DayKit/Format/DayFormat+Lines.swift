// Many lines in one call. What is the same for all of them is asked once, and a line costs little more
// than its bytes.

/// How lines end.
package enum LineEnding: Sendable {
  case lineFeed
  case carriageReturnAndLineFeed
}

extension DayFormat {
  /// Reads lines that are days and nothing else, and gives the number of bytes that they are.
  ///
  /// It stops before the first line that has another end, that is no day, or that takes more than a
  /// quick look, and where there is no whole line more or no room.
  ///
  /// - Precondition: The format has no line break in it.
  package func readLines(
    _ bytes: Span<UInt8>, ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    layout.reading.readLines(bytes, isReturned: ending == .carriageReturnAndLineFeed, into: &days)
  }

  /// Writes days as lines, all of them.
  ///
  /// - Precondition: The output has room for ``maximumWidth`` bytes and a line end for each.
  package func writeLines(
    _ days: Span<Day>, ending: LineEnding, to output: inout OutputSpan<UInt8>
  ) {
    let isReturned = ending == .carriageReturnAndLineFeed
    var index = 0
    while index < days.count {
      index += layout.writing.writeLines(
        days.extracting(droppingFirst: index), isReturned: isReturned, to: &output)
      guard index < days.count else { break }
      // A day that the program does not know.
      write(days[index], to: &output)
      output.append(lineEnd: isReturned)
      index += 1
    }
  }
}

extension ReadingProgram {
  /// Each way has a loop of its own.
  fileprivate func readLines(
    _ bytes: Span<UInt8>, isReturned: Bool, into days: inout OutputSpan<Day>
  ) -> Int {
    if !fixedDate.isEmpty {
      let date = fixedDate.span
      return bytes.readLines(isReturned, into: &days) { bytes, position in
        let reading = date[0].read(bytes, at: position)
        position &+= date[0].width
        return reading
      }
    }
    if let shortDate {
      return bytes.readLines(isReturned, into: &days, by: shortDate.read)
    }
    return bytes.readLines(isReturned, into: &days, by: read)
  }
}

extension Span<UInt8> {
  /// Reads lines by a function that reads a day at a place and moves the place behind it.
  @inline(__always)
  fileprivate func readLines(
    _ isReturned: Bool, into days: inout OutputSpan<Day>,
    by read: (Span<UInt8>, inout Int) -> QuickReading
  ) -> Int {
    var position = 0
    while !days.isFull {
      var end = position
      guard case .day(let day) = read(self, &end) else { break }
      if isReturned {
        guard byte(at: end) == UInt8(ascii: "\r") else { break }
        end &+= 1
      }
      guard byte(at: end) == UInt8(ascii: "\n") else { break }
      days.append(day)
      position = end &+ 1
    }
    return position
  }
}

extension OutputSpan<UInt8> {
  @inline(__always)
  fileprivate mutating func append(lineEnd isReturned: Bool) {
    if isReturned { append(UInt8(ascii: "\r")) }
    append(UInt8(ascii: "\n"))
  }
}

extension WritingProgram {
  /// Writes days as lines up to the first that it does not know, and gives how many.
  fileprivate func writeLines(
    _ days: Span<Day>, isReturned: Bool, to output: inout OutputSpan<UInt8>
  ) -> Int {
    var index = 0
    while index < days.count, write(days[index], to: &output) {
      output.append(lineEnd: isReturned)
      index &+= 1
    }
    return index
  }
}
