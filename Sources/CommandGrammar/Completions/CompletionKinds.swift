/// The kinds of values of a program, each with a name that is unique in its completion scripts.
struct CompletionKinds {
  private(set) var all: [(name: String, completion: Completion)] = []

  init(of commands: [CommandDescription]) {
    for part in commands.flatMap(\.parts) { add(part.completion) }
  }

  private mutating func add(_ completion: Completion) {
    guard !completion.isEmpty, name(of: completion) == nil else { return }
    let base = completion.name
    var (name, number) = (base, 1)
    while all.contains(where: { $0.name == name }) {
      number += 1
      name = "\(base)\(number)"
    }
    all.append((name, completion))
  }

  /// Returns the name of the kind, or `nil` if nothing is completed.
  func name(of completion: Completion) -> String? {
    all.first { $0.completion == completion }?.name
  }
}
