import CommandGrammar
import DayKit
import DayLocales

/// The language of names: that of `--locale`, else that of the environment, else English.
struct Language {
  /// The symbols of `--locale`.
  private let chosen: DaySymbols?

  private let environment: Surroundings.Environment

  /// Creates the language that a word of `--locale` asks for, or without one the environment.
  ///
  /// - Throws: `UsageError` if the word asks for a language that nobody knows.
  init(_ word: Word?, environment: @escaping Surroundings.Environment) throws(UsageError) {
    chosen = try word.map { word throws(UsageError) in
      do throws(DayLocaleError) {
        return try DaySymbols(locale: String(decoding: word.bytes, as: UTF8.self))
      } catch {
        throw UsageError("--locale: \(word.quoted) is no locale: \(error)")
      }
    }
    self.environment = environment
  }

  /// The names of the language, which the environment is asked for when they are needed.
  ///
  /// A language that the environment asks for and nobody knows is English, as it is with other
  /// programs.
  var symbols: DaySymbols {
    if let chosen { return chosen }
    for name in ["LC_ALL", "LC_TIME", "LANG"] {
      guard let value = environment(name), !value.isEmpty else { continue }
      return (try? DaySymbols(locale: String(decoding: value, as: UTF8.self))) ?? .english
    }
    return .english
  }
}
