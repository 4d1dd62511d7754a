import CommandGrammar
import System

extension UsageError {
  /// Creates the error for a file that cannot be opened or read; `-` stands for standard input.
  ///
  /// - Parameter advice: What to write instead, as the end of the sentence.
  init(_ file: Word, cannotBeRead error: SystemError, _ advice: String? = nil) {
    let name = file.equals("-") ? "standard input" : file.quoted
    self.init("cannot read \(name): \(error.message)\(advice.map { "; \($0)" } ?? "")")
  }
}
