import CalculatorPresentation
import FuzzSupport

/// Checks that settings that are not understood stay as they are, and that a change reads back.
///
/// The first two bytes are the change, and the others are the text of the settings.
func run(_ input: FuzzInput) {
  var input = input
  let setting = input.choice(of: Setting.allCases)
  let value = input.choice(of: setting.values)
  let text = input.text
  var settings = SettingsText(text)
  let same = SettingsText(settings.text)
  require(same.settings == settings.settings, "\(text) is written as \(settings.text)")
  require(same.problems == settings.problems, "\(text) is written as \(settings.text)")
  require(same.text == settings.text, "\(text) is written as \(settings.text)")
  for problem in settings.problems { _ = problem.reason }

  let old = settings.settings
  do throws(SettingError) {
    try setting.set(value, in: &settings.settings)
  } catch {
    fatalError("\(setting.name) = \(value): \(error.reason)")
  }
  let changed = SettingsText(settings.text)
  require(
    changed.settings == settings.settings, "\(setting.name) = \(value) in \(text) is not kept")
  require(settings.settings == old || setting.value(in: changed.settings) == value, text)
  require(
    Set(changed.problems.map(\.cause)).isSubset(of: settings.problems.map(\.cause)),
    "\(setting.name) = \(value) makes problems in \(text)")
}

/// Runs one input for libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(FuzzInput(bytes, count))
  return 0
}
