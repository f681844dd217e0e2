import CalculatorModel
import Measurement

/// Something that a person does to a sheet, how long it may take, and how it is done.
struct Scenario {
  let name: String

  /// The aim in words, or "" where there is none.
  let aim: String

  /// How often it is done.
  let rounds: Int

  /// Gets ready, and gives what is measured: it is called once, and leaves a sheet.
  let prepare: () -> () -> Sheet?

  init(
    _ name: String, aim: String = "", rounds: Int = 9, prepare: @escaping () -> () -> Sheet?
  ) {
    self.name = name
    self.aim = aim
    self.rounds = rounds
    self.prepare = prepare
  }

  /// The median of the milliseconds that the processor is at it, which others on the machine hardly change.
  func time() -> Double {
    (0..<rounds).map { _ in
      let work = prepare()
      let start = ProcessorTime.now
      let sheet = work()
      let duration = ProcessorTime.now - start
      // Letting go of it is not measured.
      keep(sheet)
      return Double(duration) / 1e6
    }.median
  }

  /// Opening a text.
  static func opening(_ name: String, _ text: String, aim: String = "", rounds: Int = 9) -> Scenario
  {
    Scenario(name, aim: aim, rounds: rounds) { { try? Sheet(text) } }
  }

  /// Putting a line in the place of one of a text that has been calculated.
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

/// Keeps the optimizer from dropping a result that nobody reads.
@inline(never)
func keep<T>(_ value: T) {}
