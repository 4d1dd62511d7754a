import DayCommands

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

#if os(Linux)
var count: Int32 = 0
let vector = unsafe processArguments(count: &count)
exit(unsafe Dayctl.run(count: count, vector: vector))
#else
exit(unsafe Dayctl.run(count: CommandLine.argc, vector: CommandLine.unsafeArgv))
#endif
