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
      choice = .symbols(try DaySymbols(locale: ContiguousArray(word.bytes).span))
    } catch {
      throw UsageError("--locale: \(word.quoted) is no locale: \(error)")
    }
  }

  /// The names of the language, for which the environment is asked only when they are needed.
  ///
  /// A language of the environment that is not known is taken for English, as in other programs.
  var symbols: DaySymbols {
    if case .symbols(let symbols) = choice { return symbols }
    var symbols = DaySymbols.english
    identifier.withBytes { identifier in
      do throws(DayLocaleError) {
        symbols = try DaySymbols(locale: identifier)
      } catch {}
    }
    return symbols
  }

  /// Symbols with the same full names of weekdays as ``symbols``, but perhaps with other patterns and
  /// another week.
  ///
  /// The English of all regions has the same, which take no look-up in the table of languages.
  var weekdaySymbols: DaySymbols {
    if case .environment = choice, identifier.isEnglish { return .english }
    return symbols
  }

  /// What the environment says of the language of dates, without bytes if it says nothing.
  private var identifier: Word {
    var value = environment("LC_ALL")
    if value.count == 0 { value = environment("LC_TIME") }
    if value.count == 0 { value = environment("LANG") }
    return value
  }
}

extension Word {
  /// Whether the identifier of a locale begins with the language English or a name that POSIX has for
  /// its own locale, or says nothing.
  fileprivate var isEnglish: Bool {
    count == 0 || hasLanguage("en") || hasLanguage("c") || hasLanguage("posix")
  }

  private func hasLanguage(_ language: StaticString) -> Bool {
    let length = language.utf8CodeUnitCount
    guard count >= length else { return false }
    let isSame = language.withUTF8Buffer { code in
      for index in code.indices {
        guard unsafe self[index] | 0x20 == code[index] else { return false }
      }
      return true
    }
    guard isSame, count > length else { return isSame }
    return switch self[length] {
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "@"): true
    default: false
    }
  }
}
