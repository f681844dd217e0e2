import CalculatorPresentation

#if canImport(UIKit)
import UIKit
#endif

/// What this program runs on.
@MainActor enum Device {
  /// Whether the system may lay the buttons of a window over its upper left corner, as an iPad does.
  static var hasWindowControls: Bool {
    #if canImport(UIKit)
    UIDevice.current.userInterfaceIdiom == .pad
    #else
    false
    #endif
  }

  /// Whether there is likely to be a keyboard besides that on the screen.
  static var isLikelyToHaveKeyboard: Bool {
    #if canImport(UIKit)
    UIDevice.current.userInterfaceIdiom != .phone
    #else
    true
    #endif
  }
}

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
