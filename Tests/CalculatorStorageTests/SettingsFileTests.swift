import CalculatorPresentation
import Testing

@testable import CalculatorStorage

/// The settings in the file of one program.
@Suite struct SettingsFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func settingsAreReplacedAsAWhole() throws {
    let settings = folder.settings()
    try settings.rewriteText { _ in "digits = 16\nangle = deg\n" }
    try settings.rewriteText { _ in "digits = 9\n" }
    #expect(try folder.settings().text() == "digits = 9\n")
    try settings.rewriteText { _ in "" }
    #expect(try settings.text() == nil)
  }

  @Test func aSettingIsChangedAmongTheOthers() throws {
    let settings = folder.settings()
    try settings.rewriteText { _ in "# mine\norder = left-to-right\n" }
    try settings.change { $0.keepsHistory = false }
    #expect(try settings.text() == "# mine\norder = left-to-right\nhistory = off\n")
    #expect(try folder.settings().current().settings.keepsHistory == false)
  }
}
