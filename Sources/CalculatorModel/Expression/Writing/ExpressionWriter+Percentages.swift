/// Percentages, lists and sums over whole numbers in an expression's text.
extension ExpressionWriter {
  /// Writes a step with percentages, each in the one form that reads back.
  mutating func write(_ step: PercentageStep, _ operands: [Int], isFirst: Bool) {
    let (x, y) = (operands[0], operands[operands.count - 1])
    switch step {
    case .share(let operation):
      // Written without brackets, as it would be no share inside them.
      then(
        .part(x, .left(.sum), isFirst: isFirst), .text(" " + operation.symbol + " "),
        .part(y, .share, isFirst: true))
    case .portion(let portion):
      then(
        .part(x, .portion, isFirst: isFirst), .text(" " + portion.rawValue + " "),
        .part(y, .portion, isFirst: false))
    case .ratio(let portion):
      write(x, " as % " + portion.rawValue + " ", y)
    case .change: write(x, " to ", y, " as %")
    case .whole(let portion): write(x, " " + portion.rawValue + " what is ", y)
    case .marked: then(.part(x, .left(.conversion), isFirst: true), .text(" as %"))
    case .unmarked: then(.part(x, .left(.conversion), isFirst: true), .text(" as number"))
    }
  }

  private mutating func write(_ left: Int, _ words: String, _ right: Int, _ end: String = "") {
    then(
      .part(left, .left(.conversion), isFirst: true), .text(words),
      .part(right, .left(.conversion), isFirst: true), .text(end))
  }

  /// Writes `[1, 2]`.
  mutating func write(list elements: [Int]) {
    if style.groupsLikeArguments { leaveOutGroups(in: elements) }
    var next: [Task] = [.text("[")]
    for (position, element) in elements.enumerated() {
      if position > 0 { next.append(.text(style.separator)) }
      next.append(.part(element, .alone, isFirst: true))
    }
    next.append(.text("]"))
    tasks.append(contentsOf: next.reversed())
  }

  /// Writes `sum(1 ÷ k, k, 1, 10)`: the body, the name of its variable, and the bounds.
  mutating func write(_ binding: Binding, _ function: UserFunction, _ operands: [Int]) {
    if style.groupsLikeArguments { leaveOutGroups(in: operands) }
    var term = ExpressionWriter(
      function.body.steps, style.groupsLikeArguments ? style.withoutGroups : style,
      variables: function.body.variables, functions: function.body.functions,
      parameters: function.parameters)
    let name = function.parameters[function.parameters.count - 1]
    var next: [Task] = [.text(binding.function.name + "(" + term.write() + style.separator + name)]
    for bound in operands.suffix(binding.boundCount) {
      next += [.text(style.separator), .part(bound, .alone, isFirst: true)]
    }
    next.append(.text(")"))
    tasks.append(contentsOf: next.reversed())
  }
}
