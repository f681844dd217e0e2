import CalculatorModel

/// Why what was asked of a sheet did nothing.
public enum SheetRefusal: Hashable, Sendable {
  /// A key of the keypad had nothing to do.
  case key(SheetKeyRefusal)
  /// There would be too much text.
  case limit(SheetLimit)
  /// A line reads only what is above it.
  case lineBelow
  /// The line has no value to be referred to.
  case noSuchLine
}

extension SheetViewModel {
  /// Why what was asked for last did nothing, or what it did besides; nil where there is nothing to say.
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
