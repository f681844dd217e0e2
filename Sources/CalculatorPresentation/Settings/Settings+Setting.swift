extension Settings {
  /// A setting's value as text, for views that bind a picker to it.
  ///
  /// ```swift
  /// settings[.order] = "left-to-right"
  /// settings.order                       // .leftToRight
  /// ```
  ///
  /// A text that is not one of the setting's ``Setting/values`` changes nothing.
  public subscript(setting: Setting) -> String {
    get { setting.value(in: self) }
    set {
      do throws(SettingError) {
        try setting.set(newValue, in: &self)
      } catch {}
    }
  }
}
