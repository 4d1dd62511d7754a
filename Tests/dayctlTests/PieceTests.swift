import Foundation
import SeededNumbers
import Testing

/// Input and output in pieces that are not lines.
struct PieceTests {
  private static let endings = [["\n"], ["\n", "\r\n"]]

  @Test(arguments: Place.all, endings)
  func everyByteMayArriveSeparately(_ place: Place, endings: [String]) throws {
    let conversation = try Conversation(place.words, input: .packets)
    try conversation.send(place.input(20, endings: endings).utf8.map { [$0] })
    try Self.expect(conversation, toAnswer: place.output(20, endings: endings))
  }

  @Test(arguments: Place.all, endings)
  func aRecordMayBeCutAnywhere(_ place: Place, endings: [String]) throws {
    let conversation = try Conversation(place.words, input: .packets)
    let records = try Array(place.input(60, endings: endings, hasHeader: false).utf8)
    // The pieces are a byte longer than two records, or two bytes shorter, so that their ends vary.
    let pieces = [records.count / 30 + 1, records.count / 30 - 2].flatMap { length in
      stride(from: 0, to: records.count, by: length).map { records[$0...].prefix(length) }
    }
    try conversation.send(place.header)
    try conversation.send(pieces)
    let output = try place.output(60, endings: endings)
    try Self.expect(conversation, toAnswer: output + output.dropFirst(place.header.utf8.count))
  }

  // The size of a block is a power of two, and the size of a record is odd. With this many records,
  // each byte of a record is the first byte of a block once.
  @Test(arguments: sample(oneIn: 5, of: Place.all), endings)
  func aBlockMayEndAnywhereInARecord(_ place: Place, endings: [String]) throws {
    let width =
      try place.input(endings.count, endings: endings).utf8.count
      - place.header.utf8.count
    try #require(width % 2 == 1)
    let count = ((width + 1) * (1 << 16) / width + 1) * endings.count
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(place.input(count, endings: endings).utf8).write(to: file)
    let outcome = try Shell.run("dayctl \(place.command) < '\(file.path)'")
    #expect(try firstDifference(outcome.written, place.output(count, endings: endings)) == nil)
    #expect(outcome.code == 0)
  }

  @Test(arguments: Place.all, [false, true])
  func aReaderMayReadInSmallPieces(_ place: Place, isNonBlocking: Bool) throws {
    let conversation = try Conversation(
      place.words, output: .narrowPipe, isNonBlocking: isNonBlocking)
    conversation.readSize = 701
    try conversation.send(place.input(12_000))
    try Self.expect(conversation, toAnswer: place.output(12_000))
  }

  static func expect(_ conversation: Conversation, toAnswer output: String) throws {
    let outcome = try conversation.finish()
    #expect(firstDifference(outcome.output, output) == nil)
    #expect(outcome.messages == "")
    #expect(outcome.code == 0)
  }
}
