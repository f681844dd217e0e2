/// What `exactly settings` is to do.
enum SettingsTask: Hashable {
  case list
  case show(name: String)
  case change(name: String, value: String)
  case reset
}
