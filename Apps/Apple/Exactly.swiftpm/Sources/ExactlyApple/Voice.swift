import Foundation

#if canImport(Accessibility)
import Accessibility
#endif

/// Announcements by a screen reader, besides the content of the screen.
enum Voice {
  /// Announces a text in a language; does nothing without a screen reader.
  ///
  /// The screen reader's own next words, such as the name of the pressed key, do not cut the text short.
  static func say(_ text: String, in locale: Locale) {
    #if canImport(Accessibility)
    var announcement = AttributedString(text)
    announcement.languageIdentifier = locale.language.languageCode?.identifier
    announcement.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(announcement).post()
    #endif
  }
}
