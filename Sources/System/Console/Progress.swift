/// The progress of a long run: on a terminal one line that is updated, elsewhere one line per
/// report.
///
/// Times are nanoseconds of a monotonic clock.
struct Progress {
  private let program: String

  /// The total number of bytes of the input, if it is known.
  private let size: Int?

  /// The width of the terminal, or `nil` if messages are not on a terminal.
  private let columns: Int?

  private let start: Int

  /// The time of the next report.
  private var due: Int

  /// Whether the terminal shows the line.
  private var isShown = false

  private static let second = 1_000_000_000

  /// Creates the progress of work that starts now; the first report is due after a second.
  init(of size: Int?, by program: String, columns: Int?, since now: Int) {
    self.program = program
    self.size = size
    self.columns = columns
    start = now
    due = now + Self.second
  }

  /// Returns the text of a report, if one is due.
  mutating func report(bytes: Int, lines: Int, now: Int) -> String? {
    guard now >= due else { return nil }
    let text = text(bytes: bytes, lines: lines, after: now - start)
    guard let columns else {
      due = now + Self.second
      return text + "\n"
    }
    due = now + Self.second / 5
    isShown = true
    // The last column stays empty, because some terminals start a new line after it.
    return Self.erasure + text.prefix(max(0, columns - 1))
  }

  /// Returns the text that erases the line, if the terminal shows it.
  mutating func erase() -> String? {
    defer { isShown = false }
    return isShown ? Self.erasure : nil
  }

  private static let erasure = "\r\u{1B}[K"

  private func text(bytes: Int, lines: Int, after time: Int) -> String {
    var done = Self.bytes(bytes)
    if let size, size > 0, bytes <= size {
      done += " of \(Self.bytes(size)) (\(Int(Double(bytes) / Double(size) * 100)) %)"
    }
    let rate = Int(Double(bytes) / Double(time) * Double(Self.second))
    return
      "\(program): \(done), \(Self.short(lines)) line\(lines == 1 ? "" : "s"), \(Self.bytes(rate))/s"
  }

  private static func bytes(_ count: Int) -> String {
    short(count) + (count < 1_000 ? " B" : "B")
  }

  /// Returns a number with one to three digits and the letter for a power of 1000.
  private static func short(_ number: Int) -> String {
    // No `Int` needs a letter after E.
    var letters = "kMGTPE"[...]
    guard number >= 1_000 else { return "\(number)" }
    var number = number
    while number >= 1_000_000 {
      number /= 1_000
      letters.removeFirst()
    }
    let whole = number / 1_000
    return (whole < 10 ? "\(whole).\(number % 1_000 / 100)" : "\(whole)") + " \(letters.prefix(1))"
  }
}
