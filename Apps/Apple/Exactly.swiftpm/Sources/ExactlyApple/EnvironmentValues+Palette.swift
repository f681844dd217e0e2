import CalculatorPresentation
import SwiftUI

extension EnvironmentValues {
  /// The calculator's colours for the system's appearance and contrast.
  var palette: Palette {
    Palette(
      look: colorScheme == .dark ? .dark : .light, isHighContrast: colorSchemeContrast == .increased
    )
  }
}
