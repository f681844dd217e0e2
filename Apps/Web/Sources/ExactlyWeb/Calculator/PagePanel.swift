import CalculatorPresentation

/// A panel beside the keypad, one at a time, by its name in messages.
enum PagePanel: String {
  case memory
  case history
  case tape
  case dates
  case commands
  case constants
  case settings
  case digits
  case large
  case units
  case help

  /// The title above it.
  var title: Message {
    switch self {
    case .memory: .part(.memory)
    case .history: .part(.history)
    case .tape: .part(.tape)
    case .dates: .part(.dates)
    case .commands: .part(.commands)
    case .constants: .part(.constants)
    case .settings: .part(.settings)
    case .digits: .part(.result)
    case .large: .command(.largeType)
    case .units: .part(.units)
    case .help: .command(.help)
    }
  }
}
