import Foundation

extension Lane {
  /// A program whose answer must equal the contents of a file.
  ///
  /// - Parameters:
  ///   - expected: The file with the expected answer.
  ///   - folder: A folder for the actual answer.
  ///   - figure: Returns the figure of a call.
  init(
    _ name: String, _ call: Call, expected: URL, in folder: URL,
    figure: @escaping (Call) throws -> Double
  ) {
    self.name = name
    check = {
      var call = call
      let answer = folder.appendingPathComponent("answer")
      call.output = answer.path
      try call.run()
      let isRight = FileManager.default.contentsEqual(
        atPath: expected.path, andPath: answer.path)
      if !isRight { throw try Self.difference(of: answer, from: expected, by: call) }
    }
    measure = { try figure(call) }
  }

  private static func difference(
    of answer: URL, from expected: URL, by call: Call
  ) throws -> BenchmarkError {
    let wrong = try Data(contentsOf: answer).split(separator: 10, omittingEmptySubsequences: false)
    let right = try Data(contentsOf: expected)
      .split(separator: 10, omittingEmptySubsequences: false)
    let line = zip(wrong, right).enumerated().first { $1.0 != $1.1 }?.offset
    let place = line ?? min(wrong.count, right.count)
    let text = place < wrong.count ? String(decoding: wrong[place], as: UTF8.self) : "nothing"
    let wanted = place < right.count ? String(decoding: right[place], as: UTF8.self) : "nothing"
    return BenchmarkError(
      "answers line \(place + 1) with '\(text)', not '\(wanted)' "
        + "(\(call.words.dropFirst().joined(separator: " ")))")
  }
}
