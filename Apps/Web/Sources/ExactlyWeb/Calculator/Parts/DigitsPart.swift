import CalculatorPresentation

/// The panel of more digits than the display has.
struct DigitsPart {
  private let number: ExpandedNumber
  private let catalogue: Catalogue

  init(_ number: ExpandedNumber, catalogue: Catalogue) {
    self.number = number
    self.catalogue = catalogue
  }

  func write(to json: inout JSON) {
    json.member("pieces", number.pieces)
    json.member("mark", number.exactness.mark)
    json.member("count", catalogue.text(.sentence(.digits(number.digits))))
    json.member("isComplete", number.isComplete)
  }
}
