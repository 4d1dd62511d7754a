extension TimeFormat {
  /// The time as text.
  ///
  /// Parts of the time that the format does not have are omitted, not rounded: 19:05:59 is `19:05`
  /// in `HH:mm`. Only the last digit of a fraction (`S`) is rounded, but never up to the next
  /// second.
  ///
  /// ```swift
  /// try TimeFormat(pattern: "h:mm a").format(TimeOfDay(19, 5, 30))       // 7:05 PM
  /// ```
  public func format(_ time: TimeOfDay) -> String {
    var bytes: [UInt8] = []
    for field in fields {
      switch field {
      case .literal(let byte): bytes.append(byte)
      case .space: bytes.append(UInt8(ascii: " "))
      case .dayPeriod: bytes += (time.hour < 12 ? "AM" : "PM").utf8
      case .hour(let hours, let digits): bytes.append(hours.number(of: time.hour), digits)
      case .minute(let digits): bytes.append(time.minute, digits)
      case .second(let digits): bytes.append(time.second, digits)
      case .fraction(let count): bytes += time.fractionDigits(count).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension TimeOfDay {
  /// The time as text in a format.
  ///
  /// ```swift
  /// try TimeOfDay(19, 5).formatted(as: TimeFormat(pattern: "h:mm a"))    // 7:05 PM
  /// ```
  public func formatted(as format: TimeFormat) -> String { format.format(self) }

  /// The fraction of the second in this many digits, rounded, but never up to a whole second.
  fileprivate func fractionDigits(_ count: Int) -> String {
    let unit = (count..<9).reduce(1) { unit, _ in unit * 10 }
    let number = min((nanosecond + unit / 2) / unit, Self.perSecond / unit - 1)
    let digits = "\(number)"
    return String(repeating: "0", count: count - digits.utf8.count) + digits
  }
}

extension TimeField.Hours {
  /// The number of an hour, 0 to 23.
  fileprivate func number(of hour: Int) -> Int {
    let number = hour % range.count
    return number < range.lowerBound ? range.upperBound : number
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: Int, _ digits: TimeField.Digits) {
    if number > 9 || digits == .two { append(UInt8(ascii: "0") + UInt8(number / 10)) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
