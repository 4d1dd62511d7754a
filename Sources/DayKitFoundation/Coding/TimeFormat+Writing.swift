extension TimeFormat {
  /// A time as text.
  func write(_ time: TimeOfDay) -> String {
    var bytes: [UInt8] = []
    for field in fields {
      switch field {
      case .literal(let byte): bytes.append(byte)
      case .space: bytes.append(UInt8(ascii: " "))
      case .dayPeriod: bytes += (time.hour < 12 ? "AM" : "PM").utf8
      case .hour(let hours, let digits): bytes.append(hours.number(of: time.hour), digits)
      case .minute(let digits): bytes.append(time.seconds / 60 % 60, digits)
      case .second(let digits): bytes.append(time.seconds % 60, digits)
      case .fraction(let count): bytes += time.digitsOfFraction(count).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension TimeField.Hours {
  /// The number of an hour, 0 to 23.
  fileprivate func number(of hour: Int) -> Int {
    let number = hour % range.count
    return number < range.lowerBound ? range.upperBound : number
  }
}

extension TimeOfDay {
  /// The hour, 0 to 23.
  fileprivate var hour: Int { seconds / 3_600 }

  /// The nearest fraction in so many digits that is no whole second.
  fileprivate func digitsOfFraction(_ count: Int) -> String {
    let unit = (0..<count).reduce(1) { unit, _ in unit * 10 }
    let number = min(Int((fraction * Double(unit)).rounded()), unit - 1)
    let digits = "\(number)"
    return String(repeating: "0", count: count - digits.utf8.count) + digits
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: Int, _ digits: TimeField.Digits) {
    if number > 9 || digits == .two { append(UInt8(ascii: "0") + UInt8(number / 10)) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
