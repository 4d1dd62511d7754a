/// The form in which answers are written.
enum SinkForm: Equatable, Sendable {
  case text, json, csv
}
