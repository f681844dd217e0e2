extension MathExpression {
  /// How the expression was understood: every operation inside another one in brackets.
  ///
  /// ```swift
  /// try MathExpression("2+3*4").reading   // "2 + (3 × 4)"
  /// try MathExpression("-(1+2").reading   // "−(1 + 2)"
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public var reading: String {
    var leaves: [ReadingLeaf] = []
    var parts: [ReadingPart] = []
    for step in steps {
      if case .number(let value) = step.kind {
        let format = AnswerFormat.reading
        let mark = format.showsExactly(value) ? "" : "≈"
        leaves.append(ReadingLeaf(text: mark + format.text(of: value)))
        parts.append(ReadingPart(kind: .number, leaves: (leaves.count - 1)...(leaves.count - 1)))
        continue
      }
      guard var right = parts.popLast() else { break }
      switch step.kind {
      case .number:
        break
      case .negation:
        if right.kind != .number, right.kind != .percentage { leaves.bracket(right) }
        leaves[right.leaves.lowerBound].signs.append("−")
        right.kind = .signed
        parts.append(right)
      case .percentage:
        if right.kind == .operation { leaves.bracket(right) }
        leaves[right.leaves.upperBound].suffix += "%"
        if right.kind != .signed { right.kind = .percentage }
        parts.append(right)
      case .operation(let operation), .percentageOperation(let operation):
        guard let left = parts.popLast() else { break }
        if left.kind == .operation { leaves.bracket(left) }
        if right.kind != .number { leaves.bracket(right) }
        // In brackets a percentage stands for itself, here it is one of the left side.
        if case .percentageOperation = step.kind {
          leaves[right.leaves.upperBound].suffix += "%"
        }
        leaves[left.leaves.upperBound].suffix += " " + operation.symbol + " "
        parts.append(
          ReadingPart(
            kind: .operation, leaves: left.leaves.lowerBound...right.leaves.upperBound))
      }
    }
    return leaves.reduce(into: "") { text, leaf in
      // Signs and brackets were added from the inside out.
      for sign in leaf.signs.reversed() { text.unicodeScalars.append(sign) }
      text += leaf.text + leaf.suffix
    }
  }
}

/// A number of the expression with the marks around it.
private struct ReadingLeaf {
  var signs: [Unicode.Scalar] = []
  var text: String
  var suffix = ""
}

/// A part of the expression that has a value: the numbers it spans, and what it looks like.
private struct ReadingPart {
  enum Kind {
    case number
    case signed
    case percentage
    case operation
  }

  var kind: Kind
  var leaves: ClosedRange<Int>
}

extension [ReadingLeaf] {
  fileprivate mutating func bracket(_ part: ReadingPart) {
    self[part.leaves.lowerBound].signs.append("(")
    self[part.leaves.upperBound].suffix += ")"
  }
}
