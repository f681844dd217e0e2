import BigNumbers
import ExactReals

/// Whole numbers in other bases: `0xFF`, `0b1010`, `0o17`.
extension Lexer {
  /// The base that the prefix of a number names, which stands here.
  var prefixedBase: NumberBase? {
    guard text[position] == UInt8(ascii: "0"), position + 1 < text.count else { return nil }
    return switch text[position + 1] | 0x20 {
    case UInt8(ascii: "x"): .hexadecimal
    case UInt8(ascii: "b"): .binary
    case UInt8(ascii: "o"): .octal
    default: nil
    }
  }

  /// Reads a number behind the prefix of its base, which stands here.
  ///
  /// All letters and digits belong to it, so that `0b12` and `0xg` are no products. `_` may stand before
  /// each digit.
  mutating func number(in base: NumberBase) throws(ExpressionError) -> Rational {
    let start = position
    position += 2
    var digits: [UInt8] = []
    var isReadable = true
    var isBehindSeparator = false
    while position < text.count {
      let place = position
      let scalar = takeScalar()
      guard scalar.continuesName || scalar == "." && isDigit(at: position) else {
        position = place
        break
      }
      if scalar == "_", !isBehindSeparator {
        isBehindSeparator = true
      } else {
        isBehindSeparator = false
        isReadable = isReadable && scalar.isASCII && scalar != "_" && scalar != "."
        digits.append(text[place])
      }
    }
    guard isReadable, !isBehindSeparator,
      let value = BigInt(String(decoding: digits, as: UTF8.self), radix: base.rawValue)
    else { throw ExpressionError(.malformedNumber, at: start..<position) }
    let number = Rational(value)
    guard number.storageBitWidth <= CalculationLimit.expression.bits else {
      throw ExpressionError(.calculation(.tooManyDigits), at: start..<position)
    }
    try pay(for: number, from: start)
    return number
  }

  /// Pays for the memory of a number that was read.
  mutating func pay(for number: Rational, from start: Int) throws(ExpressionError) {
    wordsLeft -= number.storageBitWidth / 64
    guard wordsLeft >= 0 else {
      throw ExpressionError(.calculation(.tooMuchWork), at: start..<position)
    }
  }
}
