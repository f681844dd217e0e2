import BigNumbers
import ExactReals

/// Functions of the bits of whole numbers.
extension MathFunction {
  /// The base in which an answer is written that the function makes last, if it is one of those.
  var base: NumberBase? {
    switch self {
    case .hexadecimal: .hexadecimal
    case .octal: .octal
    case .binary: .binary
    case .decimal: .decimal
    default: nil
    }
  }

  /// The words that the function cuts a number to, if it is one of those.
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

  /// Whether the value is bits of a word, with or without a sign.
  var givesPattern: Bool {
    switch self {
    case .rotationLeft, .rotationRight, .byteswap: true
    default: false
    }
  }

  /// The value of a function of one number.
  ///
  /// - Throws: `CalculationError.notInteger`; `CalculationError.outsideDomain` for the ones of a negative
  ///   number, which have no end.
  func bits(of x: Real, within budget: Budget) throws(CalculationError) -> Real {
    if base != nil { return x }
    if let wordFormat { return try x.cut(to: wordFormat, within: budget).number }
    let x = try x.integer(within: budget)
    guard self == .population, !x.isNegative else { throw .outsideDomain }
    return Real(Rational(x.words.reduce(0) { $0 + $1.nonzeroBitCount }))
  }

  /// The value of a function of a whole number in a word of so many bits, without a sign.
  ///
  /// - Parameters:
  ///   - arguments: The number, by how many places it turns unless its bytes are swapped, and the bits.
  ///   - budget: What it may cost.
  /// - Returns: The word.
  /// - Throws: `CalculationError.notInteger`; `CalculationError.outsideDomain` for other words than of 8,
  ///   16, 32 and 64 bits, and for a number that has no room in one.
  func pattern(
    of arguments: ArraySlice<Real>, within budget: Budget
  ) throws(CalculationError) -> Real {
    var numbers: [BigInt] = []
    for argument in arguments { numbers.append(try argument.integer(within: budget)) }
    guard let bits = Int(exactly: numbers[numbers.count - 1]),
      let size = WordFormat.Size(rawValue: bits)
    else { throw .outsideDomain }
    let format = WordFormat(size, isSigned: false)
    // As it may be typed: with a sign, or all of the bits.
    let smallest = WordFormat(size, isSigned: true).smallest
    guard smallest <= numbers[0], numbers[0] <= format.largest else { throw .outsideDomain }
    var word = Word(truncating: numbers[0], format)
    if self == .byteswap {
      word = word.bytesFlipped
    } else {
      // Any number of places is one of less than a turn.
      let places = Int(truncatingIfNeeded: numbers[1] & BigInt(bits - 1))
      word =
        self == .rotationLeft ? word.rotatedLeft(by: places) : word.rotatedRight(by: places)
    }
    return Real(Rational(word.value))
  }
}
