import CalculatorPresentation
import Companions
import SwiftUI

/// Everything that needs no key of its own: the commands, and the way to the companions.
struct MoreMenu: View {
  /// Whether there is room for more than one keypad.
  let offersKeypads: Bool
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels

  var body: some View {
    Menu {
      CommandButtons(commands: [.undo, .redo])
      Divider()
      NumberMenu()
      Divider()
      CommandButtons(
        commands: offersKeypads ? [.keypad, .order, .reversePolish] : [.order, .reversePolish])
      CommandButtons(
        commands: viewModel.display.conversion.isEmpty
          ? [.convert] : [.convert, .units, .swapUnits, .otherUnit])
      Divider()
      CommandButtons(commands: [.large, .separators])
      Divider()
      CommandButtons(commands: [.memory, .history, .tape, .dates, .constants])
      Button(viewModel.catalogue.text(SheetFaceWords.text)) { panels.show(.sheet) }
      TypeLineButton()
      SettingsButton()
      HelpButton()
      Divider()
      Button(Companion.menuTitle(in: viewModel.catalogue.language)) { panels.show(.companions) }
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
    .accessibilityLabel(viewModel.catalogue.text(.command(.more)))
  }
}

struct MoreMenuPreviews: PreviewProvider {
  static var previews: some View {
    MoreMenu(offersKeypads: true)
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
