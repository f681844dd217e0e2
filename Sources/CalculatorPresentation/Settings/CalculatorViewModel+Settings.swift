import CalculatorModel
import Languages

extension CalculatorViewModel {
  /// The user's settings.
  ///
  /// A change takes effect at once and is saved. Changing settings is not a press, and undo leaves them alone; except
  /// for the unit of angles and reverse Polish notation, which have keys.
  public var settings: Settings {
    get { chosen }
    set {
      let old = chosen
      guard newValue != old else { return }
      chosen = newValue
      pressKeysOfSettings()
      applySettings()
      if newValue.keepsHistory != old.keepsHistory {
        say(.sentence(newValue.keepsHistory ? .historyIsOn : .historyIsOff))
      }
      if old.keepsSession, !newValue.keepsSession { removeSession() }
      save(changedFrom: old)
    }
  }

  /// The settings' names and values in the user's language, with the possible choices.
  ///
  /// If no session is kept, there is no setting to switch it off.
  public var settingRows: [SettingRow] {
    Setting.allCases.filter { $0 != .session || sessionStorage != nil }
      .map { SettingRow($0, in: chosen, catalogue: catalogue) }
  }

  /// Sets a setting to the value with that name; does nothing if it has no such value.
  public func set(_ setting: Setting, to value: String) {
    var settings = settings
    do throws(SettingError) {
      try setting.set(value, in: &settings)
      self.settings = settings
    } catch {
      return
    }
  }

  /// Adopts another program's changes to the settings' text.
  ///
  /// Anything chosen for this program alone, such as by an option, stays. Nothing is saved.
  public func adoptSettings(_ text: String, insteadOf oldText: String) {
    let (new, old) = (SettingsText(text).settings, SettingsText(oldText).settings)
    var settings = chosen
    for setting in Setting.allCases where setting.value(in: new) != setting.value(in: old) {
      settings[setting] = setting.value(in: new)
    }
    guard settings != chosen else { return }
    chosen = settings
    pressKeysOfSettings()
    applySettings()
  }

  /// Presses the keys of the settings that have keys, when these are chosen elsewhere.
  func pressKeysOfSettings() {
    if chosen.angleUnit != calculator.angleUnit {
      perform(step: .press(.angleUnit(chosen.angleUnit)))
    }
    if chosen.isReversePolish != calculator.isReversePolish {
      perform(step: .press(.reversePolish(chosen.isReversePolish)))
      showDecimal()
    }
  }

  /// Updates the settings to follow the keys Deg, Rad and RPN, and undo.
  func keepSettingsOfKeys() {
    let old = chosen
    chosen.angleUnit = calculator.angleUnit
    chosen.isReversePolish = calculator.isReversePolish
    guard chosen != old else { return }
    history.angleUnit = calculator.angleUnit
    save(changedFrom: old)
  }

  func applySettings() {
    catalogue = Catalogue(chosen.language(inLocale: locale))
    let symbols = chosen.symbols(locale: locale)
    history.symbols = symbols
    history.language = catalogue.language
    history.angleUnit = chosen.angleUnit
    history.isOn = chosen.keepsHistory
    let ofMode = mode.format
    let format = NumberFormat(
      maximumDigits: chosen.digits ?? ofMode.maximumDigits, countsExponent: ofMode.countsExponent,
      symbols: symbols, notation: chosen.notation, maximumPlaces: chosen.places)
    let order = chosen.order
    states.adjust {
      $0.format = format
      $0.order = order
    }
  }

  /// Saves the changes, and leaves alone what another program has changed since.
  func save(changedFrom old: Settings) {
    guard let settingsStorage else { return }
    do throws(StorageError) {
      try settingsStorage.rewriteText { [chosen] text in
        var text = SettingsText(text)
        for setting in Setting.allCases where setting.value(in: chosen) != setting.value(in: old) {
          text.settings[setting] = chosen[setting]
        }
        return text.text
      }
    } catch {
      say(.sentence(.settingsNotSaved(StorageReason(error))))
    }
  }
}
