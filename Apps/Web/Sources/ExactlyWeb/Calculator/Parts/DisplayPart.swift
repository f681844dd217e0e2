import CalculatorModel
import CalculatorPresentation

/// The display as the page shows it, with its spoken texts.
struct DisplayPart {
  private let viewModel: CalculatorViewModel

  init(_ viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  /// The maximum number of values below x that a window has room for.
  private static let stackLimit = 12

  // Most calculators have no stack: the page loads this later.
  @inline(never)
  private func writeStack(to json: inout JSON) {
    json.list("stack", of: viewModel.stackRows(last: Self.stackLimit)) { json, row in
      json.member("name", row.name)
      json.member("text", row.text)
    }
  }

  // Nor do most people convert units.
  @inline(never)
  private func writeConversion(to json: inout JSON) {
    json.list("conversion", of: viewModel.conversionLines) { json, line in
      json.member("line", line.line.name)
      json.member("text", line.text)
      json.member("mark", line.exactness?.mark)
      json.member("symbol", line.symbol)
      json.member("name", line.unitName)
      json.member("isMarked", line.isMarked)
      json.member("isNumber", line.isNumber)
    }
    json.member("swap", viewModel.catalogue.text(.command(.swapUnits)))
  }

  func write(to json: inout JSON) {
    let catalogue = viewModel.catalogue
    json.object { json in
      json.member("text", viewModel.displayText)
      json.member("spoken", viewModel.spokenDisplay)
      json.member("label", viewModel.displayLabel)
      json.member("expression", viewModel.expressionText)
      json.member("expressionLabel", catalogue.text(.part(.calculation)))
      json.member("marks", viewModel.marks)
      json.object("exactness", of: viewModel.exactness) { json, exactness in
        json.member("mark", exactness.mark)
        json.member(
          "name", catalogue.text(.part(exactness == .exact ? .exactly : .approximately)))
      }
      json.member("wraps", viewModel.exactness == nil ? viewModel.numberMark : nil)
      if viewModel.calculator.isReversePolish { writeStack(to: &json) }
      if viewModel.showsConversion { writeConversion(to: &json) }
      json.member("form", viewModel.form.name)
      json.member("isError", viewModel.calculator.error != nil)
      json.member("notice", viewModel.notice)
      if viewModel.mode == .programmer { json.member("bases", viewModel.otherBases) }
      let announcement = viewModel.announcement
      json.announcement(announcement?.text, number: announcement?.number)
      // The page asks for more digits when they are copied.
      json.member("copy", viewModel.hidesDigits ? nil : viewModel.shownText)
    }
  }
}
