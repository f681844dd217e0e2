import CalculatorPresentation

/// The panel of the settings, with all that can be chosen.
struct SettingsPart {
  private let viewModel: CalculatorViewModel

  init(_ viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  func write(to json: inout JSON) {
    json.object { json in
      json.member("kind", PagePanel.settings.name)
      json.member("title", viewModel.catalogue.text(.part(.settings)))
      json.list("rows") { json in
        for row in viewModel.settingRows { write(row, to: &json) }
      }
    }
  }

  private func write(_ row: SettingRow, to json: inout JSON) {
    json.object { json in
      json.member("name", row.setting.name)
      json.member("label", row.label)
      json.member("description", row.description)
      json.list("choices") { json in
        for choice in row.choices {
          json.object { json in
            json.member("value", choice.value)
            json.member("label", choice.label)
          }
        }
      }
      json.member("selection", row.choices[row.selection].value)
    }
  }
}
