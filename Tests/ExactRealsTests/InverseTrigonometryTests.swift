import ExactReals
import Testing

@Suite struct InverseTrigonometryTests {
  @Test(arguments: ArgumentGenerator.seeds)
  func tangentUndoesArctangent(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let a = try numbers.real()
      #expect(
        try decision(Real.tan(.atan(a)), a) != .no,
        "\(a.testText), seed \(seed)")
    }
  }

  @Test(arguments: ArgumentGenerator.seeds)
  func sineUndoesArcsine(seed: UInt64) throws {
    var numbers = AwkwardReals(seed: seed)
    for _ in 0..<12 {
      let a = try numbers.real()
      let ratio = try a / (1 + Real.abs(a))
      #expect(
        try decision(Real.sin(.asin(ratio)), ratio) != .no,
        "\(a.testText), seed \(seed)")
      #expect(
        try decision(Real.cos(.acos(ratio)), ratio) != .no,
        "\(a.testText), seed \(seed)")
      #expect(
        try decision(Real.asin(ratio) + Real.acos(ratio), .pi / 2) != .no,
        "\(a.testText), seed \(seed)")
    }
  }

  @Test func arctangentsOfFractionsAddUpToPi() throws {
    func angle(_ divisor: Int) throws -> Real { try .atan(Real(1) / Real(divisor)) }
    let sums = try [
      16 * angle(5) - 4 * angle(239), 4 * angle(2) + 4 * angle(3),
      8 * angle(3) + 4 * angle(7), 8 * angle(2) - 4 * angle(7),
      48 * angle(18) + 32 * angle(57) - 20 * angle(239),
      48 * angle(49) + 128 * angle(57) - 20 * angle(239) + 48 * angle(110_443),
      4 * (Real.atan(2) + Real.atan(3)) - 2 * .pi,
    ]
    for sum in sums {
      #expect(try sum.isEqual(to: .pi) == .yes, "\(sum.testText)")
    }
  }

  @Test func anglesOfKnownSinesAreFractionsOfPi() throws {
    for divisor in [1, 2, 3, 4, 5, 6, 8, 10, 12] {
      for multiple in -divisor...divisor where 2 * abs(multiple) <= divisor {
        let angle = try Real(multiple) * Real.pi / Real(divisor)
        #expect(
          try Real.asin(.sin(angle)).isStructurallyEqual(to: angle), "\(multiple)π/\(divisor)")
        guard 2 * abs(multiple) < divisor else { continue }
        #expect(
          try Real.atan(.tan(angle)).isStructurallyEqual(to: angle), "\(multiple)π/\(divisor)")
      }
    }
  }

  @Test func arcsinesHaveTheirDomain() throws {
    let little = try Real.pow(10, -100)
    for x in try [1 + little, -1 - little, 2, .pi, 3 - 2 * .pi] {
      #expect(throws: CalculationError.outsideDomain) { try Real.asin(x) }
      #expect(throws: CalculationError.outsideDomain) { try Real.acos(x) }
    }
    #expect(throws: CalculationError.outsideDomain) { try Real.atan2(y: 0, x: 0) }
  }

  @Test func arctangentOfAPointTurnsWithIt() throws {
    for eighth in -3...4 {
      let angle = try Real(eighth) * Real.pi / 4
      let point = try (x: 7 * Real.cos(angle), y: 7 * Real.sin(angle))
      #expect(try Real.atan2(y: point.y, x: point.x).isStructurallyEqual(to: angle), "\(eighth)")
    }
  }
}
