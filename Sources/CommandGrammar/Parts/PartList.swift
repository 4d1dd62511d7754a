/// The descriptions of a command's parts, as far as they have been visited.
///
/// It is a class so that a visitor for another purpose holds only an empty reference.
final class PartList {
  private(set) var parts: [PartDescription] = []
  private(set) var relations: [PartRelation] = []

  /// Whether the parts that follow are shared with other commands.
  var isShared = false

  func add(_ part: PartDescription) {
    var part = part
    part.isShared = isShared
    parts.append(part)
  }

  func add(_ relation: PartRelation) { relations.append(relation) }
}
