import CalculatorPresentation
import SwiftUI

/// All settings, each with a picker of its values.
struct SettingsView: View {
  var body: some View {
    Form {
      ForEach(Setting.allCases, id: \.self) { SettingPicker(setting: $0) }
    }
    .formStyle(.grouped)
    .frame(minWidth: 320, minHeight: 300)
  }
}

struct SettingsViewPreviews: PreviewProvider {
  static var previews: some View {
    SettingsView()
      .environment(CalculatorViewModel())
  }
}
