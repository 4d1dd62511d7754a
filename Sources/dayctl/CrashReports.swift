#if STATIC_EXECUTABLE
/// Returns no path, in place of the Swift runtime's function that looks for a program of the toolchain.
///
/// Only the runtime's reports of crashes use it, before `main` begins. It reads `/proc` to find the
/// folder of this program, and aborts where that is not mounted, as in a container or a new root. No
/// such program is installed with dayctl; `SWIFT_BACKTRACE` can still name one. A static program
/// contains the runtime's function only if it has none of its own.
@_cdecl("swift_copyAuxiliaryExecutablePath")
func auxiliaryProgram(name: UnsafePointer<CChar>?) -> UnsafeMutablePointer<CChar>? { nil }
#endif
