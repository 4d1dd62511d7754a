import CommandGrammar
import DayKit
import DayLocales

/// The language of month and weekday names: from `--locale`, otherwise from the environment,
/// otherwise English.
struct Language {
  /// Whether `--locale` selects a language other than English.
  let isForeign: Bool

  private let choice: Choice
  private let environment: Surroundings.Environment

  private enum Choice {
    case environment
    case symbols(DaySymbols)
  }

  /// Creates the language given by `--locale`, or without it the language of the environment.
  ///
  /// - Throws: `UsageError` if the language is unknown.
  init(_ word: Word?, environment: @escaping Surroundings.Environment) throws(UsageError) {
    self.environment = environment
    isForeign = word.map { !$0.isEnglish } ?? false
    guard let word else {
      choice = .environment
      return
    }
    do throws(DayLocaleError) {
      choice = .symbols(try DaySymbols(locale: ContiguousArray(word.bytes).span))
    } catch {
      throw UsageError("--locale: invalid locale \(word.quoted): \(error)")
    }
  }

  /// The names of the language; reads the environment only when it is called.
  ///
  /// An unknown language in the environment is treated as English, as other programs do.
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

  /// Whether the user has chosen a language; the POSIX locale is none.
  var isChosen: Bool {
    guard case .environment = choice else { return true }
    let identifier = identifier
    return identifier.count > 0 && !identifier.isPOSIX
  }

  /// Symbols with the same full weekday names as ``symbols``, but possibly with different patterns
  /// and a different week.
  ///
  /// English weekday names are the same in all regions, so they need no lookup in the language
  /// table.
  var weekdaySymbols: DaySymbols {
    if case .environment = choice, identifier.isEnglish { return .english }
    return symbols
  }

  /// The code of the language in the environment, such as `de`.
  var code: String {
    String(identifier.text.prefix { !"_-.@".contains($0) })
  }

  /// The locale identifier in the environment; empty if none is set.
  private var identifier: Word {
    var value = environment("LC_ALL")
    if value.count == 0 { value = environment("LC_TIME") }
    if value.count == 0 { value = environment("LANG") }
    return value
  }
}

extension Word {
  /// Whether this locale identifier is empty, or starts with the language English or with a name of
  /// the POSIX locale.
  var isEnglish: Bool {
    count == 0 || hasLanguage("en") || hasLanguage("c") || hasLanguage("posix")
  }

  /// Whether this locale identifier starts with a name of the POSIX locale.
  fileprivate var isPOSIX: Bool { hasLanguage("c") || hasLanguage("posix") }

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
