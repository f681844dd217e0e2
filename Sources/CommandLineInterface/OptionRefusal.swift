import Languages

/// The reason an option cannot be accepted, independent of language: lower case, no full stop.
///
/// Typed text is already displayable.
package enum OptionRefusal: Hashable, Translatable {
  /// No option has this name; perhaps another was meant.
  case unknown(String, suggestion: String?)
  case takesNoValue(String)
  case needsValue(String)
  /// An option's value is not a number in a range.
  case notInRange(String, ClosedRange<Int>, String)
  /// An option is for one task, named by the word that is typed for it.
  case isFor(String, task: String)

  /// The reason in English.
  package var english: String {
    switch self {
    case .unknown(let name, let other):
      "unknown option '\(name)'" + (other.map { "; did you mean '\($0)'?" } ?? "")
    case .takesNoValue(let option): "\(option) takes no value"
    case .needsValue(let option): "\(option) needs a value"
    case .notInRange(let option, let range, let text):
      option + " is a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'"
    case .isFor(let option, let task): "\(option) is for \(task)"
    }
  }

  /// The reason in German.
  package var german: String {
    switch self {
    case .unknown(let name, let other):
      "unbekannte Option „\(name)“" + (other.map { "; ist „\($0)“ gemeint?" } ?? "")
    case .takesNoValue(let option): "\(option) nimmt keinen Wert"
    case .needsValue(let option): "\(option) braucht einen Wert"
    case .notInRange(let option, let range, let text):
      option + " nimmt eine Zahl von \(range.lowerBound) bis \(range.upperBound), nicht „\(text)“"
    case .isFor(let option, let task): "\(option) ist für \(task)"
    }
  }

  /// The reason in French.
  package var french: String {
    switch self {
    case .unknown(let name, let other):
      "option inconnue «\u{A0}\(name)\u{A0}»"
        + (other.map { "\u{A0}; vouliez-vous dire «\u{A0}\($0)\u{A0}»\u{A0}?" } ?? "")
    case .takesNoValue(let option): "\(option) n’accepte pas de valeur"
    case .needsValue(let option): "\(option) attend une valeur"
    case .notInRange(let option, let range, let text):
      option + " attend un nombre de \(range.lowerBound) à \(range.upperBound), "
        + "pas «\u{A0}\(text)\u{A0}»"
    case .isFor(let option, let task): "\(option) s’emploie avec \(task)"
    }
  }

  /// The reason in Spanish.
  package var spanish: String {
    switch self {
    case .unknown(let name, let other):
      "opción desconocida «\(name)»" + (other.map { "; ¿quería decir «\($0)»?" } ?? "")
    case .takesNoValue(let option): "\(option) no admite ningún valor"
    case .needsValue(let option): "\(option) necesita un valor"
    case .notInRange(let option, let range, let text):
      option + " espera un número de \(range.lowerBound) a \(range.upperBound), no «\(text)»"
    case .isFor(let option, let task): "\(option) se usa con \(task)"
    }
  }

  /// The reason in Japanese.
  package var japanese: String {
    switch self {
    case .unknown(let name, let other):
      "不明なオプション「\(name)」" + (other.map { "。「\($0)」のことですか？" } ?? "")
    case .takesNoValue(let option): "\(option) に値は指定できません"
    case .needsValue(let option): "\(option) には値が必要です"
    case .notInRange(let option, let range, let text):
      option + " は\(range.lowerBound)から\(range.upperBound)までの数で、「\(text)」ではありません"
    case .isFor(let option, let task): "\(option) は \(task) 用です"
    }
  }

  /// The reason in Arabic.
  package var arabic: String {
    switch self {
    case .unknown(let name, let other):
      "خيار غير معروف «" + name.isolated + "»"
        + (other.map { "؛ هل تقصد «" + $0.isolated + "»؟" } ?? "")
    case .takesNoValue(let option): "لا يأخذ " + option.isolated + " قيمة"
    case .needsValue(let option): "يحتاج " + option.isolated + " إلى قيمة"
    case .notInRange(let option, let range, let text):
      "يأخذ " + option.isolated + " عددًا من \(range.lowerBound) إلى \(range.upperBound)، لا «"
        + text.isolated + "»"
    case .isFor(let option, let task): "يُستخدم " + option.isolated + " مع " + task.isolated
    }
  }
}
