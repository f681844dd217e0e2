import BigNumbers

extension Calculator {
  /// Presses a key that only the programmer keypad has.
  mutating func pressWordKey(_ key: Key) {
    switch key {
    case .doubleZero:
      setDigit(.zero)
      setDigit(.zero)
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
  /// On the programmer keypad these are the keys that it does not have, and digits above its base; on the
  /// others, all that are for words alone.
  public func isOff(_ key: Key) -> Bool {
    guard words.isOn else {
      return switch key {
      case .letterDigit, .doubleF, .word, .bit, .base, .wordSize, .signed: true
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

  /// Whether a digit would leave the number as it is.
  func ignoresWordDigit(_ digit: UInt8) -> Bool {
    guard let typed = typedWord else { return false }
    let longer = word(behind: typed, appending: digit)
    return longer == nil || longer == typed
  }
}
