import BigNumbers
import CalculatorModel
import ExactReals

/// A plot as a drawing in SVG, with the same bytes on every platform.
///
/// The curve is a line through its values at every half pixel, and at each number where it turns or ends.
package struct SVGPicture {
  package private(set) var text: String

  private let frame: PlotFrame
  private let budget: Budget

  /// The words that go with the picture.
  package struct Words {
    package var title: String
    package var description: String

    package init(title: String, description: String) {
      (self.title, self.description) = (title, description)
    }
  }

  /// Draws a plot.
  ///
  /// - Throws: `CalculationError` when the budget is used up.
  package init(
    _ plot: Plot, _ words: Words, within budget: Budget
  ) throws(CalculationError) {
    frame = plot.frame
    self.budget = budget
    text = ""
    begin(words)
    try addGrid()
    for (index, curve) in plot.curves.enumerated() {
      try addBands(of: curve)
      try add(curve, number: index)
    }
    for (index, curve) in plot.curves.enumerated() { try addPoints(of: curve, number: index) }
    for crossings in plot.crossings {
      try addPoints(
        crossings.points.map { ($0.x, $0.y) }, letter: Self.letters[crossings.curves.second % 6])
    }
    if plot.curves.count > 1 { addLegend(plot.curves.map(\.text)) }
    text += "</svg>\n"
  }

  // MARK: - Frame

  private mutating func begin(_ words: Words) {
    let (width, height) = (frame.width, frame.height)
    text += """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="title description">
      <title id="title">\(Self.escaped(words.title))</title>
      <desc id="description">\(Self.escaped(words.description))</desc>
      <style>
      svg{color-scheme:light dark;--paper:#fff;--text:#1c1c1e;--grid:#e3e3e8;--axis:#8e8e93;\
      --a:#c2410c;--b:#0b63c4;--c:#15803d;--d:#8b2fc9;--e:#a16207;--f:#be185d}
      @media(prefers-color-scheme:dark){svg{--paper:#1c1c1e;--text:#f2f2f7;--grid:#36363a;\
      --axis:#98989f;--a:#ff9f40;--b:#64a8ff;--c:#4ade80;--d:#cf9bff;--e:#eab308;--f:#ff7ab8}}
      .paper{fill:var(--paper)}.grid{stroke:var(--grid)}.axis{stroke:var(--axis)}
      .guide{stroke:var(--axis);stroke-dasharray:4 4}.band{fill:var(--axis);opacity:.35}
      .unknown{fill:var(--axis);opacity:.3}
      text{font:12px system-ui,sans-serif;fill:var(--text);font-variant-numeric:tabular-nums;\
      paint-order:stroke;stroke:var(--paper);stroke-width:3px;stroke-linejoin:round}
      path{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
      circle{stroke-width:2}.open{fill:var(--paper)}
      \(Self.curveStyles)
      </style>
      <rect class="paper" width="\(width)" height="\(height)"/>

      """
  }

  private static let letters = ["a", "b", "c", "d", "e", "f"]

  /// Curves differ in their dashes too.
  private static let dashes = ["", "8 4", "2 4", "12 4 2 4", "6 6", "1 5"]

  private static var curveStyles: String {
    zip(letters, dashes).map { letter, dashes in
      let dash = dashes.isEmpty ? "" : ";stroke-dasharray:\(dashes)"
      return "path.\(letter){stroke:var(--\(letter))\(dash)}"
        + "circle.\(letter){stroke:var(--\(letter))}circle.\(letter).full{fill:var(--\(letter))}"
        + "text.\(letter){fill:var(--\(letter));font-weight:600}"
    }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private mutating func addGrid() throws(CalculationError) {
    guard let left = try fraction(of: frame.left), let right = try fraction(of: frame.right),
      left < right
    else { return }
    let (width, height) = (frame.width, frame.height)
    let vertical = AxisMarks(from: left, to: right, count: max(width / 80, 2)).numbers
    let horizontal = AxisMarks(
      from: frame.bottom, to: frame.top, count: max(height / 60, 2)
    ).numbers
    var labels = ""
    // Labels stand along the axes, or along the edge that is nearest to them.
    let axisRow = min(max(try y(of: Real(0)), 0), 100 * height)
    let axisColumn = min(max(try x(of: 0), 0), 100 * width)
    for number in vertical {
      let x = try x(of: Real(number))
      let isAtEdge = x < 1_200 || x > 100 * width - 1_200
      line(x, 0, x, 100 * height, number.isZero ? "axis" : "grid")
      if number.isZero || isAtEdge { continue }
      let y = axisRow > 100 * height - 2_000 ? axisRow - 600 : axisRow + 1_600
      labels += """
        <text x="\(Self.pixels(x))" y="\(Self.pixels(y))" text-anchor="middle">\
        \(AxisMarks.text(of: number))</text>

        """
    }
    for number in horizontal {
      let y = try y(of: Real(number))
      line(0, y, 100 * width, y, number.isZero ? "axis" : "grid")
      if y < 800 || y > 100 * height - 800 { continue }
      let isLeft = axisColumn < 5_000
      let x = isLeft ? axisColumn + 600 : axisColumn - 600
      labels += """
        <text x="\(Self.pixels(x))" y="\(Self.pixels(y + 400))" \
        text-anchor="\(isLeft ? "start" : "end")">\(AxisMarks.text(of: number))</text>

        """
    }
    text += labels
  }

  private func fraction(of number: Real) throws(CalculationError) -> Rational? {
    try number.enclosure(bits: 256, within: budget).nearbyFraction(bits: 256)
  }

  private mutating func line(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ kind: String) {
    text += """
      <line class="\(kind)" x1="\(Self.pixels(x1))" y1="\(Self.pixels(y1))" \
      x2="\(Self.pixels(x2))" y2="\(Self.pixels(y2))"/>

      """
  }

  // MARK: - Coordinates

  /// The distance from the left in hundredths of a pixel.
  private func x(of number: Real) throws(CalculationError) -> Int {
    let place = try frame.columnPlace(of: number, within: budget)
    return Self.hundredths(place) ?? 0
  }

  /// The distance from the top in hundredths of a pixel.
  private func y(of number: Real) throws(CalculationError) -> Int {
    try y(of: number.enclosure(bits: PlotFrame.precision, within: budget))
  }

  private func y(of value: Enclosure) throws(CalculationError) -> Int {
    // A little outside is as good as far outside.
    let beyond = 100 * frame.height
    guard let row = Self.hundredths(try frame.rowPlace(of: value)) else {
      return value.sign == -1 ? 2 * beyond : -beyond
    }
    return min(max(beyond - row, -beyond), 2 * beyond)
  }

  private static func hundredths(_ place: Enclosure) -> Int? {
    guard let (least, _) = place.wholeBounds(places: 24) else { return nil }
    return Int(exactly: (least * 100 + (BigInt(1) << 23)) >> 24)
  }

  /// The text of a number of hundredths.
  private static func pixels(_ hundredths: Int) -> String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  // MARK: - Curves

  private mutating func addBands(of curve: Plot.Curve) throws(CalculationError) {
    let axis = min(max(try y(of: Real(0)), 300), 100 * frame.height - 300)
    for gap in curve.features.gaps {
      let (from, to) = (try x(of: gap.from), try x(of: gap.to))
      text += """
        <rect class="band" x="\(Self.pixels(from))" y="\(Self.pixels(axis - 300))" \
        width="\(Self.pixels(max(to - from, 0)))" height="6"/>

        """
    }
    for (index, piece) in curve.analysis.pieces.enumerated() where !piece.isKnown {
      let (from, to) = (
        try x(of: curve.analysis.points[index].number),
        try x(of: curve.analysis.points[index + 1].number)
      )
      text += """
        <rect class="unknown" x="\(Self.pixels(from))" y="0" \
        width="\(Self.pixels(max(to - from, 100)))" height="\(frame.height)"/>

        """
    }
    for pole in curve.features.poles {
      let x = try x(of: pole.number)
      line(x, 0, x, 100 * frame.height, "guide")
    }
  }

  private mutating func add(_ curve: Plot.Curve, number: Int) throws(CalculationError) {
    let fine = PlotFrame(
      left: frame.left, right: frame.right, bottom: frame.bottom, top: frame.top,
      width: 2 * frame.width, height: frame.height)
    let columns = try CurveColumns(curve.analysis, in: fine, within: budget)
    var path = Path()
    for parts in columns.parts {
      for placed in parts {
        guard let piece = placed.piece, case .continuous(let start, let end) = placed.part else {
          continue
        }
        let rises = curve.analysis.pieces[piece].direction > 0
        path.add(
          (
            try x(of: placed.from), try y(of: start, isAbove: !rises)
          ), piece: piece)
        path.add(
          (try x(of: placed.to), try y(of: end, isAbove: rises)), piece: piece)
      }
    }
    text += "<path class=\"\(Self.letters[number % 6])\" d=\"\(path.text)\"/>\n"
  }

  private func y(
    of ordinate: CurveColumns.Ordinate, isAbove: Bool
  ) throws(CalculationError) -> Int {
    switch ordinate {
    case .value(let value, _), .limit(let value, _): try y(of: value)
    case .infinite(let sign): sign > 0 ? -100 * frame.height : 200 * frame.height
    case .unknown: isAbove ? -100 * frame.height : 200 * frame.height
    }
  }

  /// Lines through points, without those that lie on the line between their neighbors.
  private struct Path {
    typealias Place = (x: Int, y: Int)

    private var lines: [[Place]] = []
    private var piece: Int?

    mutating func add(_ place: Place, piece: Int) {
      if self.piece != piece {
        // A piece that begins where the last line ended goes on with it.
        if let last = lines.last?.last, last == place {
          self.piece = piece
          return
        }
        lines.append([place])
        self.piece = piece
        return
      }
      var line = lines.removeLast()
      if let last = line.last, last == place {
        lines.append(line)
        return
      }
      if line.count > 1 {
        let (a, b) = (line[line.count - 2], line[line.count - 1])
        let cross = (b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x)
        let length = max((place.x - a.x).magnitude, (place.y - a.y).magnitude)
        // Within 2/100 of a pixel, and not too far.
        if cross.magnitude <= 2 * length, place.x - a.x <= 2_000 { line.removeLast() }
      }
      line.append(place)
      lines.append(line)
    }

    var text: String {
      var text = ""
      for line in lines {
        for (index, place) in line.enumerated() {
          text += index == 0 ? "M" : index == 1 ? "L" : " "
          text += pixels(place.x) + "," + pixels(place.y)
        }
      }
      return text
    }
  }

  private mutating func addPoints(
    of curve: Plot.Curve, number: Int
  ) throws(CalculationError) {
    let features = curve.features
    let letter = Self.letters[number % 6]
    try addPoints(features.roots.map { ($0.number, 0) }, letter: letter)
    try addPoints(features.extrema.map { ($0.number, $0.value) }, letter: letter)
    for jump in features.jumps {
      for limit in [jump.left, jump.right] {
        if case .number(let value) = limit { try circle(jump.number, value, "\(letter) open") }
      }
      if let value = jump.value { try circle(jump.number, value, "\(letter) full") }
    }
    for hole in features.holes { try circle(hole.number, hole.limit, "\(letter) open") }
  }

  /// Adds points, but for those that are too close to be told apart.
  private mutating func addPoints(
    _ points: [(x: Real, y: Real)], letter: String
  ) throws(CalculationError) {
    var last = -1_000
    for point in points {
      let x = try x(of: point.x)
      guard x >= last + 600 else { continue }
      try circle(point.x, point.y, "\(letter) full")
      last = x
    }
  }

  private mutating func circle(
    _ number: Real, _ value: Real, _ kind: String
  ) throws(CalculationError) {
    let (x, y) = (try x(of: number), try y(of: value))
    guard (0...100 * frame.height).contains(y) else { return }
    text +=
      "<circle class=\"\(kind)\" cx=\"\(Self.pixels(x))\" cy=\"\(Self.pixels(y))\" r=\"3.5\"/>\n"
  }

  private mutating func addLegend(_ texts: [String]) {
    for (index, name) in texts.enumerated() {
      let letter = Self.letters[index % 6]
      text += """
        <path class="\(letter)" d="M12,\(20 + 18 * index)L44,\(20 + 18 * index)"/>\
        <text class="\(letter)" x="52" y="\(24 + 18 * index)">\(Self.escaped(name))</text>

        """
    }
  }
}
