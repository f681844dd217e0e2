import CalculatorModel
import Measurement

/// A user's action on a sheet, the time it may take, and how it is done.
struct Scenario {
  let name: String

  /// The aim in words, or "" where there is none.
  let aim: String

  /// The number of rounds.
  let rounds: Int

  /// Prepares, and returns the work to measure, which is called once and leaves a sheet.
  let prepare: () -> () -> Sheet?

  init(
    _ name: String, aim: String = "", rounds: Int = 9, prepare: @escaping () -> () -> Sheet?
  ) {
    self.name = name
    self.aim = aim
    self.rounds = rounds
    self.prepare = prepare
  }

  /// Returns the median of the processor time in milliseconds, which other processes hardly change.
  func time() -> Double {
    (0..<rounds).map { _ in
      let work = prepare()
      let start = ProcessorTime.now
      let sheet = work()
      let duration = ProcessorTime.now - start
      // Releasing the sheet is not measured.
      keep(sheet)
      return Double(duration) / 1e6
    }.median
  }

  /// Returns the scenario of opening a text.
  static func opening(_ name: String, _ text: String, aim: String = "", rounds: Int = 9) -> Scenario
  {
    Scenario(name, aim: aim, rounds: rounds) { { try? Sheet(text) } }
  }

  /// Returns the scenario of replacing a line in a text that has been calculated.
  static func editing(
    _ name: String, _ text: String, _ index: Int, _ line: String, aim: String,
    settling: @escaping (inout Sheet) -> Void
  ) -> Scenario {
    Scenario(name, aim: aim) {
      guard var sheet = try? Sheet(text) else { preconditionFailure("the text is within limits") }
      return {
        try? sheet.edit(index..<index + 1, with: [line])
        settling(&sheet)
        return sheet
      }
    }
  }
}

/// Keeps the optimizer from dropping a result that is not used.
@inline(never)
func keep<T>(_ value: T) {}
