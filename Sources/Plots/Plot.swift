import BigNumbers
import CalculatorModel
import ExactReals

/// Curves *y = f(x)* in a frame, with what is known about them.
///
/// ```swift
/// let plot = try Plot(
///   of: [PlottedFunction("x^2 - 2")], in: .radians, from: -3, to: 3, bottom: nil, top: nil, width: 800,
///   height: 500, within: Budget(work: Plot.work))
/// plot.curves[0].features.roots.count   // 2
/// ```
package struct Plot: Sendable {
  package struct Curve: Sendable {
    /// The function as it was typed.
    package let text: String
    package let analysis: CurveAnalysis
    package let features: CurveFeatures
  }

  package let curves: [Curve]

  /// The points that each two curves share.
  package let crossings: [Crossings]
  package let frame: PlotFrame

  /// The most curves.
  package static let curveLimit = 6

  /// The most work of a plot, which is as that of some lines.
  package static let work: Int64 = 10_000_000_000

  /// The interval if none is given.
  package static let standardInterval: (from: Real, to: Real) = (-10, 10)

  /// The pixels if no size is given.
  package static let standardSize = (width: 800, height: 500)

  /// Draws functions.
  ///
  /// - Parameters:
  ///   - functions: The functions of `x`.
  ///   - unit: The unit of angles.
  ///   - lower: The left end.
  ///   - upper: The right end, above the left one.
  ///   - bottom: The bottom; nil for one that shows what is there.
  ///   - top: The top, above the bottom.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - budget: The most it may cost.
  /// - Throws: ``ExpressionError`` if a function has something in it that can't be plotted, or when the budget is used
  ///   up.
  package init(
    of functions: [PlottedFunction], in unit: AngleUnit, from lower: Real, to upper: Real,
    bottom: Rational?, top: Rational?, width: Int, height: Int, within budget: Budget
  ) throws(ExpressionError) {
    var curves: [Curve] = []
    for function in functions {
      do throws(CalculationError) {
        let analysis = try CurveAnalysis(
          of: function.expression, in: unit, from: lower, to: upper, within: budget)
        curves.append(
          Curve(
            text: function.text, analysis: analysis,
            features: try CurveFeatures(of: analysis, within: budget)))
      } catch {
        throw ExpressionError(.calculation(error), at: 0..<0)
      }
    }
    self.curves = curves
    do throws(CalculationError) {
      crossings = try Crossings.all(of: curves, in: unit, from: lower, to: upper, within: budget)
    } catch {
      throw ExpressionError(.calculation(error), at: 0..<0)
    }
    var frame = PlotFrame(
      left: lower, right: upper, bottom: bottom ?? 0, top: top ?? 1, width: width, height: height)
    if bottom == nil || top == nil {
      do throws(CalculationError) {
        var columns: [CurveColumns] = []
        for curve in curves {
          columns.append(try CurveColumns(curve.analysis, in: frame, within: budget))
        }
        var points: [Enclosure] = []
        for features in curves.map(\.features) {
          if !features.roots.isEmpty { points.append(.zero) }
          for extremum in features.extrema {
            points.append(
              try extremum.value.enclosure(bits: PlotFrame.precision, within: budget))
          }
        }
        let shown = PlotHeight(of: columns, with: points)
        let (low, high) = (bottom ?? shown.bottom, top ?? shown.top)
        // The curves may be all below the bottom, or above the top.
        frame = PlotFrame(
          left: lower, right: upper, bottom: low < high || top == nil ? low : high - 1,
          top: low < high || top != nil ? high : low + 1, width: width, height: height)
      } catch {
        throw ExpressionError(.calculation(error), at: 0..<0)
      }
    }
    self.frame = frame
  }

  /// The pixels of the curves.
  ///
  /// - Throws: `CalculationError` when the budget is used up.
  package func raster(within budget: Budget) throws(CalculationError) -> CurveRaster {
    var raster = CurveRaster(width: frame.width, height: frame.height)
    for curve in curves {
      let columns = try CurveColumns(curve.analysis, in: frame, within: budget)
      try raster.add(columns, in: frame, within: budget)
    }
    return raster
  }
}

/// A function that was typed to be plotted: `y = x^2 - 2`, or without the `y =`.
package struct PlottedFunction: Sendable {
  package let text: String
  let expression: MathExpression

  /// Reads a function of `x`.
  ///
  /// - Throws: ``ExpressionError`` with the cause and its place.
  package init(_ text: String) throws(ExpressionError) {
    var bytes = Array(text.utf8)
    // Blanks in place of the name keep the places of errors.
    if let end = Self.endOfName(bytes) {
      for index in 0..<end { bytes[index] = UInt8(ascii: " ") }
    }
    let body = String(decoding: bytes, as: UTF8.self)
    expression = try MathExpression(body, of: "x")
    self.text = String(decoding: bytes.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// Whether a text is a relation, such as `x^2 + y^2 < 1`, or a curve that isn't given as y of x.
  package static func isRelation(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let body = bytes[(endOfName(bytes) ?? 0)...]
    return String(decoding: body, as: UTF8.self).unicodeScalars.contains {
      "<>=≤≥≠".unicodeScalars.contains($0)
    }
  }

  /// The place after `y =` or `f(x) =`.
  private static func endOfName(_ text: [UInt8]) -> Int? {
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let name = text[..<equals].filter { $0 != UInt8(ascii: " ") }
    return name == Array("y".utf8) || name.count == 4 && name.suffix(3) == Array("(x)".utf8)
      ? equals + 1 : nil
  }
}
