import CalculatorPresentation

/// The panel of the settings, with all choices.
struct SettingsPart {
  private let viewModel: CalculatorViewModel

  init(_ viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  func write(to json: inout JSON) {
    let rows = viewModel.settingRows
    let groups = SettingGroup.allCases.map { group in rows.filter { $0.group == group } }
    json.list("groups", of: groups.filter { !$0.isEmpty }) { json, rows in
      json.member("label", rows[0].groupLabel)
      json.list("rows", of: rows, write)
    }
  }

  private func write(to json: inout JSON, _ row: SettingRow) {
    json.member("name", row.setting.name)
    json.member("control", row.control.name)
    json.member("label", row.label)
    json.member("description", row.description)
    json.list("choices", of: row.choices) { json, choice in
      json.member("value", choice.value)
      json.member("label", choice.label)
    }
    json.member("selection", row.choices[row.selection].value)
  }
}
