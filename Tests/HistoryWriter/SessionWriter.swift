import CalculatorPresentation
import CalculatorStorage

/// Keeps a session in a folder as the faces do, for tests that kill it: `HistoryWriter FOLDER sessions` goes on
/// until it is killed, `HistoryWriter FOLDER sessions -` does what the lines of its input say.
///
/// A session is a number, in as many lines as make it long or short. It prints the number that it continues from,
/// and then each number that is kept.
struct SessionWriter {
  private let sessions: SessionFiles
  private var number = 0

  init(folder: String) {
    sessions = SessionFiles(folder: folder)
  }

  /// Continues the session that was closed last.
  mutating func begin() -> String {
    do throws(StorageError) {
      let lines = try sessions.takeLast() ?? []
      number = lines.first.flatMap { Int($0) } ?? 0
      let isWhole = lines == Self.lines(of: number) || lines.isEmpty
      return isWhole ? "\(number)" : "damaged"
    } catch {
      return "not taken"
    }
  }

  /// Keeps the next number.
  mutating func keep(isLast: Bool = false) -> String {
    do throws(StorageError) {
      let lines = Self.lines(of: number + 1)
      if isLast { try sessions.close(lines) } else { try sessions.keep(lines) }
      number += 1
      return "\(number)"
    } catch {
      return "not kept"
    }
  }

  private static func lines(of number: Int) -> [String] {
    Array(repeating: "\(number)", count: number % 7 == 0 ? 4_000 : 1 + number % 50)
  }
}
