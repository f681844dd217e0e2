extension Opening {
  /// Creates the face to open.
  ///
  /// - Throws: ``Refusal`` for an unknown face.
  func makeFace() throws(Refusal) -> any Face {
    switch face {
    case "calculator": return CalculatorFace(self)
    case "fizzbuzz": return FizzBuzzFace(self)
    case "sheet": return try SheetFace(self)
    case "decider": return DeciderFace(self)
    case "order-summary": return OrderSummaryFace(self)
    default: throw Refusal(reason: "unknown face")
    }
  }
}
