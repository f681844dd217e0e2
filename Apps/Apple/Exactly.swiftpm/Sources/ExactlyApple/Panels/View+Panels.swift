import CalculatorPresentation
import SwiftUI

extension View {
  /// Shows a window's panels: those beside the calculator in a column, or over it on a phone; all others in a sheet.
  func showing(_ panels: Panels) -> some View {
    @Bindable var panels = panels
    return inspector(isPresented: $panels.isBeside) {
      if let panel = panels.beside {
        PanelView(panel: panel)
          .inspectorColumnWidth(min: 220, ideal: 270, max: 400)
          .presentationDetents([.medium, .large])
      }
    }
    .sheet(item: $panels.above) { panel in
      PanelView(panel: panel)
        .frame(
          minWidth: 320, idealWidth: panel == .sheet ? 720 : 400,
          // A phone in landscape has less space between its status bar and a keyboard.
          minHeight: KeypadLayout.Device.current == .desktop ? 300 : nil,
          idealHeight: panel == .sheet ? 720 : 480)
    }
    .environment(panels)
  }
}
