import CalculatorPresentation
import CalculatorStorage
import ExactReals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Keeps calculations in a folder as the faces do, for tests that kill it: `HistoryWriter FOLDER`
/// goes on until it is killed, `HistoryWriter FOLDER -` does what the lines of its input say.
///
/// It prints the identifier of each calculation as soon as that is finished.
struct HistoryWriter {
  private let settings: SettingsFile
  private let history: HistoryViewModel
  private var count = 0

  init(folder: String) {
    settings = SettingsFile(folder: folder)
    history = HistoryViewModel(
      storage: HistoryFiles(folder: folder), clock: { Int64(time(nil)) },
      // Two processes that write at once need different identifiers.
      random: { .random(in: .min ... .max) })
  }

  /// Performs all operations on the files, one after the other, without an end.
  mutating func runForEver() -> Never {
    while true {
      count += 1
      switch count % 8 {
      case 3: say(saveSettings())
      case 6: say(compact())
      default: say(record())
      }
    }
  }

  mutating func runCommands() {
    while let command = readLine() {
      count += 1
      switch command {
      case "record": say(record())
      case "compact": say(compact())
      case "settings": say(saveSettings())
      default: say("unknown command")
      }
    }
  }

  /// Keeps a calculation, and returns its identifier, alone unless it still waits to be saved.
  private func record() -> String {
    let number = Real(count)
    let id = history.record(
      expression: "\(count) × 1", angleUnit: .degrees, value: number)
    guard let id else { return "not kept" }
    return history.unsavedCount == 0 ? id.text : id.text + " waiting"
  }

  /// Removes one more calculation, which rewrites the journal.
  private func compact() -> String {
    let id = history.record(expression: "0 × \(count)", angleUnit: .degrees, value: 0)
    if let id { history.remove(id) }
    return "compacted"
  }

  /// Writes one of two texts to the settings, by turns.
  private func saveSettings() -> String {
    let text = String(repeating: count % 2 == 0 ? "even\n" : "odd\n", count: 500)
    do throws(StorageError) {
      try settings.rewriteText { _ in text }
      return "settings"
    } catch {
      return "settings failed"
    }
  }
}

func say(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

func keepSessions(in folder: String, asToldByInput isTold: Bool) {
  var writer = SessionWriter(folder: folder)
  say(writer.begin())
  while true {
    guard isTold else {
      say(writer.keep())
      continue
    }
    guard let command = readLine() else { return }
    say(writer.keep(isLast: command == "close"))
  }
}

signal(SIGXFSZ, SIG_IGN)
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else { exit(2) }
if arguments.dropFirst().first == "sessions" {
  keepSessions(in: folder, asToldByInput: arguments.last == "-")
  exit(0)
}
var writer = HistoryWriter(folder: folder)
if arguments.count > 1 { writer.runCommands() } else { writer.runForEver() }
