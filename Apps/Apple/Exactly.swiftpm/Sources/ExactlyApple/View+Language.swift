import CalculatorPresentation
import SwiftUI

extension View {
  /// Sets the text direction and the date format for a language and the user's region.
  func language(_ language: Language) -> some View {
    environment(\.layoutDirection, language.isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.locale, Locale(language))
  }
}

extension Locale {
  /// Creates the locale of a language in the user's region.
  fileprivate init(_ language: CalculatorPresentation.Language) {
    var components = Components(locale: .current)
    components.languageComponents = Language.Components(
      languageCode: LanguageCode(language.code), region: Locale.current.region)
    self.init(components: components)
  }
}
