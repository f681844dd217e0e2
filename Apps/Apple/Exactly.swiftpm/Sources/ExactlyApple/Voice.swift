import Foundation

#if canImport(Accessibility)
import Accessibility
#endif

/// What a screen reader says besides what is on the screen.
enum Voice {
  /// Has a text be said in a language; nothing where there is no screen reader.
  ///
  /// What it says next of itself, such as the key that was pressed, does not cut the text short.
  static func say(_ text: String, in locale: Locale) {
    #if canImport(Accessibility)
    var announcement = AttributedString(text)
    announcement.languageIdentifier = locale.language.languageCode?.identifier
    announcement.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(announcement).post()
    #endif
  }
}
