#if !hasFeature(Embedded)
/// The coding of days in a format.
///
/// ``Property`` is the property wrapper. A name for it reads better where it is used more than
/// once:
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
  /// A property whose days are coded in the format.
  ///
  /// An optional property is `nil` where its key is absent or its value is null, and is left out
  /// when `nil` is written; ``Nullable`` writes null.
  @propertyWrapper
  public struct Property<Value: DayCodingValue> {
    /// The day or days.
    public var wrappedValue: Value

    /// Creates a property with a value.
    @inlinable
    public init(wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }

    /// An optional property that is written as null where it is `nil`.
    @propertyWrapper
    public struct Nullable {
      /// The day or days, if there are any.
      public var wrappedValue: Value?

      /// Creates a property with a value.
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
