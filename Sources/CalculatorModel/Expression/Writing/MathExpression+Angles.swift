import ExactReals

extension MathExpression {
  /// The expression with a unit at every angle without one, so that it means the same in any unit.
  public func measuringAngles(in unit: AngleUnit) -> MathExpression {
    var expression = self
    expression.steps = steps.withAngles(in: unit)
    return expression
  }

  /// Whether the value depends on the unit of angles: that of `sin(90)`, `asin(1)` and `180°` does, that of
  /// `sin(90°)` does not.
  public var dependsOnAngleUnit: Bool {
    steps.indices.contains { index in
      switch steps[index].kind {
      case .function(let function, _):
        function.takesAngle && !steps[..<index].endsInAngle
          || function.givesAngle && !steps.isMeasured(at: index)
      case .angle: !steps.isArgument(at: index) && !steps.isMeasured(at: index)
      default: false
      }
    } || functions.contains { $0.body.dependsOnAngleUnit }
  }
}

extension [Step] {
  /// The steps with a unit at every angle without one, and with every angle that is a number itself measured in that
  /// unit.
  func withAngles(in unit: AngleUnit) -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(count)
    for (index, step) in enumerated() {
      switch step.kind {
      case .function(let function, _):
        if function.takesAngle, !steps[...].endsInAngle {
          steps.append(Step(.angle(unit), at: step.range))
        }
        steps.append(step)
        if function.givesAngle, !isMeasured(at: index) {
          steps.append(Step(.measure(unit), at: step.range))
        }
      case .angle:
        steps.append(step)
        if !isArgument(at: index), !isMeasured(at: index) {
          steps.append(Step(.measure(unit), at: step.range))
        }
      default: steps.append(step)
      }
    }
    return steps
  }

  /// Whether the step is an angle that a function takes as its argument.
  fileprivate func isArgument(at index: Int) -> Bool {
    let next = self[(index + 1)...].first { $0.kind != .group }
    guard case .function(let function, _)? = next?.kind else { return false }
    return function.takesAngle
  }

  /// Whether the step's angle is converted to a number of some unit.
  fileprivate func isMeasured(at index: Int) -> Bool {
    guard index + 1 < count, case .measure = self[index + 1].kind else { return false }
    return true
  }
}

extension ArraySlice<Step> {
  fileprivate var endsInAngle: Bool {
    guard case .angle? = last(where: { $0.kind != .group })?.kind else { return false }
    return true
  }
}
