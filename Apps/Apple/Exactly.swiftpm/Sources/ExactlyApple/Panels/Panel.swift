import CalculatorPresentation

/// What can be shown beside the calculator or over it.
enum Panel: Hashable, Identifiable {
  case memory
  case history
  case tape
  case dates
  case constants
  /// A live sheet of lines.
  case sheet
  case settings
  case digits
  case large
  case companions
  /// What the keys of a keyboard do.
  case help
  /// Units for a line of the display.
  case units(UnitConversion.Line)

  var id: Self { self }

  /// Whether the calculator can be used meanwhile, where there is room beside it.
  var isBeside: Bool { [.memory, .history, .tape, .dates, .constants].contains(self) }
}
