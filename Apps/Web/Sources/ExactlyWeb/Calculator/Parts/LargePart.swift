import CalculatorPresentation

/// The number as large as it fits.
struct LargePart {
  private let number: LargeType

  init(_ number: LargeType) {
    self.number = number
  }

  func write(to json: inout JSON) {
    json.member("pieces", number.pieces)
    json.member("mark", number.mark)
  }
}
