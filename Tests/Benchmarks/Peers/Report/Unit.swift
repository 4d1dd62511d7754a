import Foundation

/// The unit of a figure; less is better.
enum Unit: String, Encodable {
  case microseconds
  case nanosecondsPerLine
  case nanoseconds
  case instructions
  case instructionsPerLine
  case kibibytes
  case pageFaults

  func text(_ figure: Double) -> String {
    switch self {
    case .microseconds: String(format: "%.0f µs", figure)
    case .nanosecondsPerLine: String(format: "%.1f ns", figure)
    case .nanoseconds: String(format: figure < 100 ? "%.2f ns" : "%.0f ns", figure)
    case .instructions: String(format: "%.0f k", figure / 1_000)
    case .instructionsPerLine: String(format: "%.0f", figure)
    case .kibibytes: String(format: "%.0f KiB", figure)
    case .pageFaults: String(format: "%.0f", figure)
    }
  }
}
