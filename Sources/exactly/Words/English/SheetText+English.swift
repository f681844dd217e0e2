import CalculatorModel

extension SheetText {
  /// The text in English.
  package var english: String {
    switch self {
    case .wrong(let found, let expected): "is '\(found)', should be '\(expected)'"
    case .stale(let found): "is '\(found)', should be nothing"
    case .untold(let reason, let answer): reason.english + "; no answer comment says '\(answer)'"
    case .limit(.tooManyLines): "more than \(Sheet.lineLimit) lines"
    case .limit(.tooLong): "more than \(Sheet.byteLimit) bytes"
    case .hasChanged: "it has changed since it was read; nothing was written"
    }
  }
}
