import DayKit
import DayRecords

extension Explanation {
  /// The explanation as one JSON object on a line.
  var json: ContiguousArray<UInt8> {
    var json: ContiguousArray<UInt8> = []
    json += "{\"text\":".utf8
    json.append(string: String(decoding: text, as: UTF8.self))
    if let dayOfWord { json += ",\"date\":\"\(dayOfWord)\"".utf8 }
    if let advice {
      json += ",\"advice\":".utf8
      json.append(string: advice)
    }
    json += ",\"readings\":[".utf8
    for (index, reading) in readings.enumerated() {
      if index > 0 { json += ",".utf8 }
      append(reading, to: &json)
    }
    json += "],\"failures\":[".utf8
    for (index, failure) in failures.enumerated() {
      if index > 0 { json += ",".utf8 }
      append(failure, to: &json)
    }
    json += "]}\n".utf8
    return json
  }

  private func append(_ attempt: Attempt, to json: inout ContiguousArray<UInt8>) {
    json += "{\"format\":".utf8
    json.append(string: attempt.name)
    switch attempt.trace.result {
    case .success(let day):
      json += ",\"option\":".utf8
      json.append(string: attempt.option)
      if !attempt.aliases.isEmpty {
        json += ",\"sameAs\":[".utf8
        for (index, option) in attempt.aliases.enumerated() {
          if index > 0 { json += ",".utf8 }
          json.append(string: option)
        }
        json += "]".utf8
      }
      json += ",\"date\":\"\(day)\"".utf8
    case .failure(let error):
      json += ",\"error\":".utf8
      json.append(string: error.reason.description)
      json += ",\"character\":\(ContiguousArray(text).span.character(at: error.offset))".utf8
    }
    json += ",\"parts\":[".utf8
    for (index, piece) in attempt.trace.pieces.filter({ $0.noun != nil }).enumerated() {
      if index > 0 { json += ",".utf8 }
      append(piece, to: &json)
    }
    json += "]}".utf8
  }

  private func append(_ piece: ReadingTrace.Piece, to json: inout ContiguousArray<UInt8>) {
    json += "{\"part\":".utf8
    json.append(string: piece.noun ?? "")
    json += ",\"text\":".utf8
    json.append(string: String(decoding: text[piece.range], as: UTF8.self))
    json +=
      ",\"character\":\(ContiguousArray(text).span.character(at: piece.range.lowerBound))}".utf8
  }
}

extension ContiguousArray<UInt8> {
  fileprivate mutating func append(string: String) {
    append(jsonString: ContiguousArray(string.utf8).span)
  }
}
