// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/*.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalendarDates
import DisplayableText
import ExactReals
import Languages
import Quantities

extension WrittenDate {
  static func names(in language: Language) -> [Name] {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .portuguese: portuguese
    case .japanese: japanese
    case .arabic: arabic
    }
  }
}

extension EverydayUnits {
  static func names(in language: Language) -> [Name] {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .portuguese: portuguese
    case .japanese: japanese
    case .arabic: arabic
    }
  }
}
