import AllocationCounter
import CalculatorModel
import CalculatorPresentation

/// A calculator to compare: it presses keys and reads the display after each.
protocol Contender {
  var name: String { get }
  mutating func press(_ key: Key)
  var displayText: String { get }
}

extension Contender {
  /// Presses all keys a number of times; the lengths of the texts keep the work from being optimized away.
  @inline(never)
  mutating func play(_ keys: [Key], times: Int) -> Int {
    var length = 0
    for _ in 0..<times {
      for key in keys {
        press(key)
        length &+= displayText.utf8.count
      }
    }
    return length
  }

  /// Returns the number of presses per second.
  mutating func speed(_ keys: [Key], times: Int) -> Double {
    let clock = ContinuousClock()
    var length = 0
    let duration = clock.measure { length = play(keys, times: times) }
    precondition(length > 0)
    return Double(keys.count * times) / (duration / .seconds(1))
  }

  /// Returns the number of memory blocks that the presses take.
  mutating func allocations(_ keys: [Key], times: Int) -> UInt64 {
    let before = allocationCount()
    let length = play(keys, times: times)
    precondition(length > 0)
    return allocationCount() - before
  }
}

struct ModelContender: Contender {
  let name = "Calculator"
  private var calculator = Calculator()
  mutating func press(_ key: Key) { calculator.press(key) }
  var displayText: String { calculator.displayText }
}

struct ViewModelContender: Contender {
  let name = "CalculatorViewModel"
  private let viewModel = CalculatorViewModel()
  mutating func press(_ key: Key) { viewModel.press(key) }
  var displayText: String { viewModel.displayText }
}

struct TutorialContender: Contender {
  let name = "the tutorial's approach"
  private var calculator = TutorialCalculator()
  mutating func press(_ key: Key) { calculator.press(key) }
  var displayText: String { calculator.displayText }
}
