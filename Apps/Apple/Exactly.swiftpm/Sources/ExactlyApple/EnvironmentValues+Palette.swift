import CalculatorPresentation
import SwiftUI

extension EnvironmentValues {
  /// The calculator's colours, as the system's appearance and contrast ask for them.
  var palette: Palette {
    Palette(
      look: colorScheme == .dark ? .dark : .light, isHighContrast: colorSchemeContrast == .increased
    )
  }
}
