import CommandGrammar
import System

extension UsageError {
  /// Creates the error for a file that cannot be opened or read; `-` stands for standard input.
  init(_ file: Word, cannotBeRead error: SystemError, _ hint: String = "") {
    let name = file.equals("-") ? "standard input" : file.quoted
    self.init("cannot read \(name): \(error.message)\(hint)")
  }
}
