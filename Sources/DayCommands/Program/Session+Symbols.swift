import CommandGrammar
import DayKit

extension Session {
  /// The names of a language.
  func symbols(_ locale: Word?) throws(UsageError) -> DaySymbols { .english }
}
