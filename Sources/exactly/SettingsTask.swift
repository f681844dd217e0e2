import CalculatorPresentation

/// What `exactly settings` is to do.
enum SettingsTask: Hashable {
  case list
  case show(Setting)
  case change(Setting, String)
  case reset
}
