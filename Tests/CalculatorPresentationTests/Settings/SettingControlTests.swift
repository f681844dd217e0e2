import Testing

@testable import CalculatorPresentation

@Suite struct SettingControlTests {
  @Test func aSwitchHasTwoValuesAndIsOnAtFirstButForNotation() {
    let switches = Setting.allCases.filter { $0.control == .toggle }
    #expect(switches == [.reversePolish, .grouping, .history, .session])
    for setting in switches {
      #expect(setting.values.count == 2, "\(setting)")
      let isOn = setting.value(in: Settings()) == setting.values[0]
      #expect(isOn == (setting != .reversePolish), "\(setting)")
    }
  }

  @Test func whatIsOnOrOffIsASwitch() {
    for setting in Setting.allCases where setting.values.contains("off") {
      #expect(setting.control == .toggle, "\(setting)")
    }
  }

  @Test func aFewValuesAreAllInSightAndManyAreNot() {
    for setting in Setting.allCases {
      switch setting.control {
      case .toggle: break
      case .options: #expect((2...4).contains(setting.values.count), "\(setting)")
      case .list: #expect(setting.values.count > 4, "\(setting)")
      }
    }
  }

  @Test func theyHaveNames() {
    #expect(SettingControl.allCases.map(\.name) == ["toggle", "options", "list"])
  }
}
