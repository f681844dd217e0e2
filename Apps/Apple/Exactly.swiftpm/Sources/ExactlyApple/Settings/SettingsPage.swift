import CalculatorPresentation
import SwiftUI

/// The settings as a panel.
struct SettingsPage: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    PanelPage(title: viewModel.catalogue.text(.part(.settings)), summary: "") { SettingsView() }
  }
}

struct SettingsPagePreviews: PreviewProvider {
  static var previews: some View {
    SettingsPage()
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
