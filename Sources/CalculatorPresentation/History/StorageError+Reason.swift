import CalculatorModel
import DisplayableText
import Languages

extension StorageError {
  /// Returns the place and the cause, in words on one line.
  ///
  /// The system's own message, for a cause without a text of ours, is in English everywhere.
  package func reason(in language: Language) -> String {
    guard language != .english else { return reason }
    let cause = Message.storageReason(StorageReason(self)).text(in: language)
    let place = place.displayable(limit: 4_000).isolated(in: language)
    return (self.place.isEmpty ? cause : place + ": " + cause)
  }

  /// The place and the cause, in English.
  package var reason: String {
    let words =
      switch cause {
      case .noSpace: "there is no space left"
      case .notPermitted: "that is not permitted"
      case .unreadable: "it cannot be read"
      case .other: "it cannot be used"
      }
    let cause = detail.isEmpty ? words : detail
    return (place.isEmpty ? cause : place + ": " + cause).displayable(limit: 4_200)
  }
}
