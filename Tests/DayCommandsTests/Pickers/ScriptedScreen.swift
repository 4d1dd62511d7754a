import CommandGrammar
import DayCommands
import System
import Terminal

/// A screen whose events are known from the start, and which remembers its last picture.
final class ScriptedScreen: Screen {
  private(set) var size: (rows: Int, columns: Int)
  private var steps: ArraySlice<Step>
  private(set) var pictures: [String] = []

  /// The number of pictures that were wanted in full.
  private(set) var fullPictures = 0

  enum Step {
    case event(ScreenEvent)
    case resizing(rows: Int, columns: Int)
  }

  init(rows: Int, columns: Int, _ steps: [Step]) {
    size = (rows, columns)
    self.steps = steps[...]
  }

  func show(_ picture: Canvas) {
    var text: ContiguousArray<UInt8> = []
    picture.write(to: &text)
    pictures.append(String(decoding: text, as: UTF8.self))
  }

  func forgetPicture() { fullPictures += 1 }

  func next(within limit: Int32?) -> ScreenEvent {
    switch steps.popFirst() {
    case .event(let event): return event
    case .resizing(let rows, let columns):
      size = (rows, columns)
      return .resizing
    case nil: return .end
    }
  }
}

extension ScriptedScreen.Step {
  /// Returns the steps for keys that are separated by spaces: names of keys, or characters.
  static func keys(_ names: String) -> [Self] {
    names.split(separator: " ").flatMap { name -> [Self] in
      let hasShift = name.hasPrefix("shift-")
      let base = hasShift ? name.dropFirst(6) : name
      if let letter = base.unicodeScalars.last, base.hasPrefix("ctrl-") {
        return [.event(.key(Key(.control(letter))))]
      }
      if let code = codes[String(base)] { return [.event(.key(Key(code, hasShift: hasShift)))] }
      return base.unicodeScalars.map { .event(.key(Key(.character($0)))) }
    }
  }

  private static var codes: [String: Key.Code] {
    [
      "up": .up, "down": .down, "left": .left, "right": .right, "pgup": .pageUp,
      "pgdn": .pageDown, "home": .home, "end": .end, "enter": .enter, "esc": .escape, "tab": .tab,
      "back": .backspace, "delete": .delete, "unknown": .unknown, "space": .character(" "),
    ]
  }
}

/// Runs `dayctl pick` with a screen on which a user presses keys.
///
/// - Returns: The result, and what the screen has shown.
func pick(
  _ line: String, _ steps: [ScriptedScreen.Step], rows: Int = 24, columns: Int = 80,
  environment: [String: String] = [:], files: [String: String] = [:]
) -> (run: Run, pictures: [String]) {
  // Sound: only the program uses the screen and the files, on this thread.
  nonisolated(unsafe) let screen = ScriptedScreen(rows: rows, columns: columns, steps)
  let values = ["DAYCTL_TODAY": "2025-08-29", "NO_COLOR": "1", "LANG": "C.UTF-8"]
    .merging(environment) { $1 }
  let log = Log()
  var surroundings = Surroundings(
    input: ByteChunks([]), output: log, messages: log,
    environment: { values[$0].map { Word($0) } ?? .empty })
  surroundings.screen = { unsafe screen }
  // A file may be a pipe, which can be read only once.
  nonisolated(unsafe) var unread = files
  surroundings.contents = { (path, _) throws(SystemError) in
    let name = String(decoding: path.bytes, as: UTF8.self)
    guard let text = unsafe unread.removeValue(forKey: name) else { throw SystemError(code: 2) }
    return Array(text.utf8)
  }
  let code = Dayctl.run(Words(shellWords("pick \(line)")), in: surroundings)
  return (Run(written: log.text, code: code), unsafe screen.pictures)
}

/// Runs `dayctl pick`, presses keys, and returns what it prints.
func pick(_ line: String, _ keys: String, files: [String: String] = [:]) -> Run {
  pick(line, ScriptedScreen.Step.keys(keys), files: files).run
}
