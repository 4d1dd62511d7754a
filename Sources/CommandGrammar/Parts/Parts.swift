/// What goes over the parts of a command, one after the other.
///
/// A command names its parts in one function, each beside the property that it fills. That function
/// is gone through for whatever there is to know: what the parts are, which one a word names, how
/// many operands there may be, and at last what they are in a command line.
package struct Parts {
  /// The parts so far, if they are to be listed.
  var list: [PartDescription]?

  /// The part that is looked for, if one is.
  var search: PartSearch?

  /// How many operands the parts take, if they are to be counted.
  var count: OperandCount?

  /// What a command line has for the parts, if they are to be read.
  var reader: MatchReader?

  /// Goes on to the next part, which is described only where that is asked for.
  mutating func pass(_ kind: PartKind, _ part: @autoclosure () -> PartDescription) {
    if list != nil { list?.append(part()) }
    if search != nil { search?.look(at: part()) }
    count?.add(kind)
  }
}
