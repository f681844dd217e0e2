import ExactReals
import Testing

@Suite struct DenestingTests {
  @Test func rootsOfPerfectPowersAreWrittenWithoutNesting() throws {
    for (a, b) in [(1, 2), (2, 3), (3, 5), (1, 5), (7, 11), (10, 3)] {
      for sign in [1, -1] {
        let number = try Real(a) + Real(sign) * .sqrt(Real(b))
        let square = try number * number
        #expect(try Real.sqrt(square).isStructurallyEqual(to: .abs(number)), "\(number.testText)")
        let cube = try square * number
        #expect(try Real.cbrt(cube).isStructurallyEqual(to: number), "\(number.testText)")
      }
      let sum = try Real.sqrt(Real(a)) + Real.sqrt(Real(b))
      #expect(try Real.sqrt(sum * sum).isStructurallyEqual(to: sum), "\(sum.testText)")
    }
  }

  @Test func nestedRootsThatAreFractionsAreFoundOut() throws {
    let five = try Real.sqrt(5)
    #expect(try (Real.cbrt(five + 2) - Real.cbrt(five - 2)).simplified().rational == 1)
    #expect(try (Real.cbrt(2 + five) + Real.cbrt(2 - five)).simplified().rational == 1)
    let root = try Real.sqrt(Real(2) + .sqrt(3)) - Real.sqrt(Real(2) - .sqrt(3))
    #expect(try (root * root).simplified().rational == 2)
    // Ramanujan.
    let nested = try Real.cbrt(Real.cbrt(2) - 1)
    let sum = try (1 - Real.cbrt(2) + Real.cbrt(4)) / Real.cbrt(9)
    #expect(try nested.isEqual(to: sum) == .yes)
    let fourth = try Real.sqrt(Real.cbrt(5) - Real.cbrt(4))
    let parts = try (Real.cbrt(2) + Real.cbrt(20) - Real.cbrt(25)) / 3
    #expect(try fourth.isEqual(to: parts) == .yes)
  }
}
