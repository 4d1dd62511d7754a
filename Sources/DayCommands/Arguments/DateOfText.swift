import CommandGrammar
import DayRecords

/// Which date of a text counts, where only one can.
enum DateOfText: String, CaseIterable, Sendable {
  case first, last

  var dates: DatesOfText { self == .first ? .first : .last }
}

extension DateOfText: ArgumentChoice {
  static var count: Int { 2 }

  static func value(at position: Int) -> Self { position == 0 ? .first : .last }
}
