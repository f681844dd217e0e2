import CalculatorModel
import ExactReals

extension Message {
  /// The message in German.
  package var german: String {
    switch self {
    case .key(let name): name.german
    case .command(let name): name.german
    case .part(let name): name.german
    case .setting(let name): name.german
    case .settingDescription(let name): name.germanDescription
    case .settingGroup(let group): group.german
    case .settingValue(let value): value.german
    case .sentence(let sentence): sentence.german
    case .calculationReason(let error, let demand): error.german(demand)
    case .expressionReason(let cause): cause.german
    case .pasteReason(let reason): reason.german
    case .storageReason(let reason): reason.german
    case .historyReason(let reason): reason.german
    case .settingReason(let reason): reason.german
    }
  }
}
