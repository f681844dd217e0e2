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
/// The C library is all that it needs of the system: Foundation would take longer to load than an
/// answer takes to compute.
package protocol CommandLineProgram {
  /// The name that stands before messages.
  static var name: String { get }

  /// The language of what is written to a descriptor.
  static func language(of descriptor: Int32) -> Language

  /// Reads the arguments behind the command's name.
  init(arguments: [String]) throws(UsageError)

  /// Does what the arguments ask for; gives the exit status.
  mutating func run() throws(SystemError) -> Int32
}

extension CommandLineProgram {
  /// That of the reader's locale, and English where a program reads.
  package static func language(of descriptor: Int32) -> Language { .ofReader(of: descriptor) }

  /// Runs the command and ends the process.
  package static func main(_ arguments: [String]) -> Never {
    exit(run(arguments))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    // Writing to a pipe that nobody reads is then an error to handle and no sudden end.
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

  /// Has SIGQUIT (Ctrl-\) end the process, unless it is ignored.
  ///
  /// Swift's runtime handles it as if it were a crash: it would write its report and go on.
  private static func endOnQuit() {
    var action = sigaction()
    guard sigaction(SIGQUIT, nil, &action) == 0, !action.ignoresSignal else { return }
    signal(SIGQUIT, SIG_DFL)
  }

  /// Has no file take the place of a standard stream that is closed: what is told to standard error
  /// would be written into it.
  ///
  /// What is opened in their place is as closed as they were: a read or a write is a bad descriptor.
  private static func reserveStandardDescriptors() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      // The lowest number that is free is taken, and those below are.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// A reader that has seen enough closes the pipe, which is no failure of ours.
  private static func status(after error: SystemError) -> Int32 {
    guard error.code != EPIPE else { return ExitStatus.answered.rawValue }
    var diagnostics = DiagnosticsWriter()
    diagnostics.writeLine("\(name): \(error.text(in: language(of: STDERR_FILENO)).withoutIsolates)")
    diagnostics.flush()
    return ExitStatus.unreadable.rawValue
  }
}
