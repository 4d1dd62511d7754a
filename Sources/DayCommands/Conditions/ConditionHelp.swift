/// The help on conditions, which several commands share.
enum ConditionHelp {
  static let text = """
    A condition consists of these words:

      before D, after D    earlier or later than the date D; also < D and > D
      since D, until D     on D or after it, on D or before it; also >= D and <= D
      on D, in D           the same date; also = D
      between A B          from A to B, both included
      older-than AMOUNT    before today minus AMOUNT, such as 30d, 1m or 5b
      newer-than AMOUNT    after today minus AMOUNT
      every AMOUNT from D  the date D, and then every 10d, 2w or 1m, for example
      is PROPERTY          one of the properties below; 'is' can be omitted
      not, and, or         in this order of precedence

    Properties:

      weekday, weekend     Monday to Friday, or not; --weekend sets other days
      business-day         a weekday that is not in a file of --holidays
      holiday              a date in a file of --holidays
      first-of-month       also last-of-month, and of week, quarter, half-year and
                           year; start-of-month and end-of-month are the same
      monday, 1st-monday   a weekday, or one of its month; also last-fri
      last-business-day-of-month and other rules of 'dayctl round' with -of-
      leap-year            a date in a leap year, or a leap year
      even-week, odd-week  a date in an ISO week with an even or odd number
      valid                a date that exists; other texts are not errors
      dated                a record with a date; 'not dated' is one without

    A record whose date is absent or cannot be read meets neither a condition nor its opposite, \
    apart from 'dated', and from 'valid' if it cannot be read.

    Dates in a condition are in the format of --from, without regard to its time of day, or else in \
    ISO 8601 without a time, or words such as today and next-friday. A year, half-year, quarter, month or week, such as 2025, 2025-H2, 2025-Q3, 2025-08 or 2025-W35, is all \
    its days: until 2025-08 includes 31 August. So are two dates such as 2025-08-01..2025-08-15, \
    this-, last- and next- with a unit, such as last-month, and last-7-days, which ends today. There are no parentheses. Quote < and >, which the \
    shell would take as redirections.
    """
}
