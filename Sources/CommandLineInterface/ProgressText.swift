import Languages

/// The message about a calculation in progress, independent of language.
enum ProgressText: Translatable {
  /// It takes long, and Ctrl-C stops it.
  case calculating

  var english: String { "calculating (Ctrl-C stops)" }
  var german: String { "es wird gerechnet (Ctrl-C hält an)" }
  var french: String { "calcul en cours (Ctrl-C l’interrompt)" }
  var spanish: String { "calculando (Ctrl-C lo detiene)" }
  var japanese: String { "計算中（Ctrl-Cで中止）" }
  var arabic: String { "جارٍ الحساب (" + "Ctrl-C".isolated + " يوقفه)" }
}
