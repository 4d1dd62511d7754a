import DayCommands

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

exit(unsafe Dayctl.run(count: CommandLine.argc, vector: CommandLine.unsafeArgv))
