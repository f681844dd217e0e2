import CalculatorStorage

// Those that name files are bytes, which need not be UTF-8.
let arguments = (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }
Command.main(arguments.map { String(systemPath: $0) })
