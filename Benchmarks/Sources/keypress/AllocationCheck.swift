import CalculatorModel

/// Whether ordinary presses allocate nothing once the calculator has been used for a while.
struct AllocationCheck {
  /// Enough rounds for the undo history to have all the memory that it will ever need.
  private let warmUp = 200

  private let rounds = 100

  func passes() throws(KeySequenceError) -> Bool {
    var isPassing = true
    for (name, text) in KeyScript.sequences {
      let keys = [.allClear] + (try KeySequence(text).keys)
      isPassing = passes(ModelContender(), name, keys) && isPassing
      isPassing = passes(ViewModelContender(), name, keys) && isPassing
    }
    return isPassing
  }

  private func passes(_ contender: some Contender, _ name: String, _ keys: [Key]) -> Bool {
    var contender = contender
    _ = contender.play(keys, times: warmUp * 1000 / keys.count)
    let count = contender.allocations(keys, times: rounds)
    let presses = keys.count * rounds
    print("\(count == 0 ? "ok  " : "FAIL") \(contender.name), \(name): \(count) of \(presses)")
    return count == 0
  }
}
