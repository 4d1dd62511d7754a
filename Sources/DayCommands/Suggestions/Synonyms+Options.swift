extension Synonyms {
  /// The options of other programs, and of other commands.
  static let options: [Row] = [
    // A result that says to use an option applies to the commands that have it.
    Row(
      "--json --csv",
      "records are printed as they are; pipe them to 'dayctl convert {name}', with the same options for columns",
      of: "filter sort retain"),
    Row("-u", "use --unique", of: "sort"),
    Row(
      "--merge -m", "leave it out: spans merges its own output, such as that of --interval",
      of: "spans"),
    Row("--part", "retain compares all records of a file", of: "retain"),
    Row("--multi --many --several --multi-select", "use --multiple", of: "pick"),
    Row("--shortcuts --ranges", "use --presets", of: "pick"),
    Row("--key", "use --column, or --json-key for JSON", of: "sort"),
    Row(
      "-n -g --numeric-sort",
      "leave it out: records are sorted by date; for timestamps, use --from epoch", of: "sort"),
    Row("-s --stable", "leave it out: records with the same date keep their order", of: "sort"),
    Row("--then-by --then --secondary --group-by", "use --by", of: "sort"),
    Row("--is-sorted --sorted -C", "use --check, with --quiet for no message", of: "sort"),
    Row(
      "--days --weeks --months --years --quarters --business-days", "use --unit {word}",
      of: "diff"),
    Row(
      "--business --business-only --workdays --weekdays", "use --unit business-days", of: "diff"),
    Row("--to", "write both dates without options: dayctl diff FROM TO", of: "diff"),
    Row("--exclusive", "leave it out: the last day counts only with --inclusive", of: "diff"),
    Row("--until --end --through", "write the last day after the first one", of: "range"),
    Row("-d --date", "use 'dayctl convert DATE'", of: "today"),
    Row("-I --iso-8601", "leave it out: today is written as yyyy-MM-dd", of: "today"),
    Row("-R --rfc-email --rfc-822 --rfc-2822", "use --to rfc5322", of: "today"),
    Row(
      "-y -Y --twelve --years", "write the year, as in 'dayctl month-grid 2026'", of: "month-grid"
    ),
    Row("-A --after", "use --months 2 for this month and the next one", of: "month-grid"),
    Row("-B --before", "use -3 for the months around this one", of: "month-grid"),
    Row(
      "--month", "write the month, as in 'dayctl month-grid 2026-03'", of: "month-grid"),
    Row("--days", "use --count for a number of days, or --step for a distance", of: "range"),
    Row(
      "--start --begin --since", "write the first day and the last day without options",
      of: "range"),
    Row("--every --interval --increment --by", "use --step", of: "range"),
    Row(
      "--days --weeks --months --years --quarters --business-days",
      "write the amount without an option, such as 3d, 2w, 1m or 5b", of: "add"),
    Row("--business --workdays --weekdays", "write the amount with a b, such as 5b", of: "add"),
    Row("--format --output-format", "use --to"),
    Row("--output", "use --to for a format, or redirect the output to a file"),
    Row("-a", "write and", of: "filter test"),
    Row("-o", "write or", of: "test"),
    Row("-o --output", "redirect the output, or use --file with --in-place"),
    Row("-o --output", "redirect the output to a file"),
    Row("--rule --rules --adjust --snap --roll", "use --round", of: "add convert today"),
    Row("--adjust --snap --roll --round-to", "use --round", of: "range"),
    Row(
      "--rule", "write the rule first, as in 'dayctl round end-of-month 2025-08-29'", of: "round"),
    Row(
      "--format --output-format --to",
      "records are printed as they are; pipe them to 'dayctl convert --to FORMAT'",
      of: "filter sort retain"),
    Row(
      "--format --output-format --to",
      "use --from for the input; to write dates, use 'dayctl convert --to FORMAT'"),
    Row("-d", "use --delimiter {delimiter}", of: "DATE"),
    Row("-d", "write the date without -d; for columns, use --delimiter", of: "DATE"),
    Row("-d --date", "write the date without {name}", of: "DATE"),
    Row("-v", "write not before the condition", of: "test"),
    Row("-v", "write the amount last and without -v, such as {shift}", of: "add"),
    Row(
      "-v", "use 'dayctl add DATE AMOUNT', such as 'dayctl add today {shift}'", of: "DATE today"),
    Row("-H --headers --has-header --header-row", "use --header"),
    Row("-F -t", "use --delimiter {delimiter}"),
    Row("-t", "use --delimiter", of: "sort"),
    Row(
      "-t", "use --delimiter for columns; to write dates, use 'dayctl convert --to FORMAT'"),
    Row("--tsv", "use --delimiter '\\t'"),
    Row("--separator --sep --delim --field-separator -F", "use --delimiter"),
    Row("-k", "use --column {column}"),
    Row("--field --fields --col --columns -k", "use --column"),
    Row("--key --jsonpath --json-path --path", "use --json-key"),
    Row(
      "--null",
      "use --null-data for records that end with a NUL, or --absent for a word such as NA"
    ),
    Row("--null", "use --null-data for records that end with a NUL"),
    Row(
      "--missing --na-position",
      "records without a date are last; use --absent for a word such as NA", of: "sort"),
    Row(
      "--missing", "use --absent for a word such as NA, or the condition 'not dated'",
      of: "filter"),
    Row(
      "--jsonl --ndjson --json-lines --jsonlines",
      "use --json-key KEY for input; --json writes it", of: "DATE"),
    Row("--jsonl --ndjson --json-lines --jsonlines", "use --json-key KEY"),
    Row(
      "--fill --fill-gaps --fill-empty",
      "periods without a date between others have rows without an option", of: "count"),
    Row(
      "--intersect --intersection", "use --and FILE, or --overlaps for the days of several spans",
      of: "spans"),
    Row(
      "--missing", "use --gaps for the days between spans, or --absent for a word such as NA",
      of: "spans"),
    Row("--na --missing --nan --null-value --na-value", "use --absent"),
    Row("--zero-terminated --null-terminated --print0 --read0 --nul", "use --null-data"),
    Row("--input", "use --from for a format, or --file for a file"),
    Row("--input", "use --from for a format"),
    Row("--input-format", "use --from"),
    Row("--timezone --tz --zone", "use --time-zone"),
    Row("--utc --universal -u", "use --time-zone UTC"),
    Row("--lang --language", "use --locale"),
    Row("-i", "use --from for the format of the input, or --in-place to replace files"),
    Row("-i", "use --from for the format of the input"),
    Row("--inplace", "use --in-place"),
    Row("--no-pager", "it applies to help only: remove it"),
    Row("--uniq", "use --unique"),
    Row("--keep --keep-last --newest", "use --last", of: "retain"),
    Row("--keep-within --newer-than", "use --within", of: "retain"),
    Row("--keep-daily", "use --daily", of: "retain"),
    Row("--days", "use --daily, or --within with an amount such as 30d", of: "retain"),
    Row("--years", "use --yearly", of: "retain"),
    Row("--keep-weekly", "use --weekly", of: "retain"),
    Row("--keep-monthly", "use --monthly", of: "retain"),
    Row("--keep-quarterly --keep-3monthly", "use --quarterly", of: "retain"),
    Row("--keep-yearly", "use --yearly", of: "retain"),
    Row("--group-by --host", "use --by", of: "retain"),
    Row("-n --dry-run", "leave it out: retain prints and deletes nothing", of: "retain"),
    Row("--desc --descending", "use --reverse"),
    Row("--bucket --bins --breaks", "use --buckets", of: "count diff"),
    Row("--age --ages", "use --buckets, such as --buckets 18,65 --unit years", of: "count"),
    Row("--group --group-by --per --period --interval --freq", "use --by", of: "count"),
    Row("--running --running-total --cumsum", "use --cumulative", of: "count"),
    Row("--origin", "use --anchor", of: "count"),
    Row("--asof --on --today", "use --as-of", of: "count"),
    Row("--delta --lag --step --since-previous", "use --previous", of: "diff"),
    Row("--invert-match", "use --invert"),
    Row("-lt", "write before", of: "filter test"),
    Row("-gt", "write after", of: "filter test"),
    Row("-le", "write until", of: "filter test"),
    Row("-ge", "write since", of: "filter test"),
    Row("-eq", "write on", of: "filter test"),
    Row("-ne", "write not on", of: "filter test"),
    Row(
      "--column -c --header --json-key",
      "a heat map reads one date on each line; get the column first, for example with cut",
      of: "month-grid"),
    Row("--week", "use --week-numbers"),
  ]
}
