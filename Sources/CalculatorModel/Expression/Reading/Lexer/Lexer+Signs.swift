extension Lexer {
  /// The kind of a sign, or of a name that begins with it, but not of a currency sign or a number.
  mutating func kind(
    of scalar: Unicode.Scalar, from start: Int
  ) throws(ExpressionError) -> Token.Kind {
    switch scalar {
    case "+": return .operation(.addition)
    case "-" where readsQuantities && take(UInt8(ascii: ">")): return .conversion
    case "→" where readsQuantities: return .conversion
    case "'" where readsQuantities, "′" where readsQuantities, "’" where readsQuantities:
      return .prime(isDouble: false)
    case "\"" where readsQuantities, "″" where readsQuantities, "”" where readsQuantities:
      return .prime(isDouble: true)
    case "-", "−": return .operation(.subtraction)
    case "*" where position < text.count && text[position] == UInt8(ascii: "*"):
      position += 1
      return .power
    case "*", "×", "·", "⋅": return .operation(.multiplication)
    case ":" where dividesHere:
      readsOtherNotation = true
      return .operation(.division)
    case "/" where position < text.count && text[position] == UInt8(ascii: "/"):
      throw ExpressionError(.otherNotation("floor(a/b)"), at: start..<position + 1)
    case "/", "÷", "\u{2044}": return .operation(.division)
    case "^": return .power
    case "&": return .operation(.and)
    case "|": return .operation(.or)
    case "~": return .complement
    case "<" where take(UInt8(ascii: "<")): return .operation(.shiftLeft)
    case ">" where take(UInt8(ascii: ">")):
      return .operation(take(UInt8(ascii: ">")) ? .logicalShiftRight : .shiftRight)
    case "!": return .factorial
    case "%": return .percentSign
    case "(": return .openingBracket
    case ")": return .closingBracket
    case "[": return .openingSquare
    case "]": return .closingSquare
    // A `?` at the end asks for the result, as `=` does.
    case "?" where isFollowedByNothing: return .equals
    case ",", ";": return .comma
    case "=": return .equals
    case "π": return .constant(.pi)
    case "τ": return .constant(.tau)
    case "√": return .radical(.squareRoot)
    case "∛": return .radical(.cubeRoot)
    case "∜": return .radical(.root)
    case "⌊": return .openingRounding(.floor)
    case "⌈": return .openingRounding(.ceiling)
    case "⌋": return .closingRounding(.floor)
    case "⌉": return .closingRounding(.ceiling)
    case "°": return .angleUnit(.degrees)
    case "#":
      if let number = takeCalculationNumber() { return .calculationNumber(number) }
      // The rest is a comment.
      position = text.count
      return .end
    case "⁻", "⁺":
      return .superscript(
        try digits(from: start, isNegative: scalar == "⁻", { $0.superscriptDigit }))
    case "≈": throw ExpressionError(.roundedNumber, at: start..<position)
    // `12 h @ £35/h`
    case "@" where readsQuantities && start > 0 && isFollowedByAmount: return .name
    case "¢" where readsQuantities && endOfNumber == start: return .name
    default:
      if scalar.superscriptDigit != nil {
        position = start
        return .superscript(try digits(from: start, { $0.superscriptDigit }))
      }
      if scalar.subscriptDigit != nil {
        position = start
        return .subscript(try digits(from: start, { $0.subscriptDigit }))
      }
      if let fraction = scalar.vulgarFraction {
        readsOtherNotation = true
        endOfNumber = position
        return .number(fraction)
      }
      guard scalar.beginsName else {
        if let other = otherNotation(of: scalar, from: start) {
          throw ExpressionError(.otherNotation(other.text), at: start..<other.end)
        }
        throw ExpressionError(.unknownCharacter(String(Character(scalar))), at: start..<position)
      }
      skipName()
      return .name
    }
  }

  /// Whether only spaces and a comment follow, without reading them.
  private var isFollowedByNothing: Bool {
    var rest = self
    rest.skipSpace()
    return rest.position == text.count || text[rest.position] == UInt8(ascii: "#")
  }

  /// Whether the colon just taken divides, as in `16:9`; in `9:30` and `:=` it has another meaning.
  private var dividesHere: Bool {
    let isTime =
      position > 1 && isDigit(at: position - 2) && isDigit(at: position)
      && isDigit(at: position + 1) && !isDigit(at: position + 2)
    return !isTime && !(position < text.count && text[position] == UInt8(ascii: "="))
  }

  /// Takes a sign if it comes next.
  private mutating func take(_ sign: UInt8) -> Bool {
    guard position < text.count, text[position] == sign else { return false }
    position += 1
    return true
  }

  /// Takes the number after `#` if calculations are numbered.
  private mutating func takeCalculationNumber() -> Int? {
    guard readsCalculationNumbers, isDigit(at: position) else { return nil }
    var number = 0
    while isDigit(at: position) {
      // Far beyond any list, larger numbers need not be told apart.
      number = min(number * 10 + Int(text[position] - UInt8(ascii: "0")), 1_000_000)
      position += 1
    }
    return number
  }

  /// Skips to the end of the current name.
  private mutating func skipName() {
    while position < text.count {
      let start = position
      guard takeScalar().continuesName else {
        position = start
        return
      }
    }
  }
}
