#if Formats
// Many dates in one call. The compiler does not prove that this file is safe; the proof is beside each
// step. Errors are not its subject.

extension FixedDate {
  /// Parses the days at positions in a text up to the first position without one, and returns their
  /// number.
  package func readDays(
    in text: Span<UInt8>, at starts: Span<Int>, into days: inout OutputSpan<Day>
  ) -> Int {
    let starts = starts.extracting(first: Swift.min(starts.count, days.freeCapacity))
    let last = text.count &- width
    guard last >= 0 else { return 0 }
    // Sound: a place from 0 to `last` has `width` bytes from there on, and there is room for as many
    // days as there are starts; those that are counted are made. Neither pointer leaves the
    // closures.
    return unsafe text.withUnsafeBytes { text in
      unsafe days.withUnsafeMutableBufferPointer { days, count in
        guard let start = text.baseAddress, let base = days.baseAddress else { return 0 }
        let source = self
        let first = unsafe base + count
        var target = unsafe first
        for index in starts.indices {
          let place = starts[index]
          guard UInt(bitPattern: place) <= UInt(bitPattern: last),
            let day = unsafe source.digits(of: start + place)?.day
          else { break }
          unsafe target.initialize(to: day)
          unsafe target += 1
        }
        let number = unsafe target - first
        count += number
        return number
      }
    }
  }
}

// Many lines in one call. All three functions stop before the first line that needs the slow path.

extension FixedDate {
  /// Copies dates from lines to lines with another layout, and returns their number.
  package func copy(
    _ input: Span<UInt8>, to target: FixedDate, into output: inout OutputSpan<UInt8>
  ) -> Int {
    let most = Swift.min(input.count / width, output.freeCapacity / target.width)
    // Sound: the input has `most` lines, and after the `count` bytes of the output there is room
    // for as many. Neither pointer leaves the closures, and the bytes that are counted are written.
    return unsafe input.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBufferPointer { output, count in
        guard var line = input.baseAddress, let start = output.baseAddress else { return 0 }
        // Local copies, so that the compiler knows that no store to the output changes them.
        let (source, target) = (self, target)
        var place = unsafe UnsafeMutableRawPointer(start + count)
        var lines = 0
        while lines < most, let date = unsafe source.digits(of: line), date.isDay {
          unsafe target.write(date, to: place)
          unsafe line += source.width
          unsafe place += target.width
          lines &+= 1
        }
        count += lines &* target.width
        return lines
      }
    }
  }

  /// Parses days from lines, and returns their number.
  package func read(_ input: Span<UInt8>, into days: inout OutputSpan<Day>) -> Int {
    let most = Swift.min(input.count / width, days.freeCapacity)
    // Sound: the input has `most` lines, and there is room for as many days, of which those that
    // are counted are made. Neither pointer leaves the closures.
    return unsafe input.withUnsafeBytes { input in
      unsafe days.withUnsafeMutableBufferPointer { days, count in
        guard var line = input.baseAddress, let start = days.baseAddress else { return 0 }
        let source = self
        let first = unsafe start + count
        let last = unsafe first + most
        var place = unsafe first
        while unsafe place < last, let day = unsafe source.digits(of: line)?.day {
          unsafe place.initialize(to: day)
          unsafe place += 1
          unsafe line += source.width
        }
        let lines = unsafe place - first
        count += lines
        return lines
      }
    }
  }

  /// Writes days as lines, and returns their number.
  package func write(_ days: Span<Day>, into output: inout OutputSpan<UInt8>) -> Int {
    let days = days.extracting(first: Swift.min(days.count, output.freeCapacity / width))
    // Sound: after the `count` bytes of the output there is room for a line for each day; the
    // pointer does not leave the closure, and the bytes that are counted are written.
    return unsafe output.withUnsafeMutableBufferPointer { output, count in
      guard let start = output.baseAddress else { return 0 }
      let target = self
      var place = unsafe UnsafeMutableRawPointer(start + count)
      var lines = 0
      while lines < days.count, let date = DateDigits(days[lines]) {
        unsafe target.write(date, to: place)
        unsafe place += target.width
        lines &+= 1
      }
      count += lines &* target.width
      return lines
    }
  }
}
#endif
