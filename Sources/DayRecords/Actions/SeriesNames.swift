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

  /// A number that differs from run to run, so that nobody can write names that all have the same place.
  private let seed = UInt64.random(in: 0...UInt64.max)

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

  /// Returns the position of a name, which is added if it is new, or `nil` if there are too many.
  package mutating func position(of name: Span<UInt8>) -> Int? {
    var failure: RunFailure?
    return position(of: name, &failure)
  }

  /// Adds the names of another table, up to the first one that is too many, and returns their positions
  /// here.
  mutating func absorb(_ other: SeriesNames, _ failure: inout RunFailure?) -> ContiguousArray<Int> {
    var positions = ContiguousArray<Int>()
    for range in other.ranges {
      let name = other.bytes.span.extracting(range.range)
      guard let position = position(of: name, &failure) else { break }
      positions.append(position)
    }
    return positions
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
    var hash = seed ^ UInt64(name.count)
    var position = 0
    while let word = name.word(at: position) {
      hash = hash.mixed(with: word)
      position &+= 8
    }
    var rest: UInt64 = 0
    while position < name.count {
      rest = rest << 8 | UInt64(name[position])
      position &+= 1
    }
    return Int(truncatingIfNeeded: hash.mixed(with: rest)) & (places.count &- 1)
  }
}

extension UInt64 {
  @inline(__always)
  fileprivate func mixed(with word: UInt64) -> UInt64 {
    let product = (self ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
