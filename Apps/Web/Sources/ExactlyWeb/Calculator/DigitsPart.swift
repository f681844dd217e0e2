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
    let exactness = number.exactness
    json.object { json in
      json.member("kind", PagePanel.digits.name)
      json.member("title", catalogue.text(.part(.result)))
      json.member("pieces", number.pieces)
      json.member("mark", exactness.mark)
      json.member("name", catalogue.text(.part(exactness == .exact ? .exactly : .approximately)))
      json.member("count", catalogue.text(.sentence(.digits(number.digits))))
      json.member("more", catalogue.text(.command(.moreDigits)))
      json.member("isComplete", number.isComplete)
    }
  }
}
