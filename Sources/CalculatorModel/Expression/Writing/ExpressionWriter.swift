import BigNumbers
import ExactReals

/// Writes an expression: the only way from steps to text.
///
/// A first pass finds the start of each operand and the strength of its operation; a second one goes from the last
/// step, which is the outermost, to the numbers, and so knows the surroundings of each part. Neither is recursive, so
/// an expression may be of any length.
///
/// - Complexity: O(*n*) in the number of steps, plus the conversion of long numbers.
struct ExpressionWriter {
  let steps: [Step]
  let style: ExpressionStyle
  let variables: [Variable]
  let functions: [UserFunction]
  let parameters: [String]
  let entry: DisplayedNumber?

  var parts: [Part] = []
  var tasks: [Task] = []
  var text = ""

  /// The strength with which the outermost operation of a part holds it together.
  enum Strength: Int, Comparable {
    case phrase, conversion, inclusiveOr, exclusiveOr, conjunction, shift
    case sum, sign, complement, product, power, postfix, percentage, atom

    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }

    /// Whether it belongs to an operation between two operands.
    var isOperation: Bool { self <= .sum || self == .product || self == .power }
  }

  /// The properties of the operand that a step completes.
  struct Part {
    /// The place of its first step.
    var start: Int
    var strength = Strength.atom
    /// Whether part of it is still missing.
    var isOpen = false
    /// Whether it is in brackets that were entered.
    var isEntered = false
    /// Whether it is a percentage.
    var isPercentage = false
    /// The text of a number or a name.
    var leaf: WrittenNumber?
  }

  /// The position of a part, as far as it matters for brackets.
  enum Place {
    case alone
    case left(Strength)
    case right(Strength)
    /// Left of `mod`.
    case dividend
    case base, exponent
    case negated, percent
    /// Before `°`, which may follow a negative number.
    case degrees
    /// Before a temperature scale, whose number may have a sign.
    case temperature
    /// Before any other sign: `²`, `!`, ` rad`.
    case signed
    /// Left of an operation that waits for its right side.
    case waiting(ArithmeticOperation)
    /// Right of a sum, where it must be a share of the left side.
    case share
    /// Right of a sum, where it is a percentage but must not be a share.
    case noShare
    /// Next to `of`, `on` or `off`.
    case portion
  }

  enum Task {
    case text(String)
    /// The part that ends with a step, and whether nothing before it would make a minus sign look like an operation.
    case part(Int, Place, isFirst: Bool)
    /// The same part without brackets of its own.
    case inside(Int, isFirst: Bool)
  }

  /// Creates a writer for an expression's steps.
  ///
  /// - Parameters:
  ///   - steps: The steps, which are those of one expression.
  ///   - style: The style to write it in.
  ///   - variables: The variables used by the steps.
  ///   - functions: The functions called by the steps.
  ///   - parameters: The names of the parameters, in a function's body.
  ///   - entry: The number that is being typed, with its digits as typed so far.
  init(
    _ steps: [Step], _ style: ExpressionStyle, variables: [Variable] = [],
    functions: [UserFunction] = [], parameters: [String] = [], entry: DisplayedNumber? = nil
  ) {
    self.steps = steps.withAmounts(variables, functions)
    self.style = style
    self.variables = variables
    self.functions = functions
    self.parameters = parameters
    self.entry = entry
  }

  /// The expression's text; "" if there are no steps.
  mutating func write() -> String {
    findParts()
    guard !parts.isEmpty else { return "" }
    tasks = [.part(parts.count - 1, .alone, isFirst: true)]
    while let task = tasks.popLast() {
      switch task {
      case .text(let piece): text += piece
      case .inside(let index, let isFirst): writePart(index, isFirst: isFirst)
      case .part(let index, let place, let isFirst):
        if needsBrackets(parts[index], at: place, isFirst: isFirst) {
          then(.text("("), .inside(index, isFirst: true), .text(")"))
        } else {
          writePart(index, isFirst: isFirst)
        }
      }
    }
    return text
  }

  // MARK: - What the parts are

  private mutating func findParts() {
    parts.reserveCapacity(steps.count)
    var operands: [Int] = []
    for (index, step) in steps.enumerated() {
      let count = step.kind.operandCount(calling: functions)
      let first = operands.count - count
      var part = Part(start: count == 0 ? index : parts[operands[first]].start)
      if let last = operands.last, count > 0 { part.isOpen = parts[last].isOpen }
      describe(&part, step.kind, operands[first...])
      if count == 0 {
        if case .variable = step.kind { part.isPercentage = step.kind.isPercentage([], variables) }
      } else {
        part.isPercentage = step.kind.isPercentage(
          operands[first...].map { parts[$0].isPercentage }, variables)
      }
      parts.append(part)
      operands.removeSubrange(first...)
      operands.append(index)
    }
  }

  private func describe(
    _ part: inout Part, _ step: Step.Kind, _ operands: ArraySlice<Int>
  ) {
    func inner() -> Part { parts[operands[operands.startIndex]] }
    switch step {
    case .number, .based, .value, .reference, .constant, .variable, .parameter, .forgotten:
      let leaf = leaf(step, in: style)
      part.leaf = leaf
      part.strength = leaf.strength
    case .unfinished(.entry):
      let leaf = leaf(step, in: style)
      part.leaf = leaf
      part.strength = leaf.isNegative ? .sign : .atom
    case .unfinished: part.isOpen = true
    case .negation: part.strength = .sign
    case .complement: part.strength = .complement
    case .percentage: part.strength = inner().strength == .sign ? .sign : .percentage
    case .superscript: part.strength = style.brackets == .all ? .power : .postfix
    case .angle(let unit): part.strength = isLeftOut(unit) ? inner().strength : .postfix
    case .measure(let unit):
      part.strength = unit == style.readingUnit ?? .radians ? inner().strength : .product
    case .operation(let operation): part.strength = strength(of: operation, operands)
    case .percentageOperation, .percentages(.share): part.strength = .sum
    case .percentages(.portion): part.strength = .product
    case .percentages: part.strength = .phrase
    case .list, .binding: break
    case .function(.factorial, _): part.strength = .postfix
    case .function(.remainder, 2): part.strength = .product
    case .function(.power, 2): part.strength = .power
    case .function(.squareRoot, _), .function(.cubeRoot, _):
      part.strength = style.brackets == .all ? .atom : .postfix
    case .function(.root, 2): part.strength = degree(operands) == nil ? .atom : .postfix
    case .group where style.brackets == .all: part.strength = inner().strength
    case .group: part.isEntered = true
    case .function, .call: break
    case .quantity(let step): part.strength = strength(of: step)
    }
  }

  private func strength(
    of operation: ArithmeticOperation, _ operands: ArraySlice<Int>
  ) -> Strength {
    switch operation {
    case .or, .nor: .inclusiveOr
    case .xor: .exclusiveOr
    case .and, .nand: .conjunction
    case .shiftLeft, .shiftRight, .logicalShiftRight: .shift
    case .addition, .subtraction: .sum
    case .multiplication, .division, .remainder: .product
    case .power, .reversedPower: .power
    case .root: degree(operands) == nil ? .atom : .postfix
    case .logarithm: .atom
    case .exponent:
      !isOneNumber(operands) ? .product : parts[operands[operands.startIndex]].strength
    }
  }

  func leaf(_ step: Step.Kind, in style: ExpressionStyle) -> WrittenNumber {
    switch step {
    case .number(let value): return WrittenNumber(value, in: style)
    case .based(let value, let base):
      return WrittenNumber(text: base.text(of: value.numerator))
    case .value(let operand, let calculation):
      if let text = calculation.flatMap(style.reference) { return WrittenNumber(reference: text) }
      return WrittenNumber(operand, in: style)
    case .reference(let calculation):
      return WrittenNumber(reference: style.reference(calculation) ?? calculation.name)
    case .constant(let constant): return WrittenNumber(text: constant.symbol)
    case .variable(let index): return WrittenNumber(text: variables[index].name)
    case .parameter(let index):
      // A body that is read without its head only knows its parameters by their places.
      let isNamed = parameters.indices.contains(index)
      return WrittenNumber(text: isNamed ? parameters[index] : "x" + String(index + 1))
    case .unfinished(.entry):
      guard let entry, case .rounded(let format) = style.numbers else {
        return WrittenNumber(text: "…")
      }
      return WrittenNumber(entry, in: format)
    default: return WrittenNumber(text: "…")
    }
  }

  /// Whether a unit can be omitted, because the text is read in it.
  func isLeftOut(_ unit: AngleUnit) -> Bool {
    unit != .degrees && unit == style.readingUnit && !style.marksAngles
  }

  /// The degree of a root as a superscript, if it can be one.
  func degree(_ operands: ArraySlice<Int>) -> String? {
    guard style.isTypeset, let last = operands.last, let leaf = parts[last].leaf,
      leaf.digits == .integer
    else { return nil }
    return leaf.text.superscript
  }

  /// The base of a logarithm as a subscript, if it can be one.
  func base(_ operands: ArraySlice<Int>) -> String? {
    guard style.isTypeset, let last = operands.last, let leaf = parts[last].leaf,
      leaf.digits == .integer
    else { return nil }
    return leaf.text.subscript
  }

  /// Whether a number and its exponent can be written as one: `3e4`.
  func isOneNumber(_ operands: ArraySlice<Int>) -> Bool {
    guard style.isTypeset, operands.count == 2,
      let coefficient = parts[operands[operands.startIndex]].leaf,
      let exponent = parts[operands[operands.startIndex + 1]].leaf
    else { return false }
    // Exponents long enough to be grouped belong to no number.
    return coefficient.digits != .other && exponent.digits == .integer
      && exponent.text.unicodeScalars.count <= 4
  }

  // MARK: - Brackets

  private func needsBrackets(_ part: Part, at place: Place, isFirst: Bool) -> Bool {
    if part.isOpen { return false }
    let strength = part.strength
    switch place {
    case .share: return false
    case .noShare: return style.brackets == .all || !part.isEntered
    case .portion where style.brackets == .all: return strength.isOperation || strength == .sign
    case .alone: return false
    default: break
    }
    if style.brackets == .all {
      switch place {
      case .alone, .waiting, .share, .noShare, .portion: return false
      case .left: return strength.isOperation
      case .dividend: return strength.isOperation || strength == .sign
      case .right, .base, .exponent, .degrees, .signed: return strength != .atom
      case .temperature: return strength != .atom && strength != .sign
      case .negated: return strength != .atom && strength != .percentage
      case .percent:
        return strength.isOperation || strength == .postfix || strength == .complement
      }
    }
    // A sign that is not at the beginning of a text looks like an operation.
    if !isFirst, strength == .sign || part.leaf?.isNegative ?? false { return true }
    switch place {
    case .alone, .share, .noShare: return false
    case .portion: return strength <= .product || strength == .sign
    case .left(let needed): return strength < needed && !(needed == .product && strength == .sign)
    case .right(let needed): return strength <= needed || strength == .sign
    case .dividend: return strength < .product
    case .base: return strength < .postfix
    case .exponent, .signed: return strength < .atom
    case .negated: return strength < .power
    case .percent, .degrees, .temperature: return strength < .atom && strength != .sign
    case .waiting(let operation):
      switch operation.precedence {
      case .inclusiveOr: return false
      case .exclusiveOr: return strength < .exclusiveOr
      case .conjunction: return strength < .conjunction
      case .shift: return strength < .shift
      case .additive: return strength < .sum
      case .multiplicative: return strength < .sign
      case .exponential, .notation: return strength < .postfix
      }
    }
  }
}

extension String {
  /// The digits as superscripts, with a sign.
  var raised: String {
    replacingDigits(limit: .max) { $0.raised } ?? "⁻" + String(dropFirst()).raised
  }

  /// The digits as superscripts; nil if there are other characters, or many.
  fileprivate var superscript: String? { replacingDigits(limit: 3) { $0.raised } }

  /// The digits as subscripts; nil if there are other characters, or many.
  fileprivate var `subscript`: String? {
    replacingDigits(limit: 3) { Unicode.Scalar(0x2080 + UInt32($0)) }
  }

  private func replacingDigits(
    limit: Int, _ replacement: (UInt8) -> Unicode.Scalar?
  ) -> String? {
    guard utf8.count <= limit else { return nil }
    var text = ""
    for byte in utf8 {
      guard (0x30...0x39).contains(byte), let scalar = replacement(byte - 0x30) else { return nil }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

extension UInt8 {
  /// The digit as a superscript.
  fileprivate var raised: Unicode.Scalar? {
    switch self {
    case 1: "\u{B9}"
    case 2: "\u{B2}"
    case 3: "\u{B3}"
    default: Unicode.Scalar(0x2070 + UInt32(self))
    }
  }
}
