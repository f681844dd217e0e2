import CalculatorModel

/// An operation that found too few numbers on a stack, and the number it takes: `+ needs two`.
public struct StackDemand: Hashable, Sendable {
  /// The name of the operation: as written on its key, or spoken.
  public let operation: String

  /// The number of operands it takes: one or two.
  public let count: Int

  /// Creates the demand of an operation.
  public init(_ operation: String, takes count: Int) {
    self.operation = operation
    self.count = count
  }
}

extension CalculatorViewModel {
  /// The operation that found too few numbers, by its key's label; nil if none did.
  ///
  /// A bit has no word of its own: only the cause is reported.
  var demand: StackDemand? { demand { $0.label } }

  /// The same with the key's name for screen readers.
  var spokenDemand: StackDemand? {
    demand { key in key.name(in: keypadState).map { catalogue.text(.key($0)) } ?? key.label }
  }

  private func demand(calling call: (Key) -> String) -> StackDemand? {
    guard let key = calculator.keyLackingNumbers else { return nil }
    if case .bit = key { return nil }
    return StackDemand(call(key), takes: key.operandCount)
  }
}
