import CLibrary
import DayCommands

exit(unsafe Dayctl.run(count: CommandLine.argc, vector: CommandLine.unsafeArgv))
