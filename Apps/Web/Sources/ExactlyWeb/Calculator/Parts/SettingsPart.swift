import CalculatorPresentation

/// The panel of the settings, with all that can be chosen.
struct SettingsPart {
  private let viewModel: CalculatorViewModel

  init(_ viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  func write(to json: inout JSON) {
    json.list("rows", of: viewModel.settingRows) { json, row in
      json.member("name", row.setting.name)
      json.member("label", row.label)
      json.member("description", row.description)
      json.list("choices", of: row.choices) { json, choice in
        json.member("value", choice.value)
        json.member("label", choice.label)
      }
      json.member("selection", row.choices[row.selection].value)
    }
  }
}
