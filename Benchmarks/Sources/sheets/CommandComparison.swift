import Measurement

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The time that a build of the command takes for lines that are not specific to sheets, as a pipe and as a sheet.
struct CommandComparison {
  /// The milliseconds of each, in turn within one run.
  private var pipe: [Double] = []
  private var sheet: [Double] = []

  /// Measures a build.
  ///
  /// - Throws: ``CommandError`` where it does not run.
  init(of path: String) throws(CommandError) {
    let file = "/tmp/exactly-sheets-\(getpid()).sheet"
    guard let output = fopen(file, "w") else { throw CommandError(command: file) }
    fputs(SheetTexts.plain, output)
    fclose(output)
    defer { unlink(file) }
    for _ in 0..<9 {
      pipe.append(try Self.time("'\(path)' <\(file) >/dev/null"))
      sheet.append(try Self.time("'\(path)' sheet --answers \(file) >/dev/null"))
    }
  }

  private static func time(_ command: String) throws(CommandError) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    guard system(command) == 0 else { throw CommandError(command: command) }
    return (clock.now - start) / .milliseconds(1)
  }

  /// The medians as cells of a table, with their ratio.
  var row: String {
    let (base, time) = (pipe.median, sheet.median)
    return "\(base.inMilliseconds) | \(time.inMilliseconds) | \((time / base).hundredths) ×"
  }
}

/// A command that could not be run.
struct CommandError: Error {
  let command: String
}

extension Double {
  /// The number rounded to hundredths.
  var hundredths: Double { (self * 100).rounded() / 100 }

  /// Milliseconds with their unit.
  var inMilliseconds: String { "\(self < 10 ? hundredths : (self * 10).rounded() / 10) ms" }
}
