import CalculatorModel
import CalculatorPresentation
import Languages

// What the calculator and its companions show alike.

extension Screen {
  /// Shows the looks of the page; only a calculator has an order of evaluation.
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
  /// Writes what a screen reader is to say, if anything, with how often something was said before.
  mutating func announcement(_ text: String?, number: Int?) {
    object("announcement", of: number) { json, number in
      json.member("text", text)
      json.member("number", number)
    }
  }
}
