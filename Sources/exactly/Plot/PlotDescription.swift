import BigNumbers
import CalculatorModel
import ExactReals
import Languages
import Plots

/// The description of a plot in words, and its features as they are written.
struct PlotDescription {
  private let plot: Plot
  private let budget: Budget
  private let format: AnswerFormat

  init(_ plot: Plot, within budget: Budget) {
    (self.plot, self.budget) = (plot, budget)
    format = AnswerFormat(significantDigits: plot.frame.digits(within: budget))
  }

  var title: PlotText {
    .title(
      functions: plot.curves.map { "y = " + $0.text }.joined(separator: ", "),
      from: text(plot.frame.left), to: text(plot.frame.right))
  }

  var height: PlotText {
    .height(
      bottom: format.text(of: plot.frame.bottom), top: format.text(of: plot.frame.top))
  }

  /// Returns the lines about a curve.
  func lines(about curve: Plot.Curve, in language: Language) -> [String] {
    let features = curve.features
    var lines: [PlotText] = []
    if features.roots.isEmpty {
      if undecided(of: curve).isEmpty { lines.append(.noRoots) }
    } else {
      lines.append(
        .roots(
          Self.list(features.roots) { root in
            root.isTouching
              ? PlotText.touching(text(root.number)).text(in: language) : text(root.number)
          }))
    }
    let (maxima, minima) = (
      features.extrema.filter(\.isMaximum), features.extrema.filter { !$0.isMaximum }
    )
    func add(_ text: (String) -> PlotText, _ list: [String]) {
      if !list.isEmpty { lines.append(text(Self.list(list) { $0 })) }
    }
    add(PlotText.maxima, maxima.map { point($0.number, $0.value) })
    add(PlotText.minima, minima.map { point($0.number, $0.value) })
    add(
      PlotText.poles, features.poles.map { "\(text($0.number)) (\(sides($0.left, $0.right)))" })
    add(
      PlotText.jumps,
      features.jumps.map { jump in
        let value = jump.value.map { ", y = " + text($0) } ?? ""
        return "\(text(jump.number)) (\(sides(jump.left, jump.right))\(value))"
      })
    add(PlotText.holes, features.holes.map { point($0.number, $0.limit) })
    add(PlotText.gaps, features.gaps.map { stretch($0) })
    add(
      PlotText.levels, features.levels.map { "y = \(text($0.value)) \(stretch($0.stretch))" })
    add(PlotText.undecided, undecided(of: curve).map { "(\($0[0]), \($0[1]))" })
    return lines.map { $0.text(in: language) }
  }

  /// Returns the lines about the points that two curves share.
  func lines(about crossings: Crossings, in language: Language) -> [String] {
    var lines: [PlotText] = []
    if !crossings.points.isEmpty {
      lines.append(
        .crossings(
          Self.list(crossings.points) { shared in
            let point = point(shared.x, shared.y)
            return shared.isTouching
              ? PlotText.touching(point).text(in: language) : point
          }))
    } else if crossings.shared.isEmpty, crossings.undecided.isEmpty {
      lines.append(.noCrossings)
    }
    if !crossings.shared.isEmpty {
      lines.append(.same(Self.list(crossings.shared) { stretch($0) }))
    }
    if !crossings.undecided.isEmpty {
      lines.append(.undecided(Self.list(crossings.undecided) { stretch($0) }))
    }
    return lines.map { $0.text(in: language) }
  }

  /// The functions of two curves.
  func title(of crossings: Crossings) -> String {
    "y = " + plot.curves[crossings.curves.first].text + ", y = "
      + plot.curves[crossings.curves.second].text
  }

  /// Where a curve could not be followed.
  private func undecided(of curve: Plot.Curve) -> [[String]] {
    curve.features.undecided.map { [text($0.from), text($0.to)] }
  }

  /// The most features of a kind in a list.
  private static let listLimit = 20

  private static func list<Element>(_ elements: [Element], _ text: (Element) -> String) -> String {
    let shown = elements.prefix(listLimit).map(text).joined(separator: ", ")
    return elements.count > listLimit ? shown + ", ... (\(elements.count))" : shown
  }

  private func point(_ x: Real, _ y: Real) -> String { "(\(text(x)), \(text(y)))" }

  private func stretch(_ stretch: CurveFeatures.Stretch) -> String {
    "(\(text(stretch.from)), \(text(stretch.to)))"
  }

  private func sides(_ left: Limit?, _ right: Limit?) -> String {
    "\(text(left)) | \(text(right))"
  }

  private func text(_ limit: Limit?) -> String {
    switch limit {
    case nil: "."
    case .number(let number): text(number)
    case .infinite(let sign): sign < 0 ? "-inf" : "+inf"
    case .oscillating: "~"
    case .undefined: "-"
    case .unknown: "?"
    }
  }

  /// A number with the digits that tell it from others in the frame.
  func text(_ number: Real) -> String {
    (try? format.text(of: number, within: budget)) ?? "?"
  }

  /// A table of the values at eleven numbers, a line each.
  func table() -> [String] {
    let (left, right) = (plot.frame.left, plot.frame.right)
    return (0...10).compactMap { index in
      guard let step = try? Rational(index) / 10,
        let distance = try? Real.product(
          Real.difference(right, left, within: budget), Real(step), within: budget),
        let number = try? Real.sum(left, distance, within: budget)
      else { return nil }
      let values = plot.curves.map { curve in
        (try? curve.analysis.value(at: number, within: budget)).map { text($0) } ?? "-"
      }
      return ([text(number)] + values).joined(separator: "\t")
    }
  }

  /// The features of a curve as an object.
  func record(of curve: Plot.Curve) -> AnswerRecord {
    let features = curve.features
    var record = AnswerRecord()
    record.append("function", curve.text)
    record.append("from", text(plot.frame.left))
    record.append("to", text(plot.frame.right))
    record.append("bottom", format.text(of: plot.frame.bottom))
    record.append("top", format.text(of: plot.frame.top))
    record.append("roots", features.roots.map { text($0.number) })
    record.append("touching", features.roots.filter(\.isTouching).map { text($0.number) })
    record.append(
      "extrema",
      features.extrema.map {
        ($0.isMaximum ? "max " : "min ") + point($0.number, $0.value)
      })
    record.append(
      "poles", features.poles.map { "\(text($0.number)) (\(sides($0.left, $0.right)))" })
    record.append(
      "jumps",
      features.jumps.map { jump in
        let value = jump.value.map { "value " + text($0) } ?? "undefined"
        return "\(text(jump.number)) (\(sides(jump.left, jump.right)), \(value))"
      })
    record.append(
      "holes", features.holes.map { "\(text($0.number)) (limit \(text($0.limit)), undefined)" })
    record.append("gaps", features.gaps.map { stretch($0) })
    record.append(
      "constant", features.levels.map { "\(text($0.value)) on \(stretch($0.stretch))" })
    record.append("undecided", undecided(of: curve).map { "(\($0[0]), \($0[1]))" })
    return record
  }

  /// The points that two curves share as an object.
  func record(of crossings: Crossings) -> AnswerRecord {
    var record = AnswerRecord()
    record.append(
      "functions",
      [crossings.curves.first, crossings.curves.second].map { plot.curves[$0].text })
    record.append("crossings", crossings.points.map { point($0.x, $0.y) })
    record.append("touching", crossings.points.filter(\.isTouching).map { text($0.x) })
    record.append("same", crossings.shared.map { stretch($0) })
    record.append("undecided", crossings.undecided.map { stretch($0) })
    return record
  }
}
