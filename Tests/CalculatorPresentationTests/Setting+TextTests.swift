import CalculatorPresentation
import Testing

@Suite struct SettingTextTests {
  private let english = Catalogue(.english)

  @Test("Every setting and every value has a name", arguments: Setting.allCases)
  func hasNames(setting: Setting) {
    #expect(!setting.label(in: english).isEmpty)
    #expect(!setting.description(in: english).isEmpty)
    let labels = setting.values.map { setting.label(of: $0, in: english) }
    #expect(Set(labels).count == labels.count, "\(labels)")
    // A code of the settings' file is no word for a person: numbers and their marks are.
    for (value, label) in zip(setting.values, labels) where label == value {
      #expect(value.contains { $0.isNumber }, "\(setting.name) = \(value)")
    }
  }

  @Test func callsLanguagesByTheirOwnNames() {
    #expect(Setting.language.label(of: "de", in: english) == "Deutsch")
    #expect(Setting.language.label(of: "automatic", in: english) == "Automatic")
  }

  @Test func keepsWhatIsNotUnderstood() {
    #expect(Setting.order.label(of: "backwards", in: english) == "backwards")
  }

  @Test("A picker sets a setting by its value", arguments: Setting.allCases)
  func isSetByItsValue(setting: Setting) {
    var settings = Settings()
    for value in setting.values {
      settings[setting] = value
      #expect(settings[setting] == value, "\(setting.name) = \(value)")
    }
    let before = settings
    settings[setting] = "nonsense"
    #expect(settings == before)
  }
}
