import BigNumbers
import CalculatorModel

/// Sequences of keys on the programmer keypad, compared with Swift's own integers and their overflow flags.
///
/// Each begins with a word of random size and sign, typed in a random base, and goes on calculating from it; every
/// result, and whether it wrapped, is that of the fixed-width integer.
struct WordSequences {
  let count: Int
  let seed: UInt64

  /// The number of operations after the first number.
  private static let length = 6

  /// Whether all agreed; the first sequence that did not is printed.
  func pass() -> Bool {
    var generator = Xorshift(state: seed)
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<count {
      let agrees =
        switch generator.next() % 8 {
        case 0: Self.agrees(Int8.self, using: &generator)
        case 1: Self.agrees(Int16.self, using: &generator)
        case 2: Self.agrees(Int32.self, using: &generator)
        case 3: Self.agrees(Int64.self, using: &generator)
        case 4: Self.agrees(UInt8.self, using: &generator)
        case 5: Self.agrees(UInt16.self, using: &generator)
        case 6: Self.agrees(UInt32.self, using: &generator)
        default: Self.agrees(UInt64.self, using: &generator)
        }
      guard agrees else { return false }
    }
    print("ok   \(count) sequences as with Swift's integers in \(clock.now - start)")
    return true
  }

  private static func agrees<Integer: FixedWidthInteger>(
    _ type: Integer.Type, using generator: inout Xorshift
  ) -> Bool {
    guard let size = WordFormat.Size(rawValue: Integer.bitWidth),
      let base = NumberBase.allCases.randomElement(using: &generator)
    else { return false }
    let words = WordMode(format: WordFormat(size, isSigned: Integer.isSigned), base: base)
    var calculator = Calculator(order: .leftToRight, words: words)
    calculator.setKeypad(.programmer)
    var pressed: [Key] = []
    func press(_ key: Key) {
      pressed.append(key)
      calculator.press(key)
    }
    var value = Integer.random(in: .min ... .max, using: &generator)
    for key in keys(typing: value, in: base) { press(key) }
    for _ in 0..<length {
      let step = Step.allCases.randomElement(using: &generator) ?? .addition
      guard let (key, operand, result, wraps) = step.outcome(of: value, using: &generator) else {
        continue
      }
      press(key)
      if let operand {
        for key in keys(typing: operand, in: base) { press(key) }
        press(.equals)
      }
      value = result
      let pattern = UInt64(truncatingIfNeeded: value) & (.max >> UInt64(64 - Integer.bitWidth))
      guard calculator.word?.pattern == pattern, calculator.words.wraps == wraps else {
        print(
          "FAIL \(type) in base \(base.rawValue): \(pressed.map { $0.token }.joined(separator: " ")) is "
            + "\(calculator.displayText), \(calculator.words.wraps), and not \(value), \(wraps)")
        return false
      }
    }
    return true
  }

  /// Returns the keys that type a number: its pattern, or its digits with ± before the last one, so that the
  /// smallest number fits.
  private static func keys<Integer: FixedWidthInteger>(
    typing value: Integer, in base: NumberBase
  ) -> [Key] {
    let isNegative = base == .decimal && value < 0
    let pattern = UInt64(truncatingIfNeeded: value) & (.max >> UInt64(64 - Integer.bitWidth))
    let number = isNegative ? UInt64(value.magnitude) : pattern
    var keys: [Key] = String(number, radix: base.rawValue).compactMap { digit in
      digit.hexDigitValue.flatMap { value in
        value < 10
          ? Digit(rawValue: UInt8(value)).map { .digit($0) }
          : LetterDigit(rawValue: UInt8(value)).map { .letterDigit($0) }
      }
    }
    if isNegative { keys.insert(.toggleSign, at: max(keys.count - 1, 1)) }
    return keys
  }

  /// An operation on a word.
  private enum Step: CaseIterable {
    case addition, subtraction, multiplication, division, remainder
    case and, or, xor, nand, nor
    case shiftLeft, shiftRight, logicalShiftRight
    case onesComplement, twosComplement, byteFlip, shiftLeftByOne, shiftRightByOne

    /// Returns the key, the operand typed after it, the result by Swift's integers and whether it wraps; nil where
    /// the operation has none.
    func outcome<Integer: FixedWidthInteger>(
      of value: Integer, using generator: inout Xorshift
    ) -> (key: Key, operand: Integer?, result: Integer, wraps: Bool)? {
      // Small operands as often as others, so that not everything wraps.
      let any = Integer.random(in: .min ... .max, using: &generator)
      let operand = generator.next().isMultiple(of: 2) ? any : any % 7
      let count = Integer.random(in: 0...Integer(Integer.bitWidth + 2), using: &generator)
      func binary(
        _ operation: ArithmeticOperation, _ outcome: (partialValue: Integer, overflow: Bool)
      ) -> (key: Key, operand: Integer?, result: Integer, wraps: Bool) {
        (.operation(operation), operand, outcome.partialValue, outcome.overflow)
      }
      switch self {
      case .addition: return binary(.addition, value.addingReportingOverflow(operand))
      case .subtraction: return binary(.subtraction, value.subtractingReportingOverflow(operand))
      case .multiplication:
        return binary(.multiplication, value.multipliedReportingOverflow(by: operand))
      case .division:
        return operand == 0 ? nil : binary(.division, value.dividedReportingOverflow(by: operand))
      case .remainder:
        // The remainder of the smallest number by −1 is 0, and exact: the flag is that of the quotient.
        return operand == 0
          ? nil
          : binary(
            .remainder, (value.remainderReportingOverflow(dividingBy: operand).partialValue, false))
      case .and: return binary(.and, (value & operand, false))
      case .or: return binary(.or, (value | operand, false))
      case .xor: return binary(.xor, (value ^ operand, false))
      case .nand: return binary(.nand, (~(value & operand), false))
      case .nor: return binary(.nor, (~(value | operand), false))
      case .shiftLeft: return (.operation(.shiftLeft), count, value << count, false)
      case .shiftRight: return (.operation(.shiftRight), count, value >> count, false)
      case .logicalShiftRight:
        let pattern = Integer.Magnitude(truncatingIfNeeded: value)
        return (
          .operation(.logicalShiftRight), count, Integer(truncatingIfNeeded: pattern >> count),
          false
        )
      case .onesComplement: return (.word(.onesComplement), nil, ~value, false)
      case .twosComplement: return (.word(.twosComplement), nil, 0 &- value, false)
      case .byteFlip: return (.word(.flipBytes), nil, value.byteSwapped, false)
      case .shiftLeftByOne: return (.word(.shiftLeft), nil, value << 1, false)
      case .shiftRightByOne: return (.word(.shiftRight), nil, value >> 1, false)
      }
    }
  }
}
