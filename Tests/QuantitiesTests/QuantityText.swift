import BigNumbers
import ExactReals
import Quantities

/// Returns a quantity in units as the tables write them.
func quantity(_ number: Rational, _ units: String) throws -> Quantity {
  try Quantity(Real(number), in: unitProduct(units))
}

/// Returns the exact number and its units, as the tables write them.
func text(_ quantity: Quantity) -> String {
  let number = quantity.number.exactText ?? "?"
  return quantity.units.isNone ? number : number + " " + quantity.units.text
}

/// Reads units as the tables write them: `J/(kg K)`, `m^2`, `mm2`, `1/cm`, `N m`.
///
/// The language of expressions reads much more than this, and is not there yet.
func unitProduct(_ text: some StringProtocol) throws -> UnitProduct {
  var product = UnitProduct.none
  if let whole = try? Unit.named(text) { return UnitProduct(whole) }
  var isBelow = false
  var isInBrackets = false
  var word = ""
  func finishWord() throws {
    guard !word.isEmpty, word != "1" else {
      word = ""
      return
    }
    let (unit, exponent) = try power(word)
    product = try product.multiplied(
      by: UnitProduct(unit, exponent: isBelow ? -exponent : exponent))
    word = ""
    if !isInBrackets { isBelow = false }
  }
  for character in text {
    switch character {
    case " ": try finishWord()
    case "/":
      try finishWord()
      isBelow = true
    case "(": isInBrackets = true
    case ")":
      try finishWord()
      isInBrackets = false
      isBelow = false
    default: word.append(character)
    }
  }
  try finishWord()
  return product
}

private func power(_ word: String) throws -> (Unit, Int) {
  if let unit = try? Unit.named(word) { return (unit, 1) }
  let raised: [Character: Int] = ["²": 2, "³": 3]
  if let last = word.last, let exponent = raised[last] {
    return (try .named(word.dropLast()), exponent)
  }
  let pieces = word.split(separator: "^")
  if pieces.count == 2, let exponent = Int(pieces[1]) { return (try .named(pieces[0]), exponent) }
  if let last = word.last, let exponent = last.wholeNumberValue, word.count > 1 {
    return (try .named(word.dropLast()), exponent)
  }
  return (try .named(word), 1)
}
