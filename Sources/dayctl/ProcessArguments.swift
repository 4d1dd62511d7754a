#if os(Linux)
#if canImport(Glibc)
@unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#endif

/// Returns the arguments of the process, which the system places in front of the environment.
///
/// `CommandLine` would use the function of the same name in the Swift runtime, which searches the
/// memory map of the process for the arguments before `main` begins. That takes half of the
/// instructions of a call. A static program contains that function only if it has none of its own.
@_cdecl("_swift_stdlib_getUnsafeArgvArgc")
func processArguments(
  count: UnsafeMutablePointer<Int32>
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  // Sound: the number of arguments, the arguments, a null and the environment are next to each other
  // (System V ABI, "Process Initialization"), and dayctl does not change the environment. No argument
  // lies at an address as low as their number.
  var vector = unsafe environ - 1
  unsafe count.pointee = 0
  while unsafe Int(bitPattern: vector[-1]) != Int(count.pointee) {
    unsafe vector -= 1
    unsafe count.pointee += 1
  }
  return unsafe vector
}
#endif
