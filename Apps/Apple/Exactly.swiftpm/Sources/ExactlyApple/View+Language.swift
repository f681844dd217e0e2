import CalculatorPresentation
import SwiftUI

extension View {
  /// Has texts run, and dates be written, as in a language, with the habits of the person's region.
  func language(_ language: Language) -> some View {
    environment(\.layoutDirection, language.isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.locale, Locale(language))
  }
}

extension Locale {
  /// A language where the person is.
  fileprivate init(_ language: CalculatorPresentation.Language) {
    var components = Components(locale: .current)
    components.languageComponents = Language.Components(
      languageCode: LanguageCode(language.code), region: Locale.current.region)
    self.init(components: components)
  }
}
