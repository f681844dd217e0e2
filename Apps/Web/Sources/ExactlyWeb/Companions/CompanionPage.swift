import CalculatorPresentation
import Companions
import Languages

/// What the pages of the companions have in common: their looks, and something for a screen reader
/// to say.
struct CompanionPage {
  /// The language that the calculator would speak here.
  let language: Language

  private let companion: Companion
  private let theme: String

  /// What is said, and how often something was before.
  private var announcement: (text: String, number: Int)?

  /// Creates the page of a companion.
  init(_ companion: Companion, _ opening: Opening) {
    self.companion = companion
    let settings = SettingsText(opening.settings).settings
    language = settings.language(inLocale: opening.locale)
    theme = Setting.theme.value(in: settings)
  }

  /// Says something, also when it was said before.
  mutating func announce(_ text: String) {
    announcement = (text, (announcement?.number ?? -1) + 1)
  }

  /// Says something that was not said last.
  mutating func announce(change text: String) {
    if text != announcement?.text { announce(text) }
  }

  /// Shows the looks, and the part of that name.
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

  /// The argument as the place of something that can be removed.
  ///
  /// - Throws: ``Refusal`` when there is nothing at that place.
  func index(below count: Int) throws(Refusal) -> Int {
    guard let index = Int(argument), (0..<count).contains(index) else {
      throw Refusal(reason: "there is nothing to remove")
    }
    return index
  }
}
