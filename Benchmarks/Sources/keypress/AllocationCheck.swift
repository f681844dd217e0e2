import CalculatorModel

/// Whether ordinary presses allocate nothing once the calculator has been used for a while.
///
/// The calculator must allocate nothing at all. The view model keeps a whole calculator now and then
/// for undo; the operator after that gives the calculator an expression line of its own again.
struct AllocationCheck {
  /// Enough rounds for the undo history to have all the memory that it will ever need.
  private let warmUp = 200

  private let rounds = 100

  func passes() throws(KeySequenceError) -> Bool {
    var isPassing = true
    for (name, text) in KeyScript.sequences {
      let keys = [.allClear] + (try KeySequence(text).keys)
      isPassing = passes(ModelContender(), name, keys, limit: 0) && isPassing
      isPassing = passes(ViewModelContender(), name, keys, limit: 1 / 50) && isPassing
    }
    return isPassing
  }

  private func passes(
    _ contender: some Contender, _ name: String, _ keys: [Key], limit: Double
  ) -> Bool {
    var contender = contender
    _ = contender.play(keys, times: warmUp * 1000 / keys.count)
    let count = contender.allocations(keys, times: rounds)
    let presses = keys.count * rounds
    let isPassing = Double(count) <= limit * Double(presses)
    print(
      "\(isPassing ? "ok  " : "FAIL") \(contender.name), \(name): "
        + "\(count) allocations in \(presses) presses")
    return isPassing
  }
}
