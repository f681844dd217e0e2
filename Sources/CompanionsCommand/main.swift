Command.main(Array(CommandLine.arguments.dropFirst()))
