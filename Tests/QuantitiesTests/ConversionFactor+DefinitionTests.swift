import Testing

@testable import Quantities

@Suite struct ConversionFactorDefinitionTests {
  @Test(arguments: [
    ("1", "1", 0), ("0.0254/1000", "127/5000000", 0),
    ("231*0.0254**3/16", "473176473/2000000000000", 0),
    ("pi/4*0.0000254**2", "16129/100000000000000", 1), ("(pi/180)**2", "1/32400", 2),
    ("1000/(4*pi)", "250", -1), ("-2/3", "-2/3", 0),
    ("1.602176634e-19*6.02214076e23", "120606665154137523/1250000000000", 0),
  ])
  func definitionsAreReadFromLeftToRight(text: String, rational: String, piPower: Int) throws {
    let factor = try #require(ConversionFactor(definition: text))
    #expect(factor.rational.description == rational)
    #expect(factor.piPower == piPower)
  }

  @Test(arguments: [
    "", "0", "1/0", "2*", "(2", "2)", "2**0.5", "2**1000", "x", "1 + 2", "**2", "e",
  ])
  func otherTextsAreNone(text: String) {
    #expect(ConversionFactor(definition: text) == nil)
  }
}
