import CalculatorPresentation

#if canImport(UIKit)
import UIKit
#endif

/// The device that this program runs on.
@MainActor enum Device {
  /// Whether the system may place a window's buttons over its upper left corner, as an iPad does.
  static var hasWindowControls: Bool {
    #if canImport(UIKit)
    UIDevice.current.userInterfaceIdiom == .pad
    #else
    false
    #endif
  }

  /// Whether there is likely to be a keyboard besides the one on the screen.
  static var isLikelyToHaveKeyboard: Bool {
    #if canImport(UIKit)
    UIDevice.current.userInterfaceIdiom != .phone
    #else
    true
    #endif
  }
}

extension KeypadLayout.Device {
  /// The device that this program runs on.
  static var current: Self {
    #if canImport(UIKit)
    .touch
    #else
    .desktop
    #endif
  }
}
