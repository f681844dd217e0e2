import BigNumbers
import ExactReals
import Quantities

extension SheetAnswer {
  /// Whether an answer is certainly the same as another: then lines that use it need no recalculation
  ///.
  ///
  /// If it is not cheap to find out, the answers count as different.
  func isSame(as other: SheetAnswer) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.value(let value), .value(let other)): value.isSame(as: other)
    case (.failure(let error), .failure(let other)): error.code == other.code
    default: false
    }
  }
}

extension ExpressionValue {
  fileprivate func isSame(as other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.number(let number), .number(let other)),
      (.percentage(let number), .percentage(let other)):
      number.isSame(as: other)
    case (.quantity(let quantity), .quantity(let other)):
      quantity.units == other.units && quantity.number.isSame(as: other.number)
        && quantity.rates.isEmpty && other.rates.isEmpty
    case (.list(let elements), .list(let others)):
      elements.count == others.count
        && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
    case (.date(let date), .date(let other)): date == other
    case (.instant(let instant), .instant(let other)): instant == other
    case (.formed(let value, let form), .formed(let other, let otherForm)):
      form == otherForm && value.isSame(as: other)
    default: false
    }
  }
}

extension Real {
  /// Whether two numbers are written alike, as fractions or in closed form.
  fileprivate func isSame(as other: Real) -> Bool {
    if let rational, let other = other.rational { return rational == other }
    guard rational == nil, other.rational == nil, let text = exactText else { return false }
    return text == other.exactText
  }
}
