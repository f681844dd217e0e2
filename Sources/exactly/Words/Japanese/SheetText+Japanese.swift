import CalculatorModel

extension SheetText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .wrong(let found, let expected): "「\(found)」は「\(expected)」のはずです"
    case .stale(let found): "「\(found)」は不要です"
    case .untold(let reason, let answer): reason.japanese + "。「\(answer)」という答えのコメントがありません"
    case .limit(.tooManyLines): "\(Sheet.lineLimit)行を超えています"
    case .limit(.tooLong): "\(Sheet.byteLimit)バイトを超えています"
    case .hasChanged: "読み込み後に変更されたため、何も書き込みませんでした"
    }
  }
}
