/// What a stream knows of the input that it reads.
struct InputState: Sendable {
  /// The name in messages.
  let name: String

  /// What comes next.
  var phase = Phase.beginning

  /// Whether the array that is read has had an element.
  var hasElement = false

  /// Whether the input is a part of one, and what is before it.
  var isPart = false
  var earlier: EarlierLines?

  init(named name: String = "") {
    self.name = name
  }

  /// A part of an input.
  enum Phase: Sendable {
    /// Nothing has been seen, so there may be a byte order mark.
    case beginning

    case header

    /// The bracket of an array may be there.
    case opening
    case records

    /// An array has ended.
    case afterArray

    /// The rest of a record that is too long, which is skipped.
    case longRecord(LongRecord)
  }

  /// A record that is too long, while it is skipped.
  struct LongRecord: Sendable {
    var quotation: Quotation?

    /// Whether the last byte was a newline, which is inside a quotation.
    var endsWithLineFeed = false
  }
}
