import CalculatorPresentation
import Companions
import SwiftUI

/// All that needs no key of its own: the commands, and the way to the companions.
///
/// History and settings will have their places here.
struct MoreMenu: View {
  @Binding var showsCompanions: Bool

  var body: some View {
    Menu {
      CommandButtons()
      Divider()
      Button(Companion.menuTitle) { showsCompanions = true }
    } label: {
      Image(systemName: "ellipsis.circle")
        .imageScale(.large)
        .frame(
          width: KeypadLayout.comfortableKey, height: KeypadLayout.comfortableKey,
          alignment: .topLeading
        )
        .contentShape(Rectangle())
    }
    .menuStyle(.button)
    .buttonStyle(.plain)
    .menuIndicator(.hidden)
    .fixedSize()
    .accessibilityLabel(WindowLabel.more)
  }
}

struct MoreMenuPreviews: PreviewProvider {
  static var previews: some View {
    MoreMenu(showsCompanions: .constant(false))
      .environment(CalculatorViewModel())
  }
}
