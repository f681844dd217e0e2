import Foundation

/// One run of a built command as another program would start it.
package struct CommandRun {
  package let status: Int32
  package let wasKilled: Bool
  package let output: String
  package let diagnostics: String

  /// The lines of the output without their ends.
  package var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// A command that was built beside these tests, or the one that the variable of its name tells.
  package static func builtCommand(_ name: String) -> URL {
    let processInfo = ProcessInfo.processInfo
    if let path = processInfo.environment[name.uppercased()] { return URL(filePath: path) }
    // On a Mac the tests are a bundle that a tool of Xcode's loads; elsewhere they are a program.
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return (tests ?? URL(filePath: processInfo.arguments[0])).deletingLastPathComponent()
      .appending(path: name)
  }

  /// Runs a command; what goes to a given output cannot be told here.
  package init(
    of command: URL, _ arguments: [String], input: Data = Data(), output: FileHandle? = nil
  ) throws {
    // A phone lets no program start another one.
    #if os(iOS)
    throw CocoaError(.featureUnsupported)
    #else
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    let (inputPipe, outputPipe, diagnosticsPipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inputPipe
    if let output { process.standardOutput = output } else { process.standardOutput = outputPipe }
    process.standardError = diagnosticsPipe
    try process.run()
    // Nobody else would end a pipe that the command was not given.
    if output != nil { try outputPipe.fileHandleForWriting.close() }
    // All three flow at the same time, or a full pipe would stop both sides.
    let writer = Thread {
      signal(SIGPIPE, SIG_IGN)
      try? inputPipe.fileHandleForWriting.write(contentsOf: input)
      try? inputPipe.fileHandleForWriting.close()
    }
    writer.start()
    // Set before the signal alone, and read behind it.
    nonisolated(unsafe) var diagnosticBytes = Data()
    let diagnosticsEnd = DispatchSemaphore(value: 0)
    let reader = Thread {
      diagnosticBytes = diagnosticsPipe.fileHandleForReading.readDataToEndOfFile()
      diagnosticsEnd.signal()
    }
    reader.start()
    self.output = String(
      decoding: outputPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    diagnosticsEnd.wait()
    diagnostics = String(decoding: diagnosticBytes, as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
    wasKilled = process.terminationReason == .uncaughtSignal
    #endif
  }

  /// Runs a line of shell in which `$0` is the command.
  package init(of command: URL, inShell line: String) throws {
    try self.init(of: URL(filePath: "/bin/sh"), ["-c", line, command.path])
  }

  /// Runs a command whose output goes to a disk that is full.
  package init(of command: URL, ontoFullDisk arguments: [String]) throws {
    let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    try self.init(of: command, arguments, output: full)
  }
}
