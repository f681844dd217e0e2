// A phone lets no program start another one.
#if !os(iOS)
import Foundation
import Testing

/// One run of the built command as another program would start it.
struct CommandRun {
  let status: Int32
  let wasKilled: Bool
  let output: String
  let diagnostics: String

  /// The lines of the output without their ends.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The command that was built beside these tests, or the one that EXACTLY names.
  static var command: URL {
    if let path = ProcessInfo.processInfo.environment["EXACTLY"] { return URL(filePath: path) }
    return URL(filePath: ProcessInfo.processInfo.arguments[0])
      .deletingLastPathComponent().appending(path: "exactly")
  }

  /// Runs the command.
  init(_ arguments: [String], input: Data = Data()) throws {
    let process = Process()
    process.executableURL = Self.command
    process.arguments = arguments
    let (inputPipe, outputPipe, diagnosticsPipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    process.standardError = diagnosticsPipe
    try process.run()
    // Input and output flow at the same time, or a full pipe would stop both sides.
    let writer = Thread {
      signal(SIGPIPE, SIG_IGN)
      try? inputPipe.fileHandleForWriting.write(contentsOf: input)
      try? inputPipe.fileHandleForWriting.close()
    }
    writer.start()
    output = String(
      decoding: outputPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    diagnostics = String(
      decoding: diagnosticsPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
    wasKilled = process.terminationReason == .uncaughtSignal
  }

  /// Runs the command with text as its input.
  init(_ arguments: String..., input: String = "") throws {
    try self.init(arguments, input: Data(input.utf8))
  }
}
#endif
