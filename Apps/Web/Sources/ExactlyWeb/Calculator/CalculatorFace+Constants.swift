import CalculatorModel
import CalculatorPresentation

extension CalculatorFace {
  /// Takes the constant of a sign as the operand.
  // Most calculations have no constants: the page loads this later.
  @inline(never)
  func useConstant(_ symbol: String) throws(Refusal) {
    let constant = PhysicalConstant.allCases.first { $0.symbol == symbol }
    viewModel.endTyping()
    viewModel.use(try constant.orRefusal("unknown constant"))
  }

  @inline(never)
  func drawConstants(on screen: inout Screen) {
    let catalogue = viewModel.catalogue
    screen.show("panel") { json in
      json.object { json in
        json.member("kind", PagePanel.constants.rawValue)
        json.member("title", catalogue.text(PagePanel.constants.title))
        ConstantsPart(viewModel, search: constantSearch).write(to: &json)
      }
    }
  }
}
