import CalculatorModel
import ExactReals
import Languages

/// A text that a person reads or hears, in no language yet.
///
/// ```swift
/// Catalogue(.german).text(.key(.allClear))   // "Alles löschen"
/// ```
public enum Message: Hashable, Sendable, Translatable {
  /// What a screen reader calls a key.
  case key(KeyName)
  /// What a menu or a button calls something to do.
  case command(CommandName)
  /// What a part of the calculator or its state is called.
  case part(PartName)
  /// What a setting is called.
  case setting(SettingName)
  /// What a setting does, in one line.
  case settingDescription(SettingName)
  /// What settings that belong together are called.
  case settingGroup(SettingGroup)
  /// What a setting is set to.
  case settingValue(SettingValue)
  /// A text with something in it.
  case sentence(Sentence)
  /// Why a calculation has no value, in lower case and without a full stop, like the others.
  ///
  /// Where a stack has too few numbers, it may name the operation.
  case calculationReason(CalculationError, StackDemand? = nil)
  /// Why an expression has no value.
  case expressionReason(ExpressionError.Cause)
  /// Why a text was not pasted.
  case pasteReason(PasteReason)
  /// Why something was not read or kept.
  case storageReason(StorageReason)
  /// Why a kept calculation was not changed.
  case historyReason(HistoryReason)
  /// Why a line of the settings was not understood.
  case settingReason(SettingReason)
}
