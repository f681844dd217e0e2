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

extension Color {
  /// Creates a colour of a palette.
  init(_ color: RGB) {
    self.init(
      .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, opacity: 1)
  }
}
