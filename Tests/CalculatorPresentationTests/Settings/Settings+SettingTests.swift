import CalculatorPresentation
import Testing

@Suite struct SettingsSettingTests {
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
