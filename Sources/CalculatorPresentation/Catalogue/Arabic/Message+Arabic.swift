import CalculatorModel
import ExactReals

extension Message {
  /// The message in Arabic.
  package var arabic: String {
    switch self {
    case .key(let name): name.arabic
    case .command(let name): name.arabic
    case .part(let name): name.arabic
    case .setting(let name): name.arabic
    case .settingDescription(let name): name.arabicDescription
    case .settingGroup(let group): group.arabic
    case .settingValue(let value): value.arabic
    case .sentence(let sentence): sentence.arabic
    case .calculationReason(let error, let demand): error.arabic(demand)
    case .expressionReason(let cause): cause.arabic
    case .pasteReason(let reason): reason.arabic
    case .storageReason(let reason): reason.arabic
    case .historyReason(let reason): reason.arabic
    case .settingReason(let reason): reason.arabic
    }
  }
}
