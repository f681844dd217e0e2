import CalculatorModel
import CalculatorPresentation
import Languages

// The parts that the calculator and its companions share.

extension Screen {
  /// Shows the appearance of the page; only a calculator has an order of evaluation.
  mutating func showLook(_ language: Language, theme: String, order: EvaluationOrder? = nil) {
    show("look") { json in
      json.object { json in
        json.member("language", language.code)
        json.member("direction", language.isRightToLeft ? "rtl" : "ltr")
        json.member("theme", theme)
        if let order { json.member("order", order.name) }
      }
    }
  }
}

extension JSON {
  /// Writes the announcement for a screen reader, if any, with the number of earlier ones.
  mutating func announcement(_ text: String?, number: Int?) {
    object("announcement", of: number) { json, number in
      json.member("text", text)
      json.member("number", number)
    }
  }
}
