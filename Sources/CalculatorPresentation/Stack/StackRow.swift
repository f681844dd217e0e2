import CalculatorModel

/// A number of the stack as a view lists it above the one on the display.
///
/// ```swift
/// let viewModel = CalculatorViewModel()
/// for key in try KeySequence("RPN 1 enter 2 enter 3").keys { viewModel.press(key) }
/// viewModel.stackRows.map { "\($0.name) \($0.text)" }   // ["z 1", "y 2"]
/// ```
public struct StackRow: Hashable, Sendable {
  /// Its level: `y`, `z` and `t`, counted from the display, and a number from 5 on.
  public let name: String

  /// The number.
  public let text: String
}

extension CalculatorViewModel {
  /// The numbers below the one on the display, the deepest first; empty if there is no stack.
  ///
  /// - Complexity: O(*n*) in the size of the stack, each number of which is written.
  public var stackRows: [StackRow] { stackRows(last: .max) }

  /// Returns the last of these, up to a limit.
  public func stackRows(last limit: Int) -> [StackRow] {
    let texts = calculator.stackTexts(last: limit == .max ? .max : limit + 1).dropLast()
    return texts.enumerated().map { index, text in
      let level = texts.count - index
      let names = ["y", "z", "t"]
      return StackRow(
        name: names.indices.contains(level - 1) ? names[level - 1] : "\(level + 1)", text: text)
    }
  }
}
