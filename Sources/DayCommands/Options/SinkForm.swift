/// The form that answers are written in.
enum SinkForm: Equatable, Sendable {
  case text, json, csv
}
