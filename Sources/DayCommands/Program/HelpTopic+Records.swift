import CommandGrammar

extension HelpTopic {
  /// Where the dates are in lines with columns.
  static var columns: HelpTopic {
    HelpTopic(
      "columns", title: "Dates in columns",
      discussion: """
        --column selects the column with the date of each line: a number from 1 on, or with --header a \
        name from the first line. The result replaces the date, or, with --into, goes into another \
        column. A new column needs a name, and is added at the end.

        --delimiter is the character between columns, which is a comma by default: \\t is a tab, and \
        whitespace any number of spaces and tabs. Fields may be in quotes, as in CSV, and may then contain \
        newlines. A record can have 1 MiB at most.

        With --column several times, each date is converted; give --into once for each of them. diff, \
        filter and spans take two columns: to count from one date to the other, to compare them, and \
        as the ends of a span. Where a record has one result, --csv prints all columns and the parts of the \
        result as CSV, and --json as objects.
        """,
      examples: [
        Example(
          "printf 'id,due\\n17,2025-08-29\\n' | dayctl add --header --column due 30",
          prints: "id,due\n17,2025-09-28"),
        Example(
          "printf 'id,due\\n17,2025-08-29\\n' | dayctl weekday --header --column due --into day",
          prints: "id,due,day\n17,2025-08-29,Friday"),
        Example(
          "printf 'a,b\\n2025-08-29,2025-09-03\\n' | "
            + "dayctl diff --header --column a --column b --into days",
          prints: "a,b,days\n2025-08-29,2025-09-03,5"),
      ])
  }

  /// Dates in JSON, and answers in JSON.
  static var json: HelpTopic {
    HelpTopic(
      "json", title: "JSON",
      discussion: """
        --json-key reads one JSON object per line, and takes the path to its date: keys with dots \
        between them, and positions in arrays from 0 on in brackets, such as a.b[0]. A key with a dot \
        is written in double quotes: '"a.b"'. [*] stands for all elements of an array. The result replaces \
        the date, or, with --into, goes into another key of the object. The rest stays as it is, \
        and is not checked as a whole: of keys with the same name, the first one counts.

        An input that begins with [ is an array whose elements are the records, unless the path begins \
        with a position or with [*]: then each line is a record. Elements may span lines. \
        For objects on several lines that are not in an array, use jq -c . first.

        --json prints each result as one object per line, together with the date. With --column or \
        --json-key, the object also has the other columns or keys.
        """,
      examples: [
        Example(
          "echo '{\"due\":\"2025-08-29\"}' | dayctl add --json-key due 30",
          prints: "{\"due\":\"2025-09-28\"}"),
        Example(
          "echo '{\"due\":\"2025-08-29\"}' | dayctl weekday --json-key due --into day",
          prints: "{\"due\":\"2025-08-29\",\"day\":\"Friday\"}"),
        Example(
          "dayctl weekday --json 2025-08-29",
          prints: "{\"date\":\"2025-08-29\",\"weekday\":\"Friday\",\"number\":5}"),
      ])
  }
}
