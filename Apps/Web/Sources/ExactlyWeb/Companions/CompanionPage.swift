import CalculatorPresentation
import Companions
import Languages

/// The common part of the companions' pages: their appearance, and announcements for a screen reader.
struct CompanionPage {
  /// The language that the calculator would use here.
  let language: Language

  private let companion: Companion
  private let theme: String

  /// The announcement, and the number of announcements before it.
  private var announcement: (text: String, number: Int)?

  /// Creates the page of a companion.
  init(_ companion: Companion, _ opening: Opening) {
    self.companion = companion
    let settings = SettingsText(opening.settings).settings
    language = settings.language(inLocale: opening.locale)
    theme = Setting.theme.value(in: settings)
  }

  /// Announces a text, even if it was announced before.
  mutating func announce(_ text: String) {
    announcement = (text, (announcement?.number ?? -1) + 1)
  }

  /// Announces a text, unless it was the last announcement.
  mutating func announce(change text: String) {
    if text != announcement?.text { announce(text) }
  }

  /// Shows the appearance, and the part with this name.
  func draw(_ name: String, on screen: inout Screen, _ members: (inout JSON) -> Void) {
    screen.showLook(language, theme: theme)
    screen.show(name) { json in
      json.object { json in
        json.member("summary", companion.summary(in: language))
        let catalogue = Catalogue(language)
        json.member("newVersion", catalogue.text(.part(.newVersion)))
        json.member("reload", catalogue.text(.command(.reload)))
        members(&json)
        json.announcement(announcement?.text, number: announcement?.number)
      }
    }
  }
}

extension PageMessage {
  /// The refusal of an action that a companion does not have.
  var isUnknown: Refusal { Refusal(reason: "unknown action") }

  /// Returns the argument as the index of something that can be removed.
  ///
  /// - Throws: ``Refusal`` if there is nothing at that index.
  func index(below count: Int) throws(Refusal) -> Int {
    guard let index = Int(argument), (0..<count).contains(index) else {
      throw Refusal(reason: "there is nothing to remove")
    }
    return index
  }
}
