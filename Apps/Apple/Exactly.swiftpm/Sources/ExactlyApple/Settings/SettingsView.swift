import CalculatorPresentation
import SwiftUI

/// All settings, each with a picker of its values.
struct SettingsView: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    Form {
      ForEach(viewModel.settingRows) { SettingPicker(row: $0) }
    }
    .formStyle(.grouped)
    .frame(minWidth: 320, minHeight: 300)
  }
}

struct SettingsViewPreviews: PreviewProvider {
  static var previews: some View {
    SettingsView()
      .environment(ObservedCalculator.after(""))
  }
}
