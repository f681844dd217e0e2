import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// The number in memory and the stored ones, as a list to choose from.
  public var memoryRows: [MemoryRow] {
    var rows: [MemoryRow] = []
    if let memory = calculator.memory { rows.append(row(.memory, memory)) }
    for (index, number) in calculator.storedNumbers.enumerated().reversed() {
      rows.append(row(.stored(index), number))
    }
    return rows
  }

  func row(_ place: MemoryRow.Place, _ number: Real) -> MemoryRow {
    MemoryRow(
      place: place, text: calculator.format.text(of: number),
      exactness: calculator.format.showsExactly(number) ? .exact : .rounded)
  }

  /// Stores the number shown beside the memory.
  public func store() {
    var rehearsal = calculator
    guard rehearsal.storeNumber() else {
      return say(.sentence(calculator.number == nil ? .nothingToStore : .memoryIsFull))
    }
    let text = displayText
    perform(step: .store)
    showDecimal()
    say(.sentence(.stored(text)))
  }

  /// Takes a number of the memory as the operand.
  public func recall(_ place: MemoryRow.Place) {
    switch place {
    case .memory: press(.memory(.recall))
    case .stored(let index):
      perform(step: .recallStored(at: index))
      showDecimal()
      tell(.display)
    }
  }

  /// Forgets a number of the memory.
  public func remove(_ place: MemoryRow.Place) {
    switch place {
    case .memory: press(.memory(.clear))
    case .stored(let index): perform(step: .removeStored(at: index))
    }
  }
}
