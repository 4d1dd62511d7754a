#if Formats && !hasFeature(Embedded)
/// Property wrappers for days in a format.
///
/// ``Property`` is the wrapper. If you use it more than once, give it a name:
///
/// ```swift
/// enum Invoice: DayCodingFormat {
///   static let format = DayFormat.dmy
/// }
///
/// typealias InvoiceDay = DayCoding<Invoice>.Property
///
/// struct Bill: Codable, Hashable {
///   @InvoiceDay var due: Day
///   @InvoiceDay var paid: Day?
///   @InvoiceDay.Nullable var cancelled: Day?
///   @InvoiceDay var reminders: [Day]
/// }
/// ```
public enum DayCoding<Format: DayCodingFormat> {
  /// A property whose days are encoded in the format.
  ///
  /// ```swift
  /// struct Contract: Codable {
  ///   @DayCoding<DayString.DMYFormat>.Property var signed: Day    // the same as @DayString.DMY
  /// }
  /// ```
  ///
  /// An optional property is `nil` if its key is missing or its value is null. When encoded, `nil`
  /// is omitted; ``Nullable`` encodes it as null.
  @propertyWrapper
  public struct Property<Value: DayCodingValue> {
    /// The day or days.
    public var wrappedValue: Value

    /// Creates a property with a value.
    ///
    /// ```swift
    /// let due = InvoiceDay(wrappedValue: try Day(2025, 8, 29))
    /// ```
    @inlinable
    public init(wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }

    /// An optional property that is encoded as null if it is `nil`.
    ///
    /// ```swift
    /// struct Trip: Codable {
    ///   @InvoiceDay.Nullable var back: Day?                       // null, never omitted
    /// }
    /// ```
    @propertyWrapper
    public struct Nullable {
      /// The day or days, or `nil`.
      public var wrappedValue: Value?

      /// Creates a property with a value.
      ///
      /// ```swift
      /// let cancelled = InvoiceDay<Day>.Nullable(wrappedValue: nil)
      /// ```
      @inlinable
      public init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
      }
    }
  }
}

extension DayCoding.Property: Equatable where Value: Equatable {}

extension DayCoding.Property: Hashable where Value: Hashable {}

extension DayCoding.Property: Sendable where Value: Sendable {}

extension DayCoding.Property.Nullable: Equatable where Value: Equatable {}

extension DayCoding.Property.Nullable: Hashable where Value: Hashable {}

extension DayCoding.Property.Nullable: Sendable where Value: Sendable {}
#endif
