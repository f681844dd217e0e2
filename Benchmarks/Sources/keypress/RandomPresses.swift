import CalculatorModel
import CalculatorPresentation

/// Presses random keys of all keypads and in both notations, switching between them, and undoes them all: the
/// calculator always shows a number or an error, and undo leads to the start.
struct RandomPresses {
  /// The number of presses before all are undone.
  private static let round = 2_000

  /// The keys, with those of the programmer keypad twice and switches to it, so that about half of all presses use
  /// words.
  private static let keys: [Key] =
    Key.allCases + Key.programmerKeys + Key.programmerKeys + Key.stackKeys
    + KeypadMode.allCases.map { .keypad($0) } + [0, 1, 7, 8, 31, 63].map { .bit($0) }
    + [.keypad(.programmer)]

  let count: Int
  let seed: UInt64

  /// Whether all went well; a failure is printed with the keys that led to it.
  func pass() -> Bool {
    var generator = Xorshift(state: seed)
    var longest = Duration.zero
    var longestKeys = ""
    let clock = ContinuousClock()
    let start = clock.now
    for round in 0..<(count + Self.round - 1) / Self.round {
      let order: EvaluationOrder = round.isMultiple(of: 2) ? .precedence : .leftToRight
      let calculator = Calculator(order: order, randomSeed: UInt64(round))
      let viewModel = CalculatorViewModel(calculator: calculator, mode: .scientific)
      let first = viewModel.calculator
      var recent: [Key] = []
      for _ in 0..<Self.round {
        guard let key = Self.keys.randomElement(using: &generator) else { return false }
        recent.append(key)
        if recent.count > 60 { recent.removeFirst(30) }
        let duration = clock.measure { viewModel.press(key) }
        if duration > longest {
          longest = duration
          longestKeys = recent.map { $0.token }.joined(separator: " ")
        }
        let isError = viewModel.calculator.error != nil
        if viewModel.displayText.isEmpty || (viewModel.displayText == "Error") != isError {
          print("FAIL \(viewModel.displayText) after … \(recent.map { $0.token })")
          return false
        }
      }
      for _ in 0..<Self.round { viewModel.undo() }
      // The number of digits depends on the keypad, and not on presses.
      var last = viewModel.calculator
      last.format = first.format
      guard last == first, !viewModel.canUndo else {
        print("FAIL undo does not lead to the start in round \(round) of seed \(seed)")
        return false
      }
    }
    print("ok   \(count) presses and as many undone in \(clock.now - start)")
    print("     longest press \(longest): … \(longestKeys)")
    return true
  }
}
