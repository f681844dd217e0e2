import CalculatorModel
import CalculatorPresentation

/// The display as the page shows it, with what is said of it.
struct DisplayPart {
  private let viewModel: CalculatorViewModel

  init(_ viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
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
      write(viewModel.exactness, to: &json)
      json.member("form", viewModel.form.name)
      json.member("isError", viewModel.calculator.error != nil)
      json.member("notice", viewModel.notice)
      writeAnnouncement(to: &json)
      json.member("copy", viewModel.copyText)
      json.member("isFresh", viewModel.calculator.isUnused && viewModel.history.unsavedCount == 0)
    }
  }

  private func write(_ exactness: Exactness?, to json: inout JSON) {
    guard let exactness else {
      json.null("exactness")
      return
    }
    let name = viewModel.catalogue.text(.part(exactness == .exact ? .exactly : .approximately))
    json.object("exactness") { json in
      json.member("mark", exactness.mark)
      json.member("name", name)
    }
  }

  private func writeAnnouncement(to json: inout JSON) {
    guard let announcement = viewModel.announcement else {
      json.null("announcement")
      return
    }
    json.object("announcement") { json in
      json.member("text", announcement.text)
      json.member("number", announcement.number)
    }
  }
}
