import System

/// The names of series or columns, each with a position, found by a hash table.
package struct SeriesNames: Sendable {
  /// The most names, and the most bytes of all of them.
  let limit: Int
  private let byteLimit: Int

  /// The bytes of all names.
  private var bytes: ContiguousArray<UInt8> = []
  private var ranges: ContiguousArray<TextRange> = []

  /// For some hashes the position of a name, or -1; the number of places is a power of two, or 0
  /// without names.
  private var places: ContiguousArray<Int> = []

  package init(limit: Int = .max, byteLimit: Int = .max) {
    (self.limit, self.byteLimit) = (limit, byteLimit)
  }

  package var count: Int { ranges.count }

  package subscript(position: Int) -> [UInt8] { Array(bytes[ranges[position].range]) }

  /// Returns the position of a name, which is added if it is new, or gives the reason why there are
  /// too many.
  mutating func position(of name: Span<UInt8>, _ failure: inout RunFailure?) -> Int? {
    if places.isEmpty { places = ContiguousArray(repeating: -1, count: 64) }
    var place = self.place(of: name)
    while places[place] >= 0 {
      if has(name, at: places[place]) { return places[place] }
      place = (place &+ 1) & (places.count &- 1)
    }
    guard count < limit else {
      failure = .tooManySeries(limit: limit)
      return nil
    }
    guard bytes.count + name.count <= byteLimit else {
      failure = .seriesTooLong(limit: byteLimit)
      return nil
    }
    places[place] = count
    add(name)
    return count - 1
  }

  /// Returns the position of a name, which is added if it is new, without limits.
  package mutating func position(of name: Span<UInt8>) -> Int? {
    var failure: RunFailure?
    return position(of: name, &failure)
  }

  /// Returns the position of the name that the label in a slot means; `nil` if there is no label, or
  /// with the reason why there are too many names.
  mutating func position(
    ofLabelAt slot: ValueSlot, in bytes: Span<UInt8>, of form: RecordForm,
    _ failure: inout RunFailure?
  ) -> Int? {
    guard !slot.isAdded else { return nil }
    let text = bytes.extracting(slot.start..<slot.end)
    if form.isPlain(text, isQuoted: slot.isQuoted) { return position(of: text, &failure) }
    guard let name = form.text(of: text, isQuoted: slot.isQuoted) else { return nil }
    return position(of: name.span, &failure)
  }

  private mutating func add(_ name: Span<UInt8>) {
    let start = bytes.count
    bytes.append(addingCapacity: name.count) { $0.append(copying: name) }
    ranges.append(TextRange(start, bytes.count))
    guard count * 2 > places.count else { return }
    // Half of the places stay empty, so that a search is short.
    places = ContiguousArray(repeating: -1, count: places.count * 4)
    for position in ranges.indices {
      var place = self.place(of: bytes.span.extracting(ranges[position].range))
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = position
    }
  }

  private func has(_ name: Span<UInt8>, at position: Int) -> Bool {
    let range = ranges[position]
    guard name.count == range.end &- range.start else { return false }
    let known = bytes.span.extracting(range.range)
    for index in name.indices where name[index] != known[index] { return false }
    return true
  }

  private func place(of name: Span<UInt8>) -> Int {
    // FNV-1a; there are few names, so a better hash would not pay off.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in name.indices { hash = (hash ^ UInt64(name[index])) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash &>> 32) & (places.count &- 1)
  }
}
