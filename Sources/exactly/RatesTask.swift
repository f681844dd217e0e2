import CalculatorPresentation
import CalculatorStorage
import CommandLineInterface
import Languages
import Quantities

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A task of `exactly rates`.
enum RatesTask: Hashable {
  case list
  case `import`(String)
  case clear

  /// The words for the tasks besides the list.
  static let words = ["import", "clear"]

  /// Reads the words after `exactly rates`.
  ///
  /// - Throws: `UsageError` if they ask for something else.
  init(words: ArraySlice<String>) throws(UsageError) {
    switch (words.first, words.count) {
    case (nil, _): self = .list
    case ("clear", 1): self = .clear
    case ("import", 2): self = .import(words[words.startIndex + 1])
    default:
      throw UsageError(UsageReason.ratesTask(Options.shown(words.joined(separator: " "))))
    }
  }
}

extension Command {
  /// Carries out a task of `exactly rates`.
  mutating func answer(_ task: RatesTask) throws(SystemError) -> ExitStatus {
    var imported: [ExchangeRate] = []
    if case .import(let name) = task {
      do throws(UsageError) {
        imported = try ExchangeRates(file: name == "-" ? "/dev/stdin" : name).rates
      } catch {
        diagnostics.writeLine(error.message(of: Self.name, in: languageOfMessages))
        return .unreadable
      }
    }
    var lines: [String] = []
    do throws(StorageError) {
      let file = try RatesFile.ofThisPerson()
      switch task {
      case .list: lines = try file.newest().map(\.line)
      case .clear: try file.removeAll()
      case .import:
        try file.add(imported)
        let message = Message.sentence(.ratesTaken(count: imported.count))
        lines = [message.text(in: Self.language(of: STDOUT_FILENO)).withoutIsolates]
      }
    } catch {
      return refuse(error)
    }
    for line in lines { try output.writeLine(line) }
    return .answered
  }
}
