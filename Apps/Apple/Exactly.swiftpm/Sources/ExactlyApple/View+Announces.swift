import SwiftUI

#if canImport(Accessibility)
import Accessibility
#endif

extension View {
  /// Has a screen reader say a text, each time that something changes; nothing where there is none.
  ///
  /// What it says next of itself, such as the key that was pressed, does not cut the text short.
  func announces(_ text: String?, onChangeOf change: some Equatable) -> some View {
    onChange(of: change) {
      guard let text else { return }
      #if canImport(Accessibility)
      var announcement = AttributedString(text)
      announcement.accessibilitySpeechAnnouncementPriority = .high
      AccessibilityNotification.Announcement(announcement).post()
      #endif
    }
  }
}
