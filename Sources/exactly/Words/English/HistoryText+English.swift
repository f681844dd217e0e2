extension HistoryText {
  /// The text in English.
  package var english: String {
    switch self {
    case .noCalculation(let id): "there is no calculation \(id)"
    case .removed(let count):
      "\(count) \(count == 1 ? "calculation" : "calculations") removed"
    case .unreadableLeft(let place): "what could not be read is still in \(place)"
    case .isOn: "calculations are kept from now on"
    case .isOff:
      "no calculations are kept from now on; exactly history --clear removes those before"
    case .storage(let error): error.reason(in: .english)
    case .setAside(let count, let place):
      "\(count) \(count == 1 ? "line" : "lines") of the history could not be read"
        + " and \(count == 1 ? "is" : "are") now in \(place)"
    }
  }
}
