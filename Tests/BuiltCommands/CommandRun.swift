import Foundation

/// One run of a built command as another program would start it.
package struct CommandRun {
  package let status: Int32
  package let wasKilled: Bool
  package let output: String
  package let diagnostics: String

  /// The lines of the output, without line ends.
  package var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Returns a command built beside these tests, or the one that the variable with its name points to.
  package static func builtCommand(_ name: String) -> URL {
    let processInfo = ProcessInfo.processInfo
    if let path = processInfo.environment[name.uppercased()] { return URL(filePath: path) }
    // On a Mac the tests are a bundle loaded by an Xcode tool; elsewhere they are a program.
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return (tests ?? URL(filePath: processInfo.arguments[0])).deletingLastPathComponent()
      .appending(path: name)
  }

  /// Runs a command; anything written to a given output is not captured here.
  package init(
    of command: URL, _ arguments: [String], input: Data = Data(), output: FileHandle? = nil
  ) throws {
    // A phone does not let one program start another.
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
    // A pipe that the command was not given has to be closed here.
    if output != nil { try outputPipe.fileHandleForWriting.close() }
    // All three are served at the same time, because a full pipe would block both sides.
    let writer = Thread {
      signal(SIGPIPE, SIG_IGN)
      try? inputPipe.fileHandleForWriting.write(contentsOf: input)
      try? inputPipe.fileHandleForWriting.close()
    }
    writer.start()
    // Written only before the signal, and read only after it.
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

  /// Runs a shell command line in which `$0` is the command.
  package init(of command: URL, inShell line: String) throws {
    try self.init(of: URL(filePath: "/bin/sh"), ["-c", line, command.path])
  }

  /// Runs a command whose output goes to a full disk.
  package init(of command: URL, ontoFullDisk arguments: [String]) throws {
    let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    try self.init(of: command, arguments, output: full)
  }
}
