import BigNumbers
import CalculatorModel
import ExactReals

/// Features of a curve: roots, extrema, poles, jumps, holes and gaps.
package struct CurveFeatures: Sendable {
  package struct Root: Sendable {
    package var number: Real

    /// Whether the curve touches the axis there without crossing it.
    package var isTouching: Bool
  }

  /// A number at which the curve leaves all bounds on a side.
  package struct Pole: Sendable {
    package var number: Real

    /// The limits; nil outside the interval.
    package var left: Limit?
    package var right: Limit?
  }

  /// A number at which the curve has two limits, or another value than its limit.
  package struct Jump: Sendable {
    package var number: Real
    package var left: Limit
    package var right: Limit
    package var value: Real?
  }

  /// A number at which the curve has a limit and no value.
  package struct Hole: Sendable {
    package var number: Real
    package var limit: Real
  }

  package struct Extremum: Sendable {
    package var isMaximum: Bool
    package var number: Real
    package var value: Real
  }

  /// Numbers between two others.
  package struct Stretch: Sendable {
    package var from: Real
    package var to: Real
  }

  package private(set) var roots: [Root] = []
  package private(set) var poles: [Pole] = []
  package private(set) var jumps: [Jump] = []
  package private(set) var holes: [Hole] = []

  /// Where the curve has no value.
  package private(set) var gaps: [Stretch] = []
  package private(set) var extrema: [Extremum] = []

  /// Where the curve is level.
  package private(set) var levels: [(stretch: Stretch, value: Real)] = []

  /// Where the curve could not be followed, or not to the end.
  package private(set) var undecided: [Stretch] = []

  /// Lists the features of a curve.
  ///
  /// - Throws: `CalculationError` when the budget is used up.
  package init(of curve: CurveAnalysis, within budget: Budget) throws(CalculationError) {
    for (index, point) in curve.points.enumerated() {
      let (before, after) = (
        index > 0 ? curve.pieces[index - 1] : nil,
        index < curve.pieces.count ? curve.pieces[index] : nil
      )
      // Where the curve runs along the axis, an end of the interval is none.
      let isOnAxis = [before, after].contains { piece in
        piece?.place.flatMap { curve.program.constant(at: $0) }?.isWrittenAsZero == true
      }
      if point.isRoot, point.isCritical || !isOnAxis {
        let signs = (before?.sign ?? 0, after?.sign ?? 0)
        roots.append(Root(number: point.number, isTouching: signs.0 * signs.1 > 0))
      }
      try add(point, before, after, within: budget)
    }
    for number in curve.unresolved { undecided.append(Stretch(from: number, to: number)) }
    addStretches(of: curve)
  }

  private mutating func add(
    _ point: CurveAnalysis.Point, _ before: CurveAnalysis.Piece?, _ after: CurveAnalysis.Piece?,
    within budget: Budget
  ) throws(CalculationError) {
    if Self.isInfinite(point.left) || Self.isInfinite(point.right) {
      poles.append(Pole(number: point.number, left: point.left, right: point.right))
      return
    }
    if !point.isValueKnown {
      undecided.append(Stretch(from: point.number, to: point.number))
    }
    guard let left = point.left, let right = point.right else { return }
    switch (left, right) {
    case (.number(let below), .number(let above)):
      guard point.isValueKnown else { return }
      var isContinuous = try below.isEqual(to: above, within: budget)
      if isContinuous == .yes {
        guard let value = point.value else {
          holes.append(Hole(number: point.number, limit: below))
          return
        }
        isContinuous = try value.isEqual(to: below, within: budget)
        if isContinuous == .yes, let before, let after, before.direction * after.direction < 0 {
          extrema.append(
            Extremum(isMaximum: before.direction > 0, number: point.number, value: value))
        }
      }
      switch isContinuous {
      case .yes: break
      case .no:
        jumps.append(Jump(number: point.number, left: left, right: right, value: point.value))
      case .undecided: undecided.append(Stretch(from: point.number, to: point.number))
      }
    case (.unknown, _), (_, .unknown), (.oscillating, _), (_, .oscillating):
      // Next to numbers at which the curve could not be followed it is not told again.
      if before?.isKnown != false, after?.isKnown != false, before?.isMonotone != false,
        after?.isMonotone != false
      {
        undecided.append(Stretch(from: point.number, to: point.number))
      }
    default: break
    }
  }

  private static func isInfinite(_ limit: Limit?) -> Bool {
    if case .infinite = limit { true } else { false }
  }

  private mutating func addStretches(of curve: CurveAnalysis) {
    var (lastGap, lastUnknown): (Int?, Int?)
    for (index, piece) in curve.pieces.enumerated() {
      let stretch = Stretch(from: curve.points[index].number, to: curve.points[index + 1].number)
      guard piece.isKnown, piece.isMonotone else {
        if lastUnknown == index - 1 {
          undecided[undecided.count - 1].to = stretch.to
        } else {
          undecided.append(stretch)
        }
        lastUnknown = index
        continue
      }
      guard let place = piece.place else {
        if lastGap == index - 1, !gaps.isEmpty, curve.points[index].value == nil {
          gaps[gaps.count - 1].to = stretch.to
        } else {
          gaps.append(stretch)
        }
        lastGap = index
        continue
      }
      if let value = curve.program.constant(at: place) { levels.append((stretch, value)) }
    }
  }
}
