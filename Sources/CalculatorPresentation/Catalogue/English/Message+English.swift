import CalculatorModel
import ExactReals

extension CalculationError {
  /// Returns the reason in English, with the operation that found too few numbers.
  func english(_ demand: StackDemand?) -> String {
    guard let demand else { return reason }
    return reason + ": " + demand.operation + " needs " + (demand.count == 1 ? "one" : "two")
  }
}

extension Message {
  /// The message in English.
  package var english: String {
    switch self {
    case .key(let name): name.english
    case .command(let name): name.english
    case .part(let name): name.english
    case .setting(let name): name.english
    case .settingDescription(let name): name.englishDescription
    case .settingGroup(let group): group.english
    case .settingValue(let value): value.english
    case .sentence(let sentence): sentence.english
    // The errors' own words are English.
    case .calculationReason(let error, let demand): error.english(demand)
    case .expressionReason(let cause): ExpressionError(cause, at: 0..<0).reason
    case .pasteReason(let reason): reason.english
    case .storageReason(let reason): reason.english
    case .historyReason(let reason): reason.english
    case .settingReason(let reason): reason.english
    }
  }
}
