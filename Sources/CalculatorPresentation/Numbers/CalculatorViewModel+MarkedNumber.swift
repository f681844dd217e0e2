import CalculatorModel

extension CalculatorViewModel {
  /// Types a digit or a mark of a number with group marks; returns false if no group marks are involved.
  func type(_ character: Character) -> Bool {
    let symbols = calculator.format.symbols
    // A paste, a result or another number has replaced it.
    if let number = markedNumber, number.digits != calculator.entryDigits { markedNumber = nil }
    if markedNumber == nil {
      guard let mark = symbols.groupingMark, character == Character(mark),
        let digits = calculator.entryDigits
      else { return false }
      let typed = String(digits.map { $0 == "." ? Character(symbols.decimalMark) : $0 })
      markedNumber = MarkedNumber(typed, symbols: symbols)
    }
    guard MarkedNumber.takes(character), var number = markedNumber else { return false }
    number.append(character)
    markedNumber = number
    perform(step: .retype(number.digits))
    showDecimal()
    if news.content != nil { news.content = nil }
    return true
  }

  /// Ends the number being typed with marks, unless the key belongs to it.
  ///
  /// - Returns: Whether the key was part of the number, and has been handled.
  func endMarkedNumber(before key: Key) -> Bool {
    switch key {
    case .digit(let digit):
      return type(Character(String(digit.rawValue)))
    case .decimalPoint:
      return type(Character(calculator.format.symbols.decimalMark))
    default:
      markedNumber = nil
      return false
    }
  }
}
