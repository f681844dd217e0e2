import CalculatorModel
import ExactReals

extension Message {
  /// The message in Japanese.
  package var japanese: String {
    switch self {
    case .key(let name): name.japanese
    case .command(let name): name.japanese
    case .part(let name): name.japanese
    case .setting(let name): name.japanese
    case .settingDescription(let name): name.japaneseDescription
    case .settingGroup(let group): group.japanese
    case .settingValue(let value): value.japanese
    case .sentence(let sentence): sentence.japanese
    case .calculationReason(let error, let demand): error.japanese(demand)
    case .expressionReason(let cause): cause.japanese
    case .pasteReason(let reason): reason.japanese
    case .storageReason(let reason): reason.japanese
    case .historyReason(let reason): reason.japanese
    case .settingReason(let reason): reason.japanese
    }
  }
}
