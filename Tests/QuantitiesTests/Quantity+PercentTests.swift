import ExactReals
import Quantities
import Testing

@Suite struct QuantityPercentTests {
  @Test func percentsAreOfTheQuantity() throws {
    let mass = try quantity(50, "kg")
    #expect(text(try mass.adding(percent: 10)) == "55 kg")
    #expect(text(try mass.subtracting(percent: 10)) == "45 kg")
    #expect(text(try mass.percent(10)) == "5 kg")
  }
}
