import CalculatorPresentation
import SwiftUI

/// A setting, what it does, and its values to choose from.
struct SettingPicker: View {
  let setting: Setting
  @Environment(CalculatorViewModel.self) private var viewModel

  var body: some View {
    @Bindable var viewModel = viewModel
    let catalogue = viewModel.catalogue
    Picker(selection: $viewModel.settings[setting]) {
      ForEach(setting.values, id: \.self) { value in
        Text(setting.label(of: value, in: catalogue))
          .tag(value)
      }
    } label: {
      Text(setting.label(in: catalogue))
      Text(setting.description(in: catalogue))
    }
  }
}

struct SettingPickerPreviews: PreviewProvider {
  static var previews: some View {
    SettingPicker(setting: .order)
      .environment(CalculatorViewModel())
  }
}
