import CalculatorModel
import CalculatorPresentation

extension FailureReason {
  /// The reason in Japanese.
  package var japanese: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).japanese
    case .calculation(let error, let demand): Message.calculationReason(error, demand).japanese
    case .unknownKey(let name): "不明なキー「\(name)」"
    case .severalKeys(let name): "「\(name)」は複数のキーに読めます：間に空白を入れてください"
    case .tooLong(let limit): "\(limit)バイトを超えています"
    case .notUTF8: "UTF-8のテキストではありません"
    case .meantCommand(let words): "これは式ではありません。「exactly \(words)」のことですか？"
    case .unknownOption(let name, let options):
      "不明なオプション「\(name)」"
        + (options.isEmpty ? "" : "。" + options.joined(separator: "、") + " のことですか？")
    case .noFile(let cause): Message.expressionReason(cause).japanese + "。この名前のファイルもありません"
    }
  }
}
