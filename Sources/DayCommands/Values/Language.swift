import CommandGrammar
import DayKit
import DayLocales

/// The language of names: that of `--locale`, else that of the environment, else English.
struct Language {
  private let choice: Choice
  private let environment: Surroundings.Environment

  private enum Choice {
    case environment
    case symbols(DaySymbols)
  }

  /// Creates the language that a word of `--locale` asks for, or the one of the environment.
  ///
  /// - Throws: `UsageError` if the language is not known.
  init(_ word: Word?, environment: @escaping Surroundings.Environment) throws(UsageError) {
    self.environment = environment
    guard let word else {
      choice = .environment
      return
    }
    do throws(DayLocaleError) {
      choice = .symbols(try DaySymbols(locale: String(decoding: word.bytes, as: UTF8.self)))
    } catch {
      throw UsageError("--locale: \(word.quoted) is no locale: \(error)")
    }
  }

  /// The names of the language, for which the environment is asked only when they are needed.
  ///
  /// A language of the environment that is not known is taken for English, as in other programs.
  var symbols: DaySymbols {
    if case .symbols(let symbols) = choice { return symbols }
    for name in ["LC_ALL", "LC_TIME", "LANG"] {
      guard let value = environment(name), !value.isEmpty else { continue }
      return (try? DaySymbols(locale: String(decoding: value, as: UTF8.self))) ?? .english
    }
    return .english
  }
}
