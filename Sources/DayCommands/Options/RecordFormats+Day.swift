import CommandGrammar
import DayKit
import DayRecords

extension RecordFormats {
  /// Reads an operand that is one date, in one of the formats, in ISO 8601, or as a word such as
  /// `today`.
  ///
  /// - Parameter isForeign: Whether `--locale` selects a language other than English.
  func day(_ word: Word, isForeign: Bool) throws(UsageError) -> Day {
    let reader = reader
    var day = Day.min
    var sentence: String?
    word.withBytes { bytes in
      do throws(DateFailure) {
        day = try reader.read(bytes)
      } catch {
        // In ISO 8601, a date is unambiguous whatever the formats are.
        if let iso = try? DayFormat.iso.read(bytes) { return day = iso }
        sentence = DateSentences.sentence(
          for: error, in: bytes,
          DateSentences.Context(
            formats: readFormats.all, isForeign: isForeign, isOperand: true))
      }
    }
    if let sentence { throw UsageError(sentence) }
    return day
  }
}
