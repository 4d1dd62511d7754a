/// How much help is asked for: one screen, or everything.
package enum HelpLength: Hashable, Sendable {
  case short
  case long
}
