import BigNumbers
import CalculatorModel
import ExactReals

/// The points that two curves of a plot share: the roots of their difference.
package struct Crossings: Sendable {
  package struct Point: Sendable {
    package var x: Real
    package var y: Real

    /// Whether the curves only touch there.
    package var isTouching: Bool
  }

  /// The indices of the curves.
  package let curves: (first: Int, second: Int)

  package private(set) var points: [Point] = []

  /// Where the curves are the same.
  package private(set) var shared: [CurveFeatures.Stretch] = []

  /// Where there may be other points.
  package private(set) var undecided: [CurveFeatures.Stretch] = []

  /// The work on two curves, after which the rest of their points is undecided.
  private static let work: Int64 = 1_000_000_000

  /// Finds the points of each two curves.
  ///
  /// - Throws: `CalculationError` when the budget is used up.
  static func all(
    of curves: [Plot.Curve], in unit: AngleUnit, from lower: Real, to upper: Real,
    within budget: Budget
  ) throws(CalculationError) -> [Crossings] {
    var all: [Crossings] = []
    for second in curves.indices {
      for first in curves.indices.prefix(second) {
        let portion = budget.portion(
          work: work, decisionBits: budget.decisionBits, expansionBits: budget.expansionBits)
        let granted = portion.work
        var crossings = Crossings(curves: (first, second))
        do throws(CalculationError) {
          try crossings.find(
            curves[first], curves[second], in: unit, from: lower, to: upper, within: portion)
        } catch .stopped {
          throw .stopped
        } catch {
          crossings.undecided = [CurveFeatures.Stretch(from: lower, to: upper)]
        }
        try budget.settle(portion, granted: granted)
        all.append(crossings)
      }
    }
    return all
  }

  private init(curves: (first: Int, second: Int)) { self.curves = curves }

  private mutating func find(
    _ first: Plot.Curve, _ second: Plot.Curve, in unit: AngleUnit, from lower: Real, to upper: Real,
    within budget: Budget
  ) throws(CalculationError) {
    let text = "(" + first.text + ") - (" + second.text + ")"
    guard let difference = try? MathExpression(text, of: "x") else { throw .undecided }
    let features = try CurveFeatures(
      of: CurveAnalysis(of: difference, in: unit, from: lower, to: upper, within: budget),
      within: budget)
    shared = features.levels.filter { $0.value.isWrittenAsZero }.map { $0.stretch }
    undecided = features.undecided
    for root in features.roots {
      points.append(
        Point(
          x: root.number, y: try first.analysis.value(at: root.number, within: budget),
          isTouching: root.isTouching))
    }
  }
}
