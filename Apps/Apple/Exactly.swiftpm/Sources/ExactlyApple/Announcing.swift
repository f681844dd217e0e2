import CalculatorPresentation
import SwiftUI

#if canImport(Accessibility)
import Accessibility
#endif

extension View {
  /// Has a screen reader say an announcement, each time that there is a new one.
  func announces(_ announcement: Announcement?) -> some View {
    onChange(of: announcement) {
      guard let announcement else { return }
      #if canImport(Accessibility)
      AccessibilityNotification.Announcement(announcement.text).post()
      #endif
    }
  }
}
