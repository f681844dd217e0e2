import CalculatorModel

extension SheetKeyEntry {
  mutating func type(_ operation: ArithmeticOperation) -> SheetKeyEffect {
    switch operation {
    case .addition: return typeSign("+")
    case .subtraction: return typeSign("-")
    case .multiplication: return typeSign("*")
    case .division: return typeSign("/")
    case .power: return typeSign("^")
    case .exponent: return typeExponent()
    case .root: return open("root(")
    case .logarithm: return open("log(")
    case .reversedPower: return .refused(.reversedPower)
    default: return .refused(.otherKeypad)
    }
  }

  private mutating func typeSign(_ sign: String) -> SheetKeyEffect {
    let parts = parts
    let start = parts.calculation.lowerBound
    guard var last = numberIndex ?? lastIndex, cursor > start else {
      replace(start..<blankEnd(from: cursor), with: "ans " + sign + " ")
      return .typed
    }
    if parts.tokens[last].kind == .operation {
      // Another operation replaces the last one, and a sign after it.
      while last > 0, parts.tokens[last].kind == .operation { last -= 1 }
      guard parts.tokens[last].kind != .operation,
        parts.tokens[last].range.lowerBound >= start
      else {
        replace(start..<blankEnd(from: cursor), with: "ans " + sign + " ")
        return .typed
      }
    }
    let token = parts.tokens[last]
    guard token.endsOperand else {
      guard sign == "-" else { return .refused(.needsNumber) }
      replace(token.range.upperBound..<cursor, with: "-")
      return .typed
    }
    guard !lacksExponent(token) else { return .refused(.needsNumber) }
    var end = token.range.upperBound
    let blanks = blankEnd(from: cursor)
    if numberIndex != nil, cursor < end { end = cursor }
    let hasPoint = parts.bytes[end - 1] == UInt8(ascii: ".")
    replace(end - (hasPoint ? 1 : 0)..<blanks, with: " " + sign + " ")
    if sign == "^" { bracketSigned(before: end - (hasPoint ? 1 : 0)) }
    return .typed
  }

  /// Makes a typed power apply to a negative number and not just to its magnitude.
  private mutating func bracketSigned(before end: Int) {
    guard let operand = SheetOperand(before: end, in: parts), operand.isSigned else { return }
    let place = cursor
    let text = line.utf8Part(operand.range)
    replace(operand.range, with: "(" + text + ")")
    cursor = place + 2
  }

  private func blankEnd(from start: Int) -> Int {
    let bytes = parts.bytes
    let comment = parts.comment ?? bytes.count
    var end = start
    while end < comment, bytes[end].isBlank { end += 1 }
    // The blanks before a comment belong to it, and those before an operation are needed.
    let isBeforeOperation = parts.tokens.contains {
      $0.kind == .operation && $0.range.lowerBound == end
    }
    return end == comment && comment < bytes.count || isBeforeOperation ? start : end
  }

  /// Whether a number ends with `e` or `e-`.
  private func lacksExponent(_ token: SheetToken) -> Bool {
    let bytes = parts.bytes
    guard token.kind == .number, bytes[token.range.lowerBound..<token.range.upperBound].count > 1
    else { return false }
    let last = bytes[token.range.upperBound - 1]
    return last | 0x20 == UInt8(ascii: "e") && !isInBase(token) || last == UInt8(ascii: "-")
  }

  private func isInBase(_ token: SheetToken) -> Bool {
    parts.bytes[token.range].dropFirst().first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
  }

  private mutating func typeExponent() -> SheetKeyEffect {
    let parts = parts
    guard let index = numberIndex, !isInBase(parts.tokens[index]) else {
      return .refused(.needsNumber)
    }
    let range = parts.tokens[index].range
    guard !parts.bytes[range].contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
      return .refused(.needsOperation)
    }
    let hasPoint = parts.bytes[range.upperBound - 1] == UInt8(ascii: ".")
    replace(range.upperBound - (hasPoint ? 1 : 0)..<range.upperBound, with: "e")
    return .typed
  }

  // MARK: - Functions

  mutating func type(_ function: KeypadFunction) -> SheetKeyEffect {
    switch function {
    case .square: return typeBehind("^2")
    case .cube: return typeBehind("^3")
    case .factorial: return typeBehind("!")
    case .powerOfTen: return typeBefore("10^")
    case .powerOfTwo: return typeBefore("2^")
    case .reciprocal:
      guard let operand, !operandLacksExponent else { return typeOperand("1/(") }
      replace(operand.range, with: "(1/" + bracketed(operand) + ")")
      return .typed
    default: return wrap(in: function.sheetName)
    }
  }

  private var operandLacksExponent: Bool {
    numberIndex.map { lacksExponent(parts.tokens[$0]) } ?? false
  }

  /// Returns the operand, in brackets if it is more than a number, a name or a bracket.
  private func bracketed(_ operand: SheetOperand) -> String {
    let text = withoutPoint(operand)
    return operand.isSimple ? text : "(" + text + ")"
  }

  private func withoutPoint(_ operand: SheetOperand) -> String {
    let end = operand.range.upperBound
    let hasPoint = parts.bytes[end - 1] == UInt8(ascii: ".")
    return line.utf8Part(operand.range.lowerBound..<end - (hasPoint ? 1 : 0))
  }

  /// Turns `9` into `sqrt(9)`; opens `sqrt(` if there is nothing to wrap.
  private mutating func wrap(in name: String) -> SheetKeyEffect {
    guard let operand else { return typeOperand(name + "(") }
    guard !operandLacksExponent else { return .refused(.needsNumber) }
    let text = withoutPoint(operand)
    replace(operand.range, with: operand.isBracket ? name + text : name + "(" + text + ")")
    return .typed
  }

  /// Turns `9` into `10^9`.
  private mutating func typeBefore(_ text: String) -> SheetKeyEffect {
    guard let operand else { return typeOperand(text + "(") }
    guard !operandLacksExponent else { return .refused(.needsNumber) }
    replace(operand.range, with: text + bracketed(operand))
    return .typed
  }

  /// Turns `9` into `9^2` or `9%`; in an empty line, uses the last answer.
  mutating func typeBehind(_ text: String) -> SheetKeyEffect {
    guard let operand else {
      guard lastIndex == nil, numberIndex == nil else { return .refused(.needsNumber) }
      return typeOperand("ans" + text)
    }
    guard !operandLacksExponent else { return .refused(.needsNumber) }
    // The sign of a percentage may stand before it; a power would apply to the number without its sign.
    let isPlain = text == "%" && operand.isSimpleMagnitude
    replace(
      operand.range, with: (isPlain ? withoutPoint(operand) : bracketed(operand)) + text)
    return .typed
  }

  /// Turns `27` into `root(27, `, with the other number to follow.
  private mutating func open(_ text: String) -> SheetKeyEffect {
    guard let operand else {
      guard lastIndex == nil, numberIndex == nil else { return .refused(.needsNumber) }
      return typeOperand(text + "ans, ")
    }
    guard !operandLacksExponent else { return .refused(.needsNumber) }
    replace(operand.range, with: text + withoutPoint(operand) + ", ")
    return .typed
  }

  mutating func closeParenthesis() -> SheetKeyEffect {
    let parts = parts
    guard let last = lastIndex else { return .refused(.noOpenParenthesis) }
    var depth = 0
    for token in parts.tokens[...last] {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth = max(depth - 1, 0) }
    }
    guard depth > 0 else { return .refused(.noOpenParenthesis) }
    guard parts.tokens[last].endsOperand else { return .refused(.needsNumber) }
    replace(parts.tokens[last].range.upperBound..<cursor, with: ")")
    return .typed
  }
}

extension KeypadFunction {
  /// The function's name in lines; not used for those written as powers.
  fileprivate var sheetName: String {
    let function: MathFunction =
      switch self {
      case .squareRoot: .squareRoot
      case .cubeRoot: .cubeRoot
      case .naturalLogarithm: .naturalLogarithm
      case .decimalLogarithm: .decimalLogarithm
      case .binaryLogarithm: .binaryLogarithm
      case .sine: .sine
      case .cosine: .cosine
      case .tangent: .tangent
      case .arcsine: .arcsine
      case .arccosine: .arccosine
      case .arctangent: .arctangent
      case .hyperbolicSine: .hyperbolicSine
      case .hyperbolicCosine: .hyperbolicCosine
      case .hyperbolicTangent: .hyperbolicTangent
      case .areaSine: .areaSine
      case .areaCosine: .areaCosine
      case .areaTangent: .areaTangent
      case .factorial: .factorial
      case .exponential, .square, .cube, .reciprocal, .powerOfTen, .powerOfTwo: .exponential
      }
    return function.name
  }
}
