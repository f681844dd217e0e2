import BigNumbers
import Testing

@Test func divisionByZeroErrorsAreEqual() {
  #expect(DivisionByZeroError() == DivisionByZeroError())
}
