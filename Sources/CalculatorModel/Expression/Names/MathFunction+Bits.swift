import BigNumbers
import ExactReals

/// Functions of the bits of whole numbers.
extension MathFunction {
  /// The base in which the answer is written, if the function asks for one and is applied last.
  var base: NumberBase? {
    switch self {
    case .hexadecimal: .hexadecimal
    case .octal: .octal
    case .binary: .binary
    case .decimal: .decimal
    default: nil
    }
  }

  /// The words that the function wraps a number to, if it is one of those.
  private var wordFormat: WordFormat? {
    switch self {
    case .int8: WordFormat(.bits8, isSigned: true)
    case .int16: WordFormat(.bits16, isSigned: true)
    case .int32: WordFormat(.bits32, isSigned: true)
    case .int64: WordFormat(.bits64, isSigned: true)
    case .uint8: WordFormat(.bits8, isSigned: false)
    case .uint16: WordFormat(.bits16, isSigned: false)
    case .uint32: WordFormat(.bits32, isSigned: false)
    case .uint64: WordFormat(.bits64, isSigned: false)
    default: nil
    }
  }

  /// Whether the value is the bits of a word, with or without a sign.
  var givesPattern: Bool {
    switch self {
    case .rotationLeft, .rotationRight, .byteswap: true
    default: false
    }
  }

  /// The value of a function of one number.
  ///
  /// - Throws: `CalculationError.notInteger`; `CalculationError.outsideDomain` for the one bits of a negative number,
  ///   which are infinitely many.
  func bits(of x: Real, within budget: Budget) throws(CalculationError) -> Real {
    if base != nil { return x }
    if let wordFormat { return try x.cut(to: wordFormat, within: budget).number }
    let x = try x.integer(within: budget)
    guard self == .population, !x.isNegative else { throw .outsideDomain }
    return Real(Rational(x.words.reduce(0) { $0 + $1.nonzeroBitCount }))
  }

  /// The value of a function of an unsigned word, whose number of bits is the last argument.
  ///
  /// - Parameters:
  ///   - arguments: The number, the number of places to rotate it by unless its bytes are swapped, and the bits.
  ///   - budget: The most it may cost.
  /// - Returns: The word.
  /// - Throws: `CalculationError.notInteger`; `CalculationError.outsideDomain` for words of other sizes than 8, 16,
  ///   32 and 64 bits, and for a number that doesn't fit.
  func pattern(
    of arguments: ArraySlice<Real>, within budget: Budget
  ) throws(CalculationError) -> Real {
    var numbers: [BigInt] = []
    for argument in arguments { numbers.append(try argument.integer(within: budget)) }
    guard let bits = Int(exactly: numbers[numbers.count - 1]),
      let size = WordFormat.Size(rawValue: bits)
    else { throw .outsideDomain }
    let format = WordFormat(size, isSigned: false)
    // It may be typed with a sign, or as all of the bits.
    let smallest = WordFormat(size, isSigned: true).smallest
    guard smallest <= numbers[0], numbers[0] <= format.largest else { throw .outsideDomain }
    var word = Word(truncating: numbers[0], format)
    if self == .byteswap {
      word = word.bytesFlipped
    } else {
      // The number of places is reduced to less than a full turn.
      let places = Int(truncatingIfNeeded: numbers[1] & BigInt(bits - 1))
      word =
        self == .rotationLeft ? word.rotatedLeft(by: places) : word.rotatedRight(by: places)
    }
    return Real(Rational(word.value))
  }
}
