/// The name of a key for a screen reader.
///
/// The digits have no case: in every language they are spoken as themselves.
public enum KeyName: CaseIterable, Hashable, Sendable {
  case add
  case subtract
  case multiply
  case divide
  case equals
  case percent
  case changeSign
  case decimalPoint
  case clear
  case allClear
  case delete

  case leftParenthesis
  case rightParenthesis
  case memoryClear
  case memoryAdd
  case memorySubtract
  case memoryRecall
  /// `2nd`: other functions on some keys.
  case secondFunctions
  case square
  case cube
  case xToThePowerOfY
  case yToThePowerOfX
  case eToThePowerOfX
  case tenToThePowerOfX
  case twoToThePowerOfX
  case reciprocal
  case squareRoot
  case cubeRoot
  case yThRootOfX
  case naturalLogarithm
  case logarithmBase10
  case logarithmBase2
  case logarithmBaseY
  case factorial
  case sine
  case cosine
  case tangent
  case inverseSine
  case inverseCosine
  case inverseTangent
  case hyperbolicSine
  case hyperbolicCosine
  case hyperbolicTangent
  case inverseHyperbolicSine
  case inverseHyperbolicCosine
  case inverseHyperbolicTangent
  case eulersNumber
  case pi
  /// `EE`: the exponent of ten comes next.
  case enterExponent
  case randomNumber
  /// Angles are in radians from now on.
  case radians
  /// Angles are in degrees from now on.
  case degrees

  case remainder
  case and
  case or
  case exclusiveOr
  case nand
  case nor
  case shiftLeftBy
  case shiftRightBy
  /// Zeros are shifted in from the left, regardless of the sign.
  case shiftRightWithZerosBy
  /// A division that leaves a remainder.
  case divideWhole

  // By one place.
  case shiftLeft
  case shiftRight
  case onesComplement
  case twosComplement
  case rotateLeft
  case rotateRight
  case rotateLeftThroughCarry
  case rotateRightThroughCarry
  /// The bytes of a word in the opposite order.
  case flipBytes
  /// The 16-bit parts of a word in the opposite order.
  case flipWords
  /// `00`
  case doubleZero
  /// `FF`
  case doubleF
  case binary
  case octal
  case decimal
  case hexadecimal
  case bits8
  case bits16
  case bits32
  case bits64
  /// Words have a sign from now on.
  case signed
  /// Words have no sign from now on.
  case unsigned

  /// Puts a number on the stack.
  case enter
  /// Exchanges the last two numbers of the stack.
  case exchange
  case rollUp
  case rollDown
  /// Removes the last number of the stack.
  case drop
}
