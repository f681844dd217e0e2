import CalculatorPresentation
import SwiftUI

/// A setting, what it does, and its values to choose from.
struct SettingPicker: View {
  let row: SettingRow
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    @Bindable var viewModel = viewModel
    Picker(selection: $viewModel.settings[row.setting]) {
      ForEach(row.choices, id: \.value) { choice in
        Text(choice.label)
          .tag(choice.value)
      }
    } label: {
      Text(row.label)
      Text(row.description)
    }
  }
}

struct SettingPickerPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = ObservedCalculator.after("")
    ForEach(viewModel.settingRows) { SettingPicker(row: $0) }
      .environment(viewModel)
  }
}
