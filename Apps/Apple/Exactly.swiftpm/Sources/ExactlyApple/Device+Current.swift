import CalculatorPresentation

extension KeypadLayout.Device {
  /// What this program runs on.
  static var current: Self {
    #if canImport(UIKit)
    .touch
    #else
    .desktop
    #endif
  }
}
