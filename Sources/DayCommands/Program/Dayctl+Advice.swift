import CommandGrammar

extension Dayctl {
  /// Returns what to use instead of a name that other programs have, as the end of a sentence.
  static func advice(for word: Word) -> String? {
    switch String(decoding: word.bytes, as: UTF8.self) {
    case "cal", "ncal", "calendar", "month": "use 'dayctl month-grid'"
    case "seq", "sequence", "dseq", "dateseq", "daterange": "use 'dayctl range'"
    case "grep", "dgrep", "dategrep", "select", "where": "use 'dayctl filter'"
    case "sub", "subtract", "minus": "use 'dayctl add' with a negative amount, such as -30"
    case "plus", "dadd", "dateadd": "use 'dayctl add'"
    case "age": "use 'dayctl diff --unit ymd FROM TO'"
    case "delta", "difference", "between", "ddiff", "datediff": "use 'dayctl diff'"
    case "date", "now": "use 'dayctl today'"
    case "format", "parse", "strftime", "strptime", "dconv", "dateconv": "use 'dayctl convert'"
    case "snap", "truncate", "floor", "ceil", "start", "end", "dround": "use 'dayctl round'"
    case "is", "if", "check", "compare", "valid", "dtest", "datetest": "use 'dayctl test'"
    case "uniq", "unique": "use 'dayctl sort --unique'"
    case "dsort", "datesort": "use 'dayctl sort'"
    case "histogram", "group", "bin": "use 'dayctl count'"
    case "show", "about", "describe": "use 'dayctl info'"
    case "dow", "day": "use 'dayctl weekday'"
    case "man": "use 'dayctl manual'"
    case "version": "use 'dayctl --version'"
    default: nil
    }
  }
}
