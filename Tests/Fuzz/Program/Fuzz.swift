// The program of `make fuzz`, whose main function is that of libFuzzer.
import Attacks
import Foundation

/// The attack that the environment names.
private let attack = Attack.all.first {
  $0.name == ProcessInfo.processInfo.environment["ATTACK"]
}

/// What libFuzzer calls with each input ("libFuzzer – a library for coverage-guided fuzz testing",
/// LLVM).
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let attack else { fatalError("ATTACK does not name an attack") }
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(Finding) {
    try attack.run(bytes)
  } catch {
    fatalError("FINDING \(error)")
  }
  return 0
}
