import CalculatorModel

/// The reason why a request to a sheet did nothing.
public enum SheetRefusal: Hashable, Sendable {
  /// A key of the keypad had nothing to do.
  case key(SheetKeyRefusal)
  /// There would be too much text.
  case limit(SheetLimit)
  /// A line uses only lines above it.
  case lineBelow
  /// The line has no value to refer to.
  case noSuchLine
}

extension SheetViewModel {
  /// A notice of why the last request did nothing, or what else it did; nil if there is nothing to say.
  public var notice: String? {
    if let addedMarks { return catalogue.text(SheetWords.addedMarks(addedMarks)) }
    return switch refusal {
    case .key(let refusal): catalogue.text(SheetWords.refusal(refusal))
    case .limit(let limit): catalogue.text(SheetWords.limit(limit))
    case .lineBelow: catalogue.text(SheetWords.lineBelow)
    case .noSuchLine: catalogue.text(SheetWords.noSuchLine)
    case nil: nil
    }
  }
}
