import DayKit

@_silgen_name("putchar")
private func putchar(_ character: Int32) -> Int32

/// Checks the laws of all days, and prints how many follow them.
@main
struct Program {
  static func main() {
    let checked = walk(.max)
    let failure = Laws.broken.map { "; \($0)" } ?? ""
    for byte in "\(checked) days follow all laws\(failure)\n".utf8 { _ = putchar(Int32(byte)) }
  }
}
