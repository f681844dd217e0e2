import SwiftUI

/// The view of a panel.
struct PanelView: View {
  let panel: Panel

  var body: some View {
    switch panel {
    case .memory: MemoryView()
    case .history: HistoryView()
    case .tape: TapeView()
    case .dates: DatesView()
    case .sheet: SheetView()
    case .settings: SettingsPage()
    case .digits: DigitsView()
    case .large: LargeTypeView()
    case .companions: CompanionsView()
    case .help: KeyboardHelpView()
    case .choices(let subject): ChoicesView(of: subject)
    }
  }
}
