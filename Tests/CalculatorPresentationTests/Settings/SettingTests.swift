import CalculatorModel
import Testing

@testable import CalculatorPresentation

@Suite struct SettingTests {
  @Test func takesEachOfItsValues() throws {
    for setting in Setting.allCases {
      let usual = setting == .reversePolish ? "off" : setting.values[0]
      #expect(usual == setting.value(in: Settings()))
      #expect(Setting(name: setting.name) == setting)
      for value in setting.values {
        var settings = Settings()
        try setting.set(value, in: &settings)
        #expect(setting.value(in: settings) == value, "\(setting)")
        for other in Setting.allCases where other != setting {
          #expect(other.value(in: settings) == other.value(in: Settings()), "\(setting) \(value)")
        }
      }
    }
  }

  @Test func namesItsValuesWhenItIsGivenAnother() {
    for setting in Setting.allCases {
      for value in ["", " ", "nonsense", "Automatic", "19", "grad", "1,234,5"] {
        var settings = Settings()
        #expect(throws: SettingError(setting: setting, value: value)) {
          try setting.set(value, in: &settings)
        }
        #expect(settings == Settings())
      }
    }
    #expect(
      SettingError(setting: .theme, value: "pink").reason
        == "'pink' is not a value of theme, but automatic or light or dark")
  }

  @Test("A value that is a word has words in the catalogue")
  func valuesHaveWords() {
    // A language is called by its own name.
    for setting in Setting.allCases where setting != .language {
      let row = SettingRow(setting, in: Settings(), catalogue: Catalogue(.english))
      for choice in row.choices where choice.value.contains(where: \.isLetter) {
        #expect(choice.label != choice.value, "\(setting.name) \(choice.value)")
      }
    }
  }

  @Test("A value that cannot be chosen is shown as the usual one")
  func showsTheUsualValueForOneThatIsNoChoice() {
    var settings = Settings()
    settings.language = "tlh"
    settings.digits = 1_000
    settings.places = -1
    for setting in [Setting.language, .digits, .places] {
      let row = SettingRow(setting, in: settings, catalogue: Catalogue(.english))
      #expect(row.selection == 0 && row.valueLabel == "Automatic", "\(setting.name)")
    }
  }

  @Test func hasNoOtherNames() {
    for name in ["", "Order", "colour", "order "] { #expect(Setting(name: name) == nil, "\(name)") }
  }
}
