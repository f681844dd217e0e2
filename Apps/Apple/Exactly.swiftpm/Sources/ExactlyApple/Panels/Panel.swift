import CalculatorPresentation

/// A panel that can be shown beside the calculator or over it.
enum Panel: Hashable, Identifiable {
  case memory
  case history
  case tape
  case dates
  /// A live sheet of lines.
  case sheet
  case settings
  case digits
  case large
  case companions
  /// The functions of a keyboard's keys.
  case help
  /// A list to choose from.
  case choices(ChoiceList.Subject)

  var id: Self { self }

  /// Whether the calculator can be used at the same time, if there is room beside it.
  var isBeside: Bool { [.memory, .history, .tape, .dates, .choices(.constants)].contains(self) }
}
