import Foundation
import Testing

/// The contrast of colours (Web Content Accessibility Guidelines 2.2, "contrast ratio").
enum Contrast {
  static func ratio(_ first: String, _ second: String) throws -> Double {
    let (one, other) = (try luminance(of: first), try luminance(of: second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(of color: String) throws -> Double {
    let number = try #require(Int(color.dropFirst(), radix: 16))
    let parts = [(16, 0.2126), (8, 0.7152), (0, 0.0722)].map { shift, weight in
      weight * linear(Double(number >> shift & 255) / 255)
    }
    return parts.reduce(0, +)
  }

  private static func linear(_ level: Double) -> Double {
    level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
  }
}
