import CalculatorPresentation
import SwiftUI

extension Color {
  /// Creates a colour of a palette.
  init(_ color: RGB) {
    self.init(
      .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, opacity: 1)
  }
}
