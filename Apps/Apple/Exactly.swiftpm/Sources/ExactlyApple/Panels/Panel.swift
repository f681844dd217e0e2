import CalculatorPresentation

/// What can be shown beside the calculator or over it.
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
  /// What the keys of a keyboard do.
  case help
  /// A list to choose from.
  case choices(ChoiceList.Subject)

  var id: Self { self }

  /// Whether the calculator can be used meanwhile, where there is room beside it.
  var isBeside: Bool { [.memory, .history, .tape, .dates, .choices(.constants)].contains(self) }
}
