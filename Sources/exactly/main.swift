import CalculatorStorage

// Arguments that name files are bytes and need not be UTF-8.
let arguments = (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }
Command.main(arguments.map { String(systemPath: $0) })
