import ExactReals

extension Calculator {
  /// The number in memory; nil when there is none.
  public var memory: Real? { memoryOperand?.value }

  /// Performs a memory operation on the number shown; its entry ends, the number stays.
  public mutating func setMemory(_ operation: MemoryOperation) {
    press(.memory(operation))
  }

  mutating func setMemory(_ operation: MemoryOperation, within budget: Budget?) {
    switch operation {
    case .clear: memoryOperand = nil
    case .recall:
      let number = memoryOperand ?? .zero
      setOperand(number, as: .number(number, of: nil))
    case .add: changeMemory(.addition, within: budget)
    case .subtract: changeMemory(.subtraction, within: budget)
    }
  }

  mutating func changeMemory(_ operation: ArithmeticOperation, within budget: Budget?) {
    guard let shown else { return }
    if showsEntry { takeShownNumber() }
    do throws(CalculationError) {
      memoryOperand = try CalculationLimit.keypad.result(
        operation, memory ?? 0, shown.value, within: budget)
    } catch {
      fail(error)
    }
  }

  /// The most numbers that can be stored alongside the memory.
  public static let storedNumberLimit = 100

  /// The numbers stored alongside the memory, the oldest first.
  public var storedNumbers: [Real] { stored.map { $0.value } }

  /// Stores the number shown alongside the memory; its entry ends, the number stays.
  ///
  /// - Returns: Whether it was stored: there is a number, and room for it.
  @discardableResult
  public mutating func storeNumber() -> Bool {
    guard let shown, stored.count < Self.storedNumberLimit else { return false }
    if showsEntry { stack.isOn ? endEntry() : takeShownNumber() }
    stored.append(shown)
    return true
  }

  /// Takes a stored number as the operand; does nothing if there is none at the index.
  public mutating func recallStoredNumber(at index: Int) {
    guard stored.indices.contains(index) else { return }
    setOperand(stored[index], as: .number(stored[index], of: nil))
  }

  /// Forgets a stored number.
  public mutating func removeStoredNumber(at index: Int) {
    if stored.indices.contains(index) { stored.remove(at: index) }
  }
}
