import CalculatorModel

/// What an operation that found too few numbers on a stack is called, and how many it takes: `+ needs two`.
public struct StackDemand: Hashable, Sendable {
  /// What the operation is called: as it is written on its key, or spoken.
  public let operation: String

  /// How many numbers it takes: one or two.
  public let count: Int

  /// The demand of an operation.
  public init(_ operation: String, takes count: Int) {
    self.operation = operation
    self.count = count
  }
}

extension CalculatorViewModel {
  /// Which operation found too few numbers, by what is written on its key; nil where none did.
  ///
  /// A bit has no word of its own: the cause alone is told of it.
  var demand: StackDemand? { demand { $0.label } }

  /// The same with what a screen reader calls the key.
  var spokenDemand: StackDemand? {
    demand { key in key.name(in: keypadState).map { catalogue.text(.key($0)) } ?? key.label }
  }

  private func demand(calling call: (Key) -> String) -> StackDemand? {
    guard let key = calculator.keyLackingNumbers else { return nil }
    if case .bit = key { return nil }
    return StackDemand(call(key), takes: key.operandCount)
  }
}
