/// The texts of the help and the manual of a program.
package struct ProgramSummary: Sendable {
  /// The purpose of the program, in one sentence.
  package var abstract: String

  /// Paragraphs for the long help; indented lines are kept unchanged.
  package var discussion: String

  package var examples: [Example]

  /// The pages of the help that are not about one command.
  package var topics: [HelpTopic]

  /// The options of the program besides those for help and the version.
  package var options: [PartDescription]

  /// The exit statuses, and the environment variables that the program reads.
  package var exitCodes: [Entry]
  package var variables: [Entry]

  /// The date of the manual, such as `August 29, 2025`.
  package var date: String

  /// Other manuals, such as `date(1)`.
  package var seeAlso: [String]

  /// A term and its explanation.
  package struct Entry: Hashable, Sendable {
    package let term: String
    package let text: String

    package init(_ term: String, _ text: String) {
      (self.term, self.text) = (term, text)
    }
  }

  package init(
    _ abstract: String, discussion: String = "", examples: [Example] = [],
    topics: [HelpTopic] = [], options: [PartDescription] = [], exitCodes: [Entry] = [],
    variables: [Entry] = [],
    date: String = "", seeAlso: [String] = []
  ) {
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.topics = topics
    self.options = options
    self.exitCodes = exitCodes
    self.variables = variables
    self.date = date
    self.seeAlso = seeAlso
  }
}
