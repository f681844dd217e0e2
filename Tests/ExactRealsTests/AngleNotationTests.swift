import BigNumbers
import ExactReals
import Testing

@Suite struct AngleNotationTests {
  @Test func anglesAreMarkedAsRadians() throws {
    let angle = try Real(Rational(8_999_999_999) / 18_000_000_000) * .pi
    let texts = try [
      (Real.sin(2), "sin(2 rad)"),
      (Real.cos(.e), "cos(e rad)"),
      (Real.sin(.sqrt(2)), "sin((√2) rad)"),
      (Real.sin(.log(2)), "sin((ln 2) rad)"),
      (Real.sin(Real(1) / 2), "sin((1/2) rad)"),
      (Real.cos(angle), "cos((8999999999π/18000000000) rad)"),
      (Real.sin(.sin(.sin(1))), "sin((sin((sin(1 rad)) rad)) rad)"),
      ((1 + 2 * Real.tan(3)) / .sqrt(5), "(√5 + 2√5·sin(3 rad)/cos(3 rad))/5"),
      (Real.sqrt(1 + .cos(2)), "√(1 + cos(2 rad))"),
      (Real.pow(2, .sin(1)), "2^sin(1 rad)"),
      (Real.exp(.sin(1)), "e^sin(1 rad)"),
      (Real.gamma(.cos(1)), "gamma(cos(1 rad))"),
    ]
    for (number, text) in texts {
      #expect(number.exactText(angles: .marked) == text)
      #expect(number.exactText(angles: .plain) == number.exactText)
    }
  }

  @Test func inverseFunctionsHaveNoTextInAnotherUnit() throws {
    for number in try [
      Real.atan(2), .asin(Real(1) / 3), .acos(Real(1) / 3), 1 + 2 * .atan(3), .sqrt(1 + .atan(2)),
      .pow(3, .atan(2)), .exp(.asin(Real(1) / 3)), 1 / Real.atan(2), .sin(.atan(2) / 3),
    ] {
      #expect(number.exactText(angles: .plain) != nil)
      #expect(number.exactText(angles: .marked) == nil, "\(number)")
    }
  }

  @Test func whatHasNoAnglesIsWrittenTheSame() throws {
    for number in try AwkwardReals.irrationals() + AwkwardReals.rationals.map({ Real($0) }) {
      guard let text = number.exactText,
        ["sin", "cos", "tan"].allSatisfy({ !text.contains($0) })
      else { continue }
      #expect(number.exactText(angles: .marked) == text)
    }
  }
}
