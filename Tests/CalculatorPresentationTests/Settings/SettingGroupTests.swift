import Testing

@testable import CalculatorPresentation

@Suite struct SettingGroupTests {
  @Test func settingsOfAGroupFollowOneAnother() {
    var groups: [SettingGroup] = []
    for group in Setting.allCases.map(\.group) where group != groups.last { groups.append(group) }
    #expect(groups == SettingGroup.allCases)
  }

  @Test func aRowSaysUnderWhichHeadingItStandsAndHowItIsChosen() throws {
    let rows = CalculatorViewModel(
      sessionStorage: UnreliableSession(), locale: "de_DE", clock: { 0 }, random: { 0 }
    ).settingRows
    let order = try #require(rows.first { $0.setting == .order })
    #expect((order.group, order.groupLabel, order.control) == (.calculating, "Rechnen", .options))
    let history = try #require(rows.first { $0.setting == .history })
    #expect((history.groupLabel, history.control) == ("Aufbewahren", .toggle))
    for row in rows {
      #expect(row.groupLabel == Catalogue(.german).text(.settingGroup(row.setting.group)))
    }
  }
}
