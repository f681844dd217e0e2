import CalculatorModel
import ExactReals

extension Message {
  /// The message in French.
  package var french: String {
    switch self {
    case .key(let name): name.french
    case .command(let name): name.french
    case .part(let name): name.french
    case .setting(let name): name.french
    case .settingDescription(let name): name.frenchDescription
    case .settingGroup(let group): group.french
    case .settingValue(let value): value.french
    case .sentence(let sentence): sentence.french
    case .calculationReason(let error, let demand): error.french(demand)
    case .expressionReason(let cause): cause.french
    case .pasteReason(let reason): reason.french
    case .storageReason(let reason): reason.french
    case .historyReason(let reason): reason.french
    case .settingReason(let reason): reason.french
    }
  }
}
