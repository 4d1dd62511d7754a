import DayKit

extension DayFormat {
  /// The formats that have a name, look the same in every language, and parse all days.
  static let named: [DayFormat] = [
    .iso, .dmy, .mdy, .week, .ordinal, .basic, .days, .epoch, .epochMilliseconds,
    .epochMicroseconds, .iso8601, .iso8601SansTimezone, .rfc5322,
  ]

  /// The formats that count time.
  static let epochs: [DayFormat] = [
    .epoch, .epochMilliseconds, .epochMicroseconds, .epochNanoseconds,
  ]

  /// Unicode patterns of every shape: numbers of fixed and of varying width, names, text, quotes,
  /// no borders, parts that a day does not need.
  static let unicodePatterns = [
    "yyyy-MM-dd", "d.M.yyyy", "yyyyMMdd", "ddMMyyyy", "M/d/yyyy", "yyyy/M/d", "'on' d.M.yyyy",
    "dd''MM''yyyy", "yyyy年MM月dd日", "'year' yyyy, 'month' M, 'day' d", "MMd yyyy'-'", "d-M-yyyy",
    "[yyyy] MM dd", "dd\tMM\u{0}yyyy", "yyyy MMd", "y-M-d", "u D", "uuuuDDD", "d MMM y",
    "ddMMMyyyy",
    "MMMM d, y G", "GGG yyyy LLLL dd", "EEEE, d MMMM yyyy", "EEEEEE dd/MM/yyyy", "Q yyyy-MM-dd",
    "dd/MM/yyyy 'in' QQQQ", "YYYY-'W'ww-e", "Y w ee", "'week' w 'of' Y, cccc", "YYYYwwEEE",
    "MMMM do, y", "do MMM y", "yyyy-MM-dd W F", "g", "'day' g", "g yyyy-MM-dd EEE D",
    "yyyy-MM-dd YYYY ww e yy YY QQ qqq LLL g", "dd\u{A0}MM\u{202F}yyyy",
    "EEEE,\u{202F}d\u{A0}MMMM y",
  ]

  /// Patterns of `strftime` that can be read.
  static let strftimePatterns = [
    "%Y-%m-%d", "%F", "%d/%m/%Y", "%-d.%-m.%-Y", "%e %B %Y", "%_d %b %_Y", "%A %0e %h %Y", "%Y%j",
    "%-j %-Y", "%_j %_Y", "%C%y-%m-%d", "%D %_C", "%-C %-y %-m %-d", "%G-W%V-%u", "%G%V%w",
    "%-G %_V %a", "%Y %U %w", "%Y %W %u", "%Y-%U %A", "%_Y/%-W/%A", "%s", "%s %F %a", "%%%n%t%F",
    "%F %j %u %w %a %B %U %W %G %g %V %C %y",
  ]

  /// Patterns with two digits for a year, which are read over the hundred years from a pivot on.
  static let shortPatterns = [
    "dd/MM/yy", "yyMMdd", "d.M.yy", "yy D", "YY-'W'ww-e", "EEE d MMM yy", "%D", "%y%j", "%-d %b %y",
    "%g %V %u", "%y %U %w", "%A %y %W",
  ]

  /// The named formats and those of the patterns that need no pivot.
  static let samples: [DayFormat] =
    named + (unicodePatterns + strftimePatterns).compactMap { try? DayFormat(pattern: $0) }

  /// A format for each pattern whose years are the hundred from a pivot on.
  static func shortSamples(pivot: Int) -> [DayFormat] {
    shortPatterns.compactMap { try? DayFormat(pattern: $0, pivot: pivot) }
  }
}
