extension ExpressionWriter {
  func function(
    _ function: KeypadFunction, _ x: Piece, _ unit: AngleUnit
  ) -> Piece {
    switch function {
    case .square: return Piece(text: x.bracketed(below: .atom) + "²", strength: .postfix)
    case .cube: return Piece(text: x.bracketed(below: .atom) + "³", strength: .postfix)
    case .factorial: return Piece(text: x.bracketed(below: .atom) + "!", strength: .postfix)
    case .reciprocal: return Piece(text: "1 ÷ " + x.bracketed(below: .power), strength: .product)
    case .squareRoot: return Piece(text: "√" + x.bracketed(below: .atom), strength: .postfix)
    case .cubeRoot: return Piece(text: "∛" + x.bracketed(below: .atom), strength: .postfix)
    case .exponential: return Piece(text: "e^" + x.bracketed(below: .atom), strength: .power)
    case .powerOfTen: return Piece(text: "10^" + x.bracketed(below: .atom), strength: .power)
    case .powerOfTwo: return Piece(text: "2^" + x.bracketed(below: .atom), strength: .power)
    case .sine, .cosine, .tangent:
      return Piece(text: name(of: function) + "(" + angle(x, unit) + ")")
    case .arcsine, .arccosine, .arctangent:
      return inverse(Piece(text: name(of: function) + x.asArgument), unit)
    default: return Piece(text: name(of: function) + x.asArgument)
    }
  }

  /// An angle with its unit; radians, where the text is read in radians, need none.
  func angle(_ x: Piece, _ unit: AngleUnit) -> String {
    switch unit {
    case .degrees:
      return x.bracketed(below: x.strength == .sign ? .sign : .atom) + "°"
    case .radians:
      guard readingUnit != .radians else {
        return x.isGroup ? String(x.text.dropFirst().dropLast()) : x.text
      }
      return x.bracketed(below: .atom) + " rad"
    case .gradians: return x.bracketed(below: .atom) + " grad"
    }
  }

  /// An inverse function, which gives an angle; for a reader in another unit, converted.
  func inverse(_ x: Piece, _ unit: AngleUnit) -> Piece {
    guard readingUnit != unit else { return x }
    return Piece(
      text: x.text + " × (1 " + readingUnit.name + " ÷ 1 " + unit.name + ")", strength: .product)
  }

  func name(of function: KeypadFunction) -> String {
    guard isForDisplay else { return function.mathFunction?.name ?? function.token }
    return switch function {
    case .binaryLogarithm: "log₂"
    case .arcsine: "sin⁻¹"
    case .arccosine: "cos⁻¹"
    case .arctangent: "tan⁻¹"
    case .areaSine: "sinh⁻¹"
    case .areaCosine: "cosh⁻¹"
    case .areaTangent: "tanh⁻¹"
    default: function.mathFunction?.name ?? function.token
    }
  }
}
