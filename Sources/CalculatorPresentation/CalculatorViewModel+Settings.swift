import CalculatorModel

extension CalculatorViewModel {
  /// What the person has chosen.
  ///
  /// A change holds at once and is saved. Changing settings is no press, and undo keeps them.
  public var settings: Settings {
    get { chosen }
    set {
      let old = chosen
      guard newValue != old else { return }
      chosen = newValue
      applySettings(changedFrom: old)
      save(changedFrom: old)
    }
  }

  /// The settings' names and values in the person's language, with what can be chosen.
  public var settingRows: [SettingRow] {
    Setting.allCases.map { SettingRow($0, in: chosen, catalogue: catalogue) }
  }

  /// Gives a setting the value of that name; nothing happens where it has no such value.
  public func set(_ setting: Setting, to value: String) {
    var settings = settings
    do throws(SettingError) {
      try setting.set(value, in: &settings)
      self.settings = settings
    } catch {
      return
    }
  }

  func applySettings(changedFrom old: Settings? = nil) {
    catalogue = Catalogue(
      chosen.language.flatMap { Language(code: $0) } ?? Language(localeName: locale))
    let symbols = chosen.marks.symbols(locale: locale)
    history.symbols = symbols
    history.isOn = chosen.keepsHistory
    let digits = chosen.digits ?? mode.format.maximumDigits
    let (order, angleUnit) = (chosen.order, chosen.angleUnit)
    states.adjust {
      $0.format = NumberFormat(
        maximumDigits: digits, countsExponent: $0.format.countsExponent, symbols: symbols)
      $0.order = order
      // The key Deg or Rad may have changed it since.
      if old?.angleUnit != angleUnit { $0.angleUnit = angleUnit }
    }
  }

  /// Saves what has changed, and leaves what another program has changed since.
  func save(changedFrom old: Settings) {
    guard let settingsStorage else { return }
    do throws(StorageError) {
      var text = SettingsText(try settingsStorage.settings() ?? "")
      for setting in Setting.allCases where setting.value(in: chosen) != setting.value(in: old) {
        try? setting.set(setting.value(in: chosen), in: &text.settings)
      }
      try settingsStorage.saveSettings(text.text)
    } catch {
      say(.sentence(.settingsNotSaved(StorageReason(error))))
    }
  }
}
