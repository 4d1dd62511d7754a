import CommandGrammar
import DayKit

extension DaySpan.Kind {
  /// Reads kinds of spans separated by commas, such as `week,month`, as the value of an option.
  static func kinds(_ words: Words, of option: String) throws(UsageError) -> [DaySpan.Kind] {
    var kinds: [DaySpan.Kind] = []
    for name in words.flatMap(\.parts) {
      guard let kind = DayPicker.defaultKinds.first(where: { name.elementsEqual($0.rawValue.utf8) })
      else {
        throw UsageError(
          "\(option): unknown tab \(String(quoting: Array(name))): use day, week, month, year or "
            + "custom")
      }
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds
  }
}
