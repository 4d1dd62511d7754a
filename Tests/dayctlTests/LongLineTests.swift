import DayKit
import Foundation
import Testing

/// Lines that are much longer than a record may be.
struct LongLineTests {
  /// The length of the line: a gigabyte for a release build, or the value of `LONG_LINE`.
  private static let length: Int = {
    #if DEBUG
    let usual = 20_000_000
    #else
    let usual = 1_000_000_000
    #endif
    return ProcessInfo.processInfo.environment["LONG_LINE"].flatMap { Int($0) } ?? usual
  }()

  @Test(arguments: Place.all)
  func aLongLineGivesOneMessageInLittleMemory(_ place: Place) throws {
    let conversation = try Conversation(place.words)
    try conversation.send(place.header)
    try Self.sendLongLine(to: conversation)
    let day = try Day(2025, 8, 29)
    let answer = try place.header + place.answer(to: day) + "\n"
    try conversation.send("\n" + place.record(day) + "\n")
    #expect(try conversation.receive(answer.utf8.count) == answer)
    try Self.expectLittleMemory(of: conversation)
    let message = place.message(line: 1, place.longLineMessage)
    #expect(
      try conversation.finish() == Conversation.Outcome(output: "", messages: message, code: 2))
  }

  @Test(arguments: Place.all)
  func aLongLineIsKeptInLittleMemory(_ place: Place) throws {
    let conversation = try Conversation(place.words + ["--on-error", "keep"])
    try conversation.send(place.header)
    #expect(try conversation.receive(place.header.utf8.count) == place.header)
    conversation.keepsOutput = false
    try Self.sendLongLine(to: conversation)
    try conversation.send("\n")
    let count = place.header.utf8.count + Self.length + 1
    try conversation.await(outputCount: count)
    #expect(conversation.outputCount == count)
    try Self.expectLittleMemory(of: conversation)
    let message = place.message(line: 1, place.longLineMessage)
    #expect(
      try conversation.finish() == Conversation.Outcome(output: "", messages: message, code: 2))
  }

  @Test func aLongAnswerGivesOneMessageInLittleMemory() throws {
    let format = "'\(String(repeating: "x", count: 10_000))'d"
    let conversation = try Conversation(["convert", "--in-text", "--to", format])
    try conversation.send(String(repeating: "2025-08-29 ", count: 2_000) + "\nend\n")
    #expect(try conversation.receive(4) == "end\n")
    try Self.expectLittleMemory(of: conversation)
    let message = "dayctl: <stdin>:1: the result is longer than 16777216 bytes\n"
    #expect(
      try conversation.finish() == Conversation.Outcome(output: "", messages: message, code: 2))
  }

  private static func sendLongLine(to conversation: Conversation) throws {
    let piece = [UInt8](repeating: 0, count: 1 << 16)
    var rest = length
    while rest > 0 {
      try conversation.send(CollectionOfOne(piece.prefix(rest)))
      rest -= piece.count
    }
  }

  private static func expectLittleMemory(of conversation: Conversation) throws {
    if let memory = conversation.peakMemory { #expect(memory < 4 * 1024) }
  }
}
