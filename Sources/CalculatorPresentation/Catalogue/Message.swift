import CalculatorModel
import ExactReals
import Languages

/// A text that the user reads or hears, independent of the language.
///
/// ```swift
/// Catalogue(.german).text(.key(.allClear))   // "Alles löschen"
/// ```
public enum Message: Hashable, Sendable, Translatable {
  /// The name of a key for a screen reader.
  case key(KeyName)
  /// The name of an action in a menu or on a button.
  case command(CommandName)
  /// The name of a part of the calculator or of its state.
  case part(PartName)
  /// The name of a setting.
  case setting(SettingName)
  /// The effect of a setting, in one line.
  case settingDescription(SettingName)
  /// The name of a group of settings.
  case settingGroup(SettingGroup)
  /// The value of a setting.
  case settingValue(SettingValue)
  /// A text with inserted values.
  case sentence(Sentence)
  /// The reason why a calculation has no value, in lower case and without a full stop, like the other reasons.
  ///
  /// If a stack has too few numbers, it may name the operation.
  case calculationReason(CalculationError, StackDemand? = nil)
  /// The reason why an expression has no value.
  case expressionReason(ExpressionError.Cause)
  /// A note on the reading of a typed line.
  case readingNote(ReadingNote)
  /// The reason why a text was not pasted.
  case pasteReason(PasteReason)
  /// The reason why something was not read or kept.
  case storageReason(StorageReason)
  /// The reason why a kept calculation was not changed.
  case historyReason(HistoryReason)
  /// The reason why a line of the settings was not understood.
  case settingReason(SettingReason)
}
