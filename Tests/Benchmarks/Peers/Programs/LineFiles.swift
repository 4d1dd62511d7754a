import Foundation

/// The files with the lines of a job and their answers.
struct LineFiles {
  let input: URL
  let expected: URL
  let count: Int

  /// The number of lines, including the header, and the number of dates.
  let numberOfLines: Int
  let numberOfDates: Int

  /// Writes the lines for days.
  init(_ job: StreamJob, days: some Collection<Int>, of calendar: WalkedCalendar, in folder: URL)
    throws
  {
    count = days.count
    numberOfLines = days.count + (job.inputHeader == nil ? 0 : 1)
    numberOfDates = days.count { job.hasDate($0) }
    input = folder.appendingPathComponent("input-\(count)")
    expected = folder.appendingPathComponent("expected-\(count)")
    try Self.write(
      days, after: job.inputHeader, before: job.footer?.input, as: job.input, of: calendar,
      to: input)
    switch job.output {
    case .lines:
      try Self.write(
        days, after: job.header, before: job.footer?.answer, as: job.answer, of: calendar,
        to: expected)
    case .arranged(let arrange):
      let days = arrange(Array(days))
      try Self.write(days, after: job.header, as: job.answer, of: calendar, to: expected)
    case .table(let table): try Data(table(Array(days)).utf8).write(to: expected)
    }
  }

  /// The mean number of bytes of a line, including its end.
  func bytesPerLine() throws -> Double {
    let size = try input.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    return Double(size) / Double(count)
  }

  private static func write(
    _ days: some Collection<Int>, after header: String? = nil, before footer: String? = nil,
    as text: (Int) -> String,
    of calendar: WalkedCalendar, to file: URL
  ) throws {
    let texts = calendar.sampled.map { Array((text($0) + "\n").utf8) }
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    var block = header.map { Array(($0 + "\n").utf8) } ?? []
    for day in days {
      block += texts[day - calendar.sampled.lowerBound]
      if block.count >= 1 << 20 {
        try handle.write(contentsOf: block)
        block.removeAll(keepingCapacity: true)
      }
    }
    if let footer { block += (footer + "\n").utf8 }
    try handle.write(contentsOf: block)
    try handle.close()
  }
}
