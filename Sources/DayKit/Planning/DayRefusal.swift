#if Formats
/// The reason why a tap on a day of a picker selects nothing.
///
/// Later versions may add reasons, so a `switch` needs a `default`. The description is an English
/// sentence without a full stop.
///
/// ```swift
/// var limits = DayLimits()
/// limits.stays = StayLimits(nights: 1...30, taken: DaySet(try Day(2025, 8, 12)...Day(2025, 8, 14)))
/// let picker = DayPicker([.custom], showing: try Day(2025, 8, 8), in: limits)
/// let refusal = picker.refusal(of: try Day(2025, 8, 12))
/// refusal == .nightTaken(try Day(2025, 8, 12))   // true
/// refusal?.night                                 // 2025-08-12
/// ```
public struct DayRefusal: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case outside, disabled, disabledBetween, noArrival, noDeparture
    case nightTaken(Day)
    case tooFewNights(Int), tooManyNights(Int)
  }

  let kind: Kind

  /// The day is before the first or after the last day of the limits.
  public static var outside: DayRefusal { DayRefusal(kind: .outside) }

  /// The day is disabled.
  public static var disabled: DayRefusal { DayRefusal(kind: .disabled) }

  /// The range or the span has a day that is disabled.
  public static var disabledBetween: DayRefusal { DayRefusal(kind: .disabledBetween) }

  /// No stay can begin on the first day.
  public static var noArrival: DayRefusal { DayRefusal(kind: .noArrival) }

  /// No stay can end on the last day.
  public static var noDeparture: DayRefusal { DayRefusal(kind: .noDeparture) }

  /// A night is taken, the first one of those that the stay needs.
  ///
  /// ```swift
  /// DayRefusal.nightTaken(try Day(2025, 8, 12)).description      // the night of 2025-08-12 is taken
  /// ```
  public static func nightTaken(_ night: Day) -> DayRefusal { DayRefusal(kind: .nightTaken(night)) }

  /// The stay has too few nights, or the limits end too early for so many.
  ///
  /// ```swift
  /// DayRefusal.tooFewNights(2).description                       // a stay has at least 2 nights
  /// ```
  public static func tooFewNights(_ least: Int) -> DayRefusal {
    DayRefusal(kind: .tooFewNights(least))
  }

  /// The stay has too many nights.
  ///
  /// ```swift
  /// DayRefusal.tooManyNights(14).nightCount                      // 14
  /// ```
  public static func tooManyNights(_ greatest: Int) -> DayRefusal {
    DayRefusal(kind: .tooManyNights(greatest))
  }
}

extension DayRefusal {
  /// What kind of reason a refusal is, for a `switch` that writes sentences in other languages.
  ///
  /// ```swift
  /// DayRefusal.tooFewNights(2).reason == DayRefusal.Reason.tooFewNights          // true
  /// ```
  ///
  /// Later versions may add kinds.
  public struct Reason: Hashable, Sendable {
    private let code: UInt8

    private init(_ code: UInt8) {
      self.code = code
    }

    /// The day is before the first or after the last day of the limits.
    public static var outside: Reason { Reason(0) }

    /// The day is disabled.
    public static var disabled: Reason { Reason(1) }

    /// The range or the span has a day that is disabled.
    public static var disabledBetween: Reason { Reason(2) }

    /// No stay can begin on the first day.
    public static var noArrival: Reason { Reason(3) }

    /// No stay can end on the last day.
    public static var noDeparture: Reason { Reason(4) }

    /// A night is taken; see ``DayRefusal/night``.
    public static var nightTaken: Reason { Reason(5) }

    /// The stay has too few nights; see ``DayRefusal/nightCount``.
    public static var tooFewNights: Reason { Reason(6) }

    /// The stay has too many nights; see ``DayRefusal/nightCount``.
    public static var tooManyNights: Reason { Reason(7) }
  }

  /// The kind of the reason.
  ///
  /// ```swift
  /// let refusal = DayRefusal.nightTaken(try Day(2025, 8, 12))
  /// switch refusal.reason {
  /// case .nightTaken: print("Die Nacht ist belegt.")
  /// case .tooFewNights: print("Mindestens \(refusal.nightCount ?? 1) Nächte.")
  /// default: print("Nicht möglich.")
  /// }
  /// // Die Nacht ist belegt.
  /// ```
  public var reason: Reason {
    switch kind {
    case .outside: .outside
    case .disabled: .disabled
    case .disabledBetween: .disabledBetween
    case .noArrival: .noArrival
    case .noDeparture: .noDeparture
    case .nightTaken: .nightTaken
    case .tooFewNights: .tooFewNights
    case .tooManyNights: .tooManyNights
    }
  }

  /// The night that is taken; `nil` for other reasons.
  public var night: Day? {
    if case .nightTaken(let night) = kind { night } else { nil }
  }

  /// The least or the greatest number of nights; `nil` for other reasons.
  public var nightCount: Int? {
    switch kind {
    case .tooFewNights(let count), .tooManyNights(let count): count
    default: nil
    }
  }

  /// Whether days between the ends are the reason, so that a range can begin again behind them.
  var isBetweenEnds: Bool { kind == .disabledBetween || night != nil }
}

extension DayRefusal: CustomStringConvertible {
  /// The reason as an English sentence without a full stop.
  public var description: String {
    switch kind {
    case .outside: "the day is outside the limits"
    case .disabled: "the day is disabled"
    case .disabledBetween: "a day in between is disabled"
    case .noArrival: "no stay can begin on this day"
    case .noDeparture: "no stay can end on this day"
    case .nightTaken(let night): "the night of \(night) is taken"
    case .tooFewNights(let least): "a stay has at least \(least) \(least == 1 ? "night" : "nights")"
    case .tooManyNights(let most): "a stay has at most \(most) \(most == 1 ? "night" : "nights")"
    }
  }
}
#endif
