import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A command: arguments in, lines and an exit status out.
///
/// It needs only the C library of the system: Foundation would take longer to load than an answer takes to compute.
package protocol CommandLineProgram {
  /// The name before messages.
  static var name: String { get }

  /// Returns the language of text written to a descriptor.
  static func language(of descriptor: Int32) -> Language

  /// Reads the arguments after the command's name.
  init(arguments: [String]) throws(UsageError)

  /// Does what the arguments ask for, and returns the exit status.
  mutating func run() throws(SystemError) -> Int32
}

extension CommandLineProgram {
  /// Returns the language of the reader's locale, or English if a program reads.
  package static func language(of descriptor: Int32) -> Language { .ofReader(of: descriptor) }

  /// Runs the command and ends the process.
  package static func main(_ arguments: [String]) -> Never {
    exit(run(arguments))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    // Writing to a closed pipe is then an error to handle, not a sudden end.
    signal(SIGPIPE, SIG_IGN)
    // So is writing more than the system lets this process write.
    signal(SIGXFSZ, SIG_IGN)
    endOnQuit()
    reserveStandardDescriptors()
    do {
      var program: Self
      do throws(UsageError) {
        program = try Self(arguments: arguments)
      } catch {
        var diagnostics = DiagnosticsWriter()
        diagnostics.writeLine(error.message(of: name, in: language(of: STDERR_FILENO)))
        diagnostics.flush()
        return ExitStatus.unreadable.rawValue
      }
      return try program.run()
    } catch {
      return status(after: error)
    }
  }

  /// Makes SIGQUIT (Ctrl-\) end the process, unless it is ignored.
  ///
  /// Swift's runtime treats it like a crash: it would write its report and go on.
  private static func endOnQuit() {
    var action = sigaction()
    guard sigaction(SIGQUIT, nil, &action) == 0, !action.ignoresSignal else { return }
    signal(SIGQUIT, SIG_DFL)
  }

  /// Prevents a file from taking the place of a closed standard stream, where messages to standard error
  /// would be written into it.
  ///
  /// The replacements are as unusable as closed streams: a read or a write fails with a bad descriptor.
  private static func reserveStandardDescriptors() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is taken, and those below are in use.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Returns the status after an error; it is no failure if a reader that has seen enough closes the pipe.
  private static func status(after error: SystemError) -> Int32 {
    guard error.code != EPIPE else { return ExitStatus.answered.rawValue }
    var diagnostics = DiagnosticsWriter()
    diagnostics.writeLine("\(name): \(error.text(in: language(of: STDERR_FILENO)).withoutIsolates)")
    diagnostics.flush()
    return ExitStatus.unreadable.rawValue
  }
}
