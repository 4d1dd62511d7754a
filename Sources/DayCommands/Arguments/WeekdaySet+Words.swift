import CommandGrammar
import DayKit
import DayRecords

extension WeekdaySet {
  /// Reads weekdays separated by commas, such as `fri,sat`, as the value of an option.
  init(_ word: Word, of option: String) throws(UsageError) {
    self.init()
    for name in word.bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let weekday = Weekday(name: name.span) else {
        throw UsageError(
          "\(option): \(String(quoting: Array(name))) is not a weekday; write "
            + (Self.names(of: name) ?? "names such as fri,sat or friday,saturday"))
      }
      insert(weekday)
    }
  }

  /// The names for a word that stands for several weekdays.
  static func names(of word: ArraySlice<UInt8>) -> String? {
    Synonyms.meaning(of: String(decoding: word, as: UTF8.self).lowercased(), in: .weekdays)
  }
}
