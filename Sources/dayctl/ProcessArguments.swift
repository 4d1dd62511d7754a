#if STATIC_EXECUTABLE
@unsafe @preconcurrency import CLibrary

/// Returns the arguments of the process to `CommandLine`, in place of the Swift runtime's function of
/// this name.
///
/// The runtime searches the memory map of the process for them before `main` begins, which takes half
/// of the instructions of a call. A static program contains the runtime's function only if it has none
/// of its own. In other programs, a library that runs code before `main` can move the environment.
@_cdecl("_swift_stdlib_getUnsafeArgvArgc")
func processArguments(
  count: UnsafeMutablePointer<Int32>
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  // Sound: the number of arguments, the arguments, a null and the environment are next to each other
  // (System V ABI, "Process Initialization"). No argument lies at an address as low as their number.
  var vector = unsafe environ - 1
  unsafe count.pointee = 0
  guard unsafe vector[0] == nil else { stop() }
  while unsafe Int(bitPattern: vector[-1]) != Int(count.pointee) {
    guard unsafe vector[-1] != nil else { stop() }
    unsafe vector -= 1
    unsafe count.pointee += 1
  }
  return unsafe vector
}

/// Ends the process, because its arguments are not where the system puts them.
private func stop() -> Never {
  let message: StaticString = "dayctl: cannot find the arguments of the process\n"
  // Sound: a literal is valid as long as the process.
  _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
  exit(2)
}
#endif
