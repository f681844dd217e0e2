import CalculatorPresentation

extension RGB {
  /// Whether black text reads better on it than white text.
  var isLight: Bool {
    299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 128_000
  }

  /// Creates the colour that a terminal reports: `rgb:1111/2222/3333`, or with one to three digits per part.
  init?(report: some StringProtocol) {
    guard report.hasPrefix("rgb:") else { return nil }
    let parts = report.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    var values: [UInt8] = []
    for part in parts {
      guard (1...4).contains(part.count), let value = UInt(part, radix: 16) else { return nil }
      let largest = UInt(1) << (4 * UInt(part.count)) - 1
      values.append(UInt8(value * 255 / largest))
    }
    self.init(values[0], values[1], values[2])
  }

  /// The index of the nearest of the 240 fixed colours of a terminal with 256 colours.
  var nearestIndex: UInt8 {
    let levels = [0, 95, 135, 175, 215, 255]
    let parts = [Int(red), Int(green), Int(blue)]
    let steps = parts.map { part in
      levels.indices.reduce(0) { abs(levels[$1] - part) < abs(levels[$0] - part) ? $1 : $0 }
    }
    let mean = parts.reduce(0, +) / 3
    let grey = min(max((mean - 3) / 10, 0), 23)
    func distance(_ other: [Int]) -> Int {
      zip(parts, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let cube = distance(steps.map { levels[$0] })
    let ramp = distance([8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey])
    return ramp < cube
      ? UInt8(232 + grey) : UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
  }
}
