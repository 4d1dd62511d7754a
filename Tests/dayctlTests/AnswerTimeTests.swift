import DayKit
import Testing

/// The order and timing of results and messages.
struct AnswerTimeTests {
  @Test(arguments: Place.all, [false, true])
  func aRecordIsAnsweredBeforeTheNextOneIsSent(_ place: Place, isNonBlocking: Bool) throws {
    let conversation = try Conversation(place.words, isNonBlocking: isNonBlocking)
    try conversation.send(place.header)
    #expect(try conversation.receive(place.header.utf8.count) == place.header)
    for day in try Day(2025, 8, 27)...Day(2025, 8, 31) {
      let answer = try place.answer(to: day) + "\n"
      try conversation.send(place.record(day) + "\n")
      #expect(try conversation.receive(answer.utf8.count) == answer)
    }
    #expect(try conversation.finish() == Conversation.Outcome(output: "", messages: "", code: 0))
  }

  @Test(arguments: Place.all)
  func aMessageComesBeforeTheNextRecordIsSent(_ place: Place) throws {
    let conversation = try Conversation(place.words)
    try conversation.send(place.header)
    for index in 0..<5 {
      let message = place.wrongDateMessage(line: index * place.height + 1)
      try conversation.send(place.wrongRecord)
      #expect(try conversation.receiveMessages(message.utf8.count) == message)
    }
    #expect(
      try conversation.finish()
        == Conversation.Outcome(output: place.header, messages: "", code: 2))
  }

  @Test(arguments: Place.all, [false, true])
  func answersAndMessagesOfOneDescriptorAreInOrder(_ place: Place, isNonBlocking: Bool) throws {
    let conversation = try Conversation(
      place.words + ["--messages", "all"], output: .narrowPipe, isNonBlocking: isNonBlocking,
      joinsErrors: true)
    conversation.readSize = 700
    var input = place.header
    var expected = place.header
    for index in 0..<200 {
      let day = try Day(2025, 8, 29) + index
      input += place.wrongRecord + place.record(day) + "\n"
      expected += place.wrongDateMessage(line: 2 * index * place.height + 1)
      expected += try place.answer(to: day) + "\n"
    }
    try conversation.send(input)
    let outcome = try conversation.finish()
    #expect(firstDifference(outcome.output, expected) == nil)
    #expect(outcome.code == 2)
  }
}
