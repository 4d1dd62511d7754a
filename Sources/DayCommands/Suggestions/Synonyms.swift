/// What people write, and what it is called here.
///
/// The names come from other programs, from the commands of dayctl, and from plain English.
enum Synonyms {
  /// What a word was written for.
  enum Context: Sendable {
    case command, option, format, date, span, unit, multiple, rule, weekdays, condition,
      conjunction, grouping
    case delimiter, timeZone
  }

  /// Some words that mean the same.
  struct Row: Sendable {
    /// The words, separated by spaces; a space in a word is written as `_`.
    private let names: String

    /// What to write instead, or a clause that says it.
    ///
    /// For options and conditions, a name in braces stands for a part of what was written.
    let answer: String

    /// The commands to which the row applies, with `DATE` for those that take dates; all if empty.
    let commands: [Substring]

    init(_ names: String, _ answer: String, of commands: String = "") {
      (self.names, self.answer) = (names, answer)
      self.commands = commands.split(separator: " ")
    }

    var words: [String] {
      names.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) }
    }
  }

  /// Returns what to write instead of a word, or a clause that says it; `nil` if that is not known.
  static func meaning(of text: String, in context: Context) -> String? {
    rows(for: text, in: context).first?.answer
  }

  /// Returns all rows with a word, the likeliest first.
  static func rows(for text: String, in context: Context) -> [Row] {
    rows[context, default: []].filter { $0.words.contains(text) }
  }
}

extension Synonyms {
  static let rows: [Context: [Row]] = [
    .command: [
      Row("ncal month", "use 'dayctl month-grid'"),
      Row("week isoweek isoweeknum week-number", "use 'dayctl convert --to w', or 'dayctl info'"),
      Row("weeknum", "use 'dayctl convert --to w' for ISOWEEKNUM, or --to %U plus 1 for WEEKNUM"),
      Row("seq sequence dseq dateseq daterange", "use 'dayctl range'"),
      Row("grep dgrep dategrep select where", "use 'dayctl filter'"),
      Row("sub subtract minus", "use 'dayctl add' with a negative amount, such as -30"),
      Row("plus dadd dateadd", "use 'dayctl add'"),
      Row("age", "use 'dayctl diff --unit ymd FROM TO'"),
      Row("delta difference between ddiff datediff", "use 'dayctl diff'"),
      Row("date now", "use 'dayctl today'"),
      Row("format parse strftime strptime dconv dateconv", "use 'dayctl convert'"),
      Row("snap truncate floor ceil start end dround", "use 'dayctl round'"),
      Row("is if check compare valid dtest datetest", "use 'dayctl test'"),
      Row("keep gfs", "use 'dayctl retain'"),
      Row(
        "forget prune rotate expire", "use 'dayctl retain --invert', which prints what to delete"),
      Row("uniq unique", "use 'dayctl sort --unique'"),
      Row("dsort datesort", "use 'dayctl sort'"),
      Row("histogram group bin", "use 'dayctl count'"),
      Row("gap gaps missing", "use 'dayctl spans --gaps'"),
      Row("streak streaks island islands merge", "use 'dayctl spans'"),
      Row("workday", "use 'dayctl add DATE 5b' for 5 business days"),
      Row("networkdays", "use 'dayctl diff --unit business-days --inclusive FROM TO'"),
      Row("edate", "use 'dayctl add DATE 1m'"),
      Row("eomonth last_day", "use 'dayctl round end-of-month'"),
      Row("date_trunc trunc", "use 'dayctl round'"),
      Row("date_add add_months", "use 'dayctl add'"),
      Row("show about describe", "use 'dayctl info'"),
      Row("dow day", "use 'dayctl weekday'"),
      Row("quarter", "use 'dayctl convert --to Q', or 'dayctl info'"),
      Row("leap leapyear leap-year", "use 'dayctl test YEAR leap-year'"),
      Row("overlap overlaps intersect intersection", "use 'dayctl spans --overlaps'"),
      Row("man", "use 'dayctl manual'"),
      Row("version", "use 'dayctl --version'"),
    ],
    .option: options,
    .format: [
      Row("unix unixtime unix-time timestamp posix seconds epoch-s epoch-seconds", "epoch"),
      Row("unix-ms unix-millis millis milliseconds", "epoch-ms"),
      Row("unix-us unix-micros micros microseconds", "epoch-us"),
      Row("unix-ns unix-nanos nanos nanoseconds", "epoch-ns"),
      Row("windows win32 ntfs ldap active-directory", "filetime"),
      Row("iso-8601 rfc3339 rfc-3339 xsd atom git postgres timestamptz", "iso8601"),
      Row("sql mysql sqlite datetime", "iso8601-sans-timezone, or iso for a date only"),
      Row("rfc822 rfc-822 rfc2822 rfc-2822 rfc1123 rfc-1123 http rss email mail", "rfc5322"),
      Row("apache nginx clf ncsa", "'%d/%b/%Y:%H:%M:%S %z'"),
      Row("syslog", "'MMM d HH:mm:ss' and --year"),
      Row("ctime asctime", "'EEE MMM d HH:mm:ss yyyy'"),
      Row("openssl x509", "'MMM d HH:mm:ss yyyy z'"),
      Row("excel1900 serial spreadsheet sheets ole", "excel, or excel1904 for the system of 1904"),
      Row(
        "julian", "julian-day, g for the modified Julian day, or ordinal for the day of the year"),
      Row("jd jdn julianday", "julian-day"),
      Row("doy dayofyear day-of-year", "D, or ordinal with the year"),
      Row("ordinal-date", "ordinal"),
      Row("fy fiscal fiscalyear", "fiscal-year or fiscal-quarter with --fiscal-year-start"),
      Row("mjd", "g for the modified Julian day"),
      Row("us american", "mdy"),
      Row(
        "isoweeknum week-number isoweek iso-week week-of-year weekofyear wk cw kw",
        "w for the number, or week for a date such as 2025-W35-5"),
      Row("weeknum", "%U for weeks from Sunday, plus 1 for Excel's WEEKNUM, or w for ISOWEEKNUM"),
      Row("week-of-month weekofmonth", "W"),
      Row("js", "epoch-ms, or do for a day such as 29th"),
      Row("dth ordinal-day", "do"),
      Row("eu uk european british", "dmy"),
      Row("german", "dd.MM.yyyy"),
      Row("year", "yyyy, or fiscal-year with --fiscal-year-start"),
      Row("month", "MM for the number of the month, MMMM for its name, or yyyy-MM"),
      Row("quarter", "\"yyyy-'Q'Q\", or fiscal-quarter with --fiscal-year-start"),
      Row("weekday dayname day-name", "EEEE, or the command 'dayctl weekday'"),
      Row("day", "d for the day of the month, or EEEE for the weekday"),
    ],
    .date: [
      Row("now", "today"),
      Row("next-day", "tomorrow"),
      Row("previous-day last-day", "yesterday"),
      Row("next-week", "today+1w"),
      Row("next-month", "today+1m"),
      Row("next-year", "today+1y"),
      Row("last-week previous-week", "today-1w"),
      Row("last-month previous-month", "today-1m"),
      Row("last-year previous-year", "today-1y"),
    ],
    .span: [
      Row("ytd year-to-date", "start-of-year..today"),
      Row("qtd quarter-to-date", "start-of-quarter..today"),
      Row("mtd month-to-date", "start-of-month..today"),
      Row("wtd week-to-date", "start-of-week..today"),
    ],
    .unit: [
      Row("d day days", "d"),
      Row("w wk wks week weeks", "w"),
      Row("m mo mon month months", "m"),
      Row("y yr yrs year years", "y"),
      Row(
        "b bd wd bday bdays wday wdays weekday weekdays business_day business_days workday workdays working_day working_days",
        "b"),
    ],
    // Units that amounts do not have, as a number of those that they have.
    .multiple: [
      Row("q qtr qtrs quarter quarters", "3m"),
      Row("half_year half_years", "6m"),
      Row("fortnight fortnights", "2w"),
      Row("decade decades", "10y"),
      Row("century centuries", "100y"),
      Row("h hr hrs hour hours min mins minute minutes s sec secs second seconds", "0d"),
    ],
    .rule: [
      Row("week-end eow", "end-of-week"),
      Row("month-end eom", "end-of-month"),
      Row("quarter-end eoq", "end-of-quarter"),
      Row("end-of-half half-year-end", "end-of-half-year"),
      Row("year-end eoy", "end-of-year"),
      Row("end-of-fiscal-year fiscal-year-end", "end-of-year and --fiscal-year-start MONTH"),
      Row("start-of-fiscal-year fiscal-year-start", "start-of-year and --fiscal-year-start MONTH"),
      Row("week-start sow bow", "start-of-week"),
      Row("month-start som bom", "start-of-month"),
      Row("quarter-start soq boq", "start-of-quarter"),
      Row("start-of-half half-year-start", "start-of-half-year"),
      Row("year-start soy boy", "start-of-year"),
      Row(
        "mod-following modfollowing modfol mfol modifiedfollowing mf",
        "modified-following"),
      Row(
        "mod-preceding modpreceding modprec modifiedpreceding mp",
        "modified-preceding"),
      Row("birthday next-birthday next-anniversary", "anniversary"),
    ],
    .weekdays: [
      Row("weekdays weekday workdays business-days", "mon,tue,wed,thu,fri"),
      Row("weekends weekend", "sat,sun"),
      Row("business business-day", "mon,tue,wed,thu,fri"),
    ],
    .condition: [
      Row("from starting", "since"),
      Row("week-end", "weekend"),
      Row("month-start som", "first-of-month"),
      Row("month-end eom", "last-of-month"),
      Row("quarter-start soq", "first-of-quarter"),
      Row("quarter-end eoq", "last-of-quarter"),
      Row("year-start soy", "first-of-year"),
      Row("year-end eoy", "last-of-year"),
      Row("to till through up-to", "until"),
      Row("later later-than more-recent-than", "after"),
      Row("future", "after today"),
      Row("past", "before today"),
      Row("earlier earlier-than sooner-than", "before"),
      Row("no-later-than at-the-latest", "until"),
      Row("no-earlier-than at-the-earliest", "since"),
      Row("nonexistent unreadable", "not valid"),
      Row("equals eq", "on"),
      Row("lt", "before"),
      Row("le lte", "until"),
      Row("ge gte", "since"),
      Row("gt", "after"),
      Row("workday working-day", "business-day"),
      Row("!", "not"),
      Row("leapyear leap", "leap-year"),
      Row("even even-weeks", "even-week"),
      Row("odd odd-weeks", "odd-week"),
    ],
    .conjunction: [
      Row("&& &", "and"),
      Row("to till until up-to through thru", "and until"),
      Row("|| |", "or"),
    ],
    .grouping: [
      Row("dow day-of-week dayofweek wday", "weekday"),
      Row("daily date d", "day"),
      Row("iso-week isoweek w", "week"),
      Row("m", "month"),
      Row("q", "quarter"),
      Row("annually annual y", "year"),
      Row("semimonthly semi-monthly halfmonth", "half-month"),
      Row("dom dayofmonth mday day-of-the-month monthday", "day-of-month"),
      Row("moy monthofyear month-name monthname season seasonal", "month-of-year"),
      Row("biweekly bi-weekly fortnight fortnightly", "2w"),
    ],
    .delimiter: [
      Row("\"", "quotes around fields need no option; use the character between columns"),
      Row("tab tsv", "use '\\t'"),
      Row("space spaces blanks blank \\s \\s+", "use whitespace"),
      Row("comma csv ,_", "use ,"),
      Row("semicolon", "use ';'"),
      Row("pipe bar \\|", "use '|'"),
      Row("colon", "use :"),
    ],
    .timeZone: [
      Row("utc gmt z zulu", "UTC"),
      Row("localtime system", "local"),
    ],
  ]
}
