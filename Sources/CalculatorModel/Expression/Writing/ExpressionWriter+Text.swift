import BigNumbers
import ExactReals

/// The second pass: from the outermost step to the numbers.
extension ExpressionWriter {
  mutating func then(_ next: Task...) { tasks.append(contentsOf: next.reversed()) }

  /// The parts that are a step's operands.
  private func operands(of index: Int) -> [Int] {
    var operands: [Int] = []
    var last = index
    for _ in 0..<steps[index].kind.operandCount(calling: functions) {
      last = operands.isEmpty ? index - 1 : parts[last].start - 1
      operands.append(last)
    }
    // They are found from the last one on, and a list may have many.
    operands.reverse()
    return operands
  }

  mutating func writePart(_ index: Int, isFirst: Bool) {
    if let leaf = parts[index].leaf {
      text += leaf.text
      return
    }
    let operands = operands(of: index)
    if case .quantity(let step) = steps[index].kind {
      return write(step, operands, isFirst: isFirst)
    }
    if case .list = steps[index].kind {
      write(list: operands)
      return
    }
    if case .binding(let binding, let function) = steps[index].kind {
      write(binding, functions[function], operands)
      return
    }
    guard let x = operands.first else { return }
    switch steps[index].kind {
    case .negation:
      then(.text(style.minusSign), .part(x, .negated, isFirst: true))
    case .complement: then(.text("not "), .part(x, .negated, isFirst: true))
    case .percentage: then(.part(x, .percent, isFirst: isFirst), .text("%"))
    case .superscript(let exponent): write(x, raisedTo: exponent, isFirst: isFirst)
    case .angle(let unit): write(angle: x, in: unit, isFirst: isFirst)
    case .measure(let unit): write(x, measuredIn: unit, isFirst: isFirst)
    case .group where style.brackets == .all: writePart(x, isFirst: isFirst)
    case .group: then(.text("("), .inside(x, isFirst: true), .text(")"))
    case .unfinished: then(.text("("), .inside(x, isFirst: true))
    case .operation(let operation): write(operation, operands, isFirst: isFirst)
    case .percentageOperation(let operation):
      then(
        .part(x, .left(.sum), isFirst: isFirst), .text(" " + operation.symbol + " "),
        .part(operands[1], style.brackets == .all ? .right(.sum) : .percent, isFirst: false),
        .text("%"))
    case .function(let function, _) where function.base != nil && index == parts.count - 1:
      // The last step of all specifies how the answer is written.
      then(.part(x, .alone, isFirst: isFirst), .text(" to " + function.name))
    case .function(let function, _): write(function: function, operands, isFirst: isFirst)
    case .call(let index): call(functions[index].name, operands)
    case .percentages(let step): write(step, operands, isFirst: isFirst)
    case .number, .based, .value, .reference, .constant, .variable, .parameter, .forgotten,
      .quantity, .list, .binding:
      break
    }
  }

  private mutating func write(
    _ operation: ArithmeticOperation, _ operands: [Int], isFirst: Bool
  ) {
    let (left, right) = (operands[0], operands[1])
    let isOpen = parts[right].isOpen
    switch operation {
    case .or, .nor: write(operation, left, right, .inclusiveOr, isFirst: isFirst)
    case .xor: write(operation, left, right, .exclusiveOr, isFirst: isFirst)
    case .and, .nand: write(operation, left, right, .conjunction, isFirst: isFirst)
    case .shiftLeft, .shiftRight, .logicalShiftRight:
      write(operation, left, right, .shift, isFirst: isFirst)
    case .addition, .subtraction: write(operation, left, right, .sum, isFirst: isFirst)
    case .multiplication, .division: write(operation, left, right, .product, isFirst: isFirst)
    case .remainder:
      then(
        .part(left, .dividend, isFirst: isFirst), .text(" mod "),
        .part(right, .right(.product), isFirst: false))
    case .power:
      then(
        .part(left, .base, isFirst: isFirst), .text("^"), .part(right, .exponent, isFirst: false))
    case .reversedPower where !isOpen:
      then(
        .part(right, .base, isFirst: isFirst), .text("^"), .part(left, .exponent, isFirst: false))
    case .root where !isOpen: write(function: .root, operands, isFirst: isFirst)
    case .logarithm where !isOpen: write(function: .logarithm, operands, isFirst: isFirst)
    case .exponent where isOneNumber(operands[...]):
      then(.inside(left, isFirst: isFirst), .text("e"), .inside(right, isFirst: true))
    case .exponent where !isOpen:
      then(
        .part(left, .left(.product), isFirst: isFirst), .text(" × 10^"),
        .part(right, .exponent, isFirst: false))
    case .reversedPower, .root, .logarithm, .exponent:
      write(operation, left, right, .power, isFirst: isFirst)
    }
  }

  /// Writes an operation as its sign between the operands, the right one of which may be missing.
  private mutating func write(
    _ operation: ArithmeticOperation, _ left: Int, _ right: Int, _ strength: Strength, isFirst: Bool
  ) {
    let isMissing = steps[right].kind == .unfinished(.operand)
    var (place, isBehindSign) = (Place.right(strength), false)
    if strength == .sum, parts[right].isPercentage {
      isBehindSign = !parts[left].isPercentage
      place = isBehindSign ? .noShare : .portion
    }
    then(
      .part(left, isMissing ? .waiting(operation) : .left(strength), isFirst: isFirst),
      .text(" " + operation.symbol + (isMissing ? "" : " ")),
      .part(right, place, isFirst: isBehindSign))
  }

  private mutating func write(
    function: MathFunction, _ operands: [Int], isFirst: Bool
  ) {
    switch (function, operands.count) {
    case (.factorial, _): then(.part(operands[0], .signed, isFirst: isFirst), .text("!"))
    case (.power, 2):
      then(
        .part(operands[0], .base, isFirst: isFirst), .text("^"),
        .part(operands[1], .exponent, isFirst: false))
    case (.remainder, 2):
      then(
        .part(operands[0], .dividend, isFirst: isFirst), .text(" mod "),
        .part(operands[1], .right(.product), isFirst: false))
    case (.squareRoot, _), (.cubeRoot, _):
      let sign = function.symbol ?? function.name
      guard style.brackets == .needed else { return call(sign, operands) }
      then(.text(sign), .part(operands[0], .exponent, isFirst: true))
    case (.root, 2):
      guard let degree = degree(operands[...]) else { return call(function.name, operands) }
      then(.text(degree + "√"), .part(operands[0], .exponent, isFirst: true))
    case (.logarithm, 2):
      guard let base = base(operands[...]) else { return call(function.name, operands) }
      call(function.name + base, [operands[0]])
    default:
      call(
        style.isTypeset ? function.typesetName : function.name, operands,
        takesMore: function.argumentCounts.upperBound > 1)
    }
  }

  private mutating func write(_ base: Int, raisedTo exponent: Int32, isFirst: Bool) {
    guard style.brackets == .needed else {
      let power = WrittenNumber(Rational(Int(exponent)), in: style)
      then(
        .part(base, .base, isFirst: isFirst),
        .text("^" + (power.isNegative ? "(" + power.text + ")" : power.text)))
      return
    }
    then(.part(base, .signed, isFirst: isFirst), .text(exponent.description.raised))
  }

  /// Writes an angle with its unit.
  private mutating func write(angle: Int, in unit: AngleUnit, isFirst: Bool) {
    if isLeftOut(unit) {
      then(.inside(angle, isFirst: isFirst))
      return
    }
    let sign = unit == .degrees ? "°" : " " + unit.name
    if isCallOfAngles(angle) {
      then(.text("("), .inside(angle, isFirst: true), .text(")" + sign))
    } else {
      then(.part(angle, unit == .degrees ? .degrees : .signed, isFirst: isFirst), .text(sign))
    }
  }

  /// Whether a part is written as just a function of angles, which no unit can follow.
  private func isCallOfAngles(_ index: Int) -> Bool {
    switch steps[index].kind {
    case .function(let function, _): function.isOfAngles
    case .group where style.brackets == .all, .negation: isCallOfAngles(index - 1)
    case .measure(let unit):
      unit == style.readingUnit ?? .radians && isCallOfAngles(index - 1)
    default: false
    }
  }

  /// Writes an angle as a number of units, converted for readers in another unit.
  private mutating func write(_ angle: Int, measuredIn unit: AngleUnit, isFirst: Bool) {
    let readingUnit = style.readingUnit ?? .radians
    guard unit != readingUnit else {
      then(.inside(angle, isFirst: isFirst))
      return
    }
    then(
      .part(angle, .left(.product), isFirst: isFirst),
      .text(" × (1 " + readingUnit.name + " ÷ 1 " + unit.name + ")"))
  }

  /// Writes a function with its arguments.
  private mutating func call(_ name: String, _ operands: [Int], takesMore: Bool = false) {
    if operands.count > 1 || takesMore, style.groupsLikeArguments { leaveOutGroups(in: operands) }
    // Brackets that were entered serve as those of the function.
    if operands.count == 1, style.brackets == .needed, isGroup(operands[0]) {
      text += name
      then(.inside(operands[0], isFirst: true))
      return
    }
    var next: [Task] = [.text(name + "(")]
    for (position, operand) in operands.enumerated() {
      if position > 0 { next.append(.text(style.separator)) }
      next.append(.part(operand, .alone, isFirst: true))
    }
    next.append(.text(")"))
    tasks.append(contentsOf: next.reversed())
  }

  /// Whether a part is written in brackets that were entered.
  private func isGroup(_ index: Int) -> Bool {
    switch steps[index].kind {
    case .group: true
    case .angle(let unit): isLeftOut(unit) && steps[index - 1].kind == .group
    default: false
    }
  }

  mutating func leaveOutGroups(in operands: [Int]) {
    guard let last = operands.last else { return }
    let style = style.withoutGroups
    for index in parts[operands[0]].start...last where parts[index].leaf != nil {
      parts[index].leaf = leaf(steps[index].kind, in: style)
    }
  }
}
