/// Functions in `Double` for first guesses that are then proven or discarded.
///
/// They use only operations with the same result on every machine.
enum Estimate {
  /// Returns an approximation of log₂ x for x from 1/2 to 2.
  static func log2(_ x: Double) -> Double {
    // 2·atanh((x − 1)/(x + 1))/ln 2, with an argument of at most 1/3.
    let z = (x - 1) / (x + 1)
    let square = z * z
    var sum = 0.0
    var k = 31.0
    while k > 0 {
      sum = sum * square + 1 / k
      k -= 2
    }
    return 2 * z * sum * 1.442_695_040_888_963_4
  }

  /// Returns an approximation of 2^x for x from −1 to 1.
  static func exp2(_ x: Double) -> Double {
    let t = x * 0.693_147_180_559_945_3
    var sum = 1.0
    var k = 18.0
    while k > 0 {
      sum = 1 + sum * t / k
      k -= 1
    }
    return sum
  }
}
