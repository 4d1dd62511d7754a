/// The help on conditions, which several commands share.
enum ConditionHelp {
  static let text = """
    A condition consists of these words:

      before D, after D    earlier or later than the date D; also < D and > D
      since D, until D     on D or after it, on D or before it; also >= D and <= D
      on D                 the same date; also = D
      between A B          from A to B, both included
      older-than AMOUNT    before today minus AMOUNT, such as 30d, 1m or 5b
      newer-than AMOUNT    after today minus AMOUNT
      is PROPERTY          weekday, weekend, business-day, holiday, leap-year, valid,
                           first-of-month, last-of-month (also week, quarter, year),
                           monday, 1st-monday, last-fri
      not, and, or         not binds most tightly, or least

    Dates in a condition are in ISO 8601, in the format of --from, or words such as today and \
    next-friday. Quote < and >, which the shell would take as redirections.
    """
}
