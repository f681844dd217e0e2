import BigNumbers

extension Calculator {
  /// Presses a key that only the programmer keypad has.
  mutating func pressWordKey(_ key: Key) {
    switch key {
    case .doubleZero:
      type(.zero)
      type(.zero)
    case .letterDigit(let digit): setWordDigit(digit.rawValue)
    case .doubleF:
      setWordDigit(LetterDigit.f.rawValue)
      setWordDigit(LetterDigit.f.rawValue)
    case .word(let operation): setWordOperation(operation)
    case .bit(let bit): toggleBit(bit)
    case .base(let base): setBase(base)
    case .wordSize(let size): setWordSize(size)
    case .signed(let isSigned): setSigned(isSigned)
    default: break
    }
  }

  /// Whether the key is off: it does nothing, ends no entry, and is dimmed.
  ///
  /// On the programmer keypad these are the keys that it doesn't have, and digits above its base; on the
  /// others, all keys that only work on words.
  public func isOff(_ key: Key) -> Bool {
    guard words.isOn else {
      return switch key {
      case .letterDigit, .doubleF, .word, .bit, .base, .wordSize, .signed: true
      case .operation(let operation): operation.isForWords
      default: false
      }
    }
    return switch key {
    case .digit(let digit): digit.rawValue >= words.base.rawValue
    case .letterDigit(let digit): digit.rawValue >= words.base.rawValue
    case .doubleF: words.base != .hexadecimal
    case .bit(let bit): bit >= words.format.bitWidth
    case .operation(let operation): operation.precedence > .multiplicative
    case .decimalPoint, .percent, .function, .constant, .random, .memory, .angleUnit: true
    default: false
    }
  }

  /// Returns the number of digits of a key that don't fit into the number.
  func countOfDigitsLeftOut(pressing key: Key) -> Int {
    switch key {
    case .digit(let digit) where words.isOn: countOfDigits([digit.rawValue])
    case .digit: ignores(key) ? 1 : 0
    case .doubleZero where words.isOn: countOfDigits([0, 0])
    case .letterDigit(let digit): countOfDigits([digit.rawValue])
    case .doubleF: countOfDigits([LetterDigit.f.rawValue, LetterDigit.f.rawValue])
    default: 0
    }
  }

  private func countOfDigits(_ digits: [UInt8]) -> Int {
    guard words.isOn else { return 0 }
    var typed = typedWord
    var count = 0
    for digit in digits where digit < words.base.rawValue {
      let longer = word(after: typed, appending: digit)
      if longer == nil { count += 1 }
      typed = longer ?? typed
    }
    return count
  }

  /// Whether a digit would leave the number as it is.
  func ignoresWordDigit(_ digit: UInt8) -> Bool {
    guard let typed = typedWord else { return false }
    let longer = word(after: typed, appending: digit)
    return longer == nil || longer == typed
  }
}
