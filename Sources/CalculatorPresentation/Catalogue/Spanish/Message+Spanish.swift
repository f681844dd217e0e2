import CalculatorModel
import ExactReals

extension Message {
  /// The message in Spanish.
  package var spanish: String {
    switch self {
    case .key(let name): name.spanish
    case .command(let name): name.spanish
    case .part(let name): name.spanish
    case .setting(let name): name.spanish
    case .settingDescription(let name): name.spanishDescription
    case .settingGroup(let group): group.spanish
    case .settingValue(let value): value.spanish
    case .sentence(let sentence): sentence.spanish
    case .calculationReason(let error, let demand): error.spanish(demand)
    case .expressionReason(let cause): cause.spanish
    case .pasteReason(let reason): reason.spanish
    case .storageReason(let reason): reason.spanish
    case .historyReason(let reason): reason.spanish
    case .settingReason(let reason): reason.spanish
    }
  }
}
