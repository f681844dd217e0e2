import CalculatorModel
import CalculatorPresentation
import DisplayableText

extension StorageError {
  /// The place and the cause, in words on one line.
  var reason: String {
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
