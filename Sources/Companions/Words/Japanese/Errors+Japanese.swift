import BigNumbers

extension DeciderError {
  /// The cause in Japanese.
  package var japanese: String {
    switch self {
    case .noOptions: "選択肢がありません"
    case .tooManyOptions: "選択肢が\(Decider.optionLimit)個を超えています"
    case .blankOption(let position): "選択肢\(position)が空です"
    case .longOption(let position):
      "選択肢\(position)が\(Decider.lengthLimit)文字を超えています"
    }
  }
}

extension OrderError {
  /// The cause in Japanese.
  package var japanese: String {
    switch self {
    case .noItems: "注文は空です"
    case .tooManyItems: "注文できる商品は\(OrderItem.orderLimit)件までです"
    case .notAnItem: "商品は「数量 x 価格」の形で、3 x 19.99のように書きます"
    case .longItem: "商品は\(OrderItem.textLengthLimit)文字までです"
    case .notAPrice: "価格は19.99のように小数点を使って書きます"
    case .priceOutOfRange:
      "価格は0から\(OrderItem.priceRange.upperBound.description)までです"
    case .priceTooPrecise: "価格の小数部は\(OrderItem.priceDecimalPlaces)桁までです"
    case .quantityOutOfRange:
      "数量は\(OrderItem.quantityRange.lowerBound)から"
        + "\(OrderItem.quantityRange.upperBound)までの整数です"
    case .calculationForName: "名前を数や記号だけの語で始めることはできません"
    case .blankName: "商品には名前が必要です"
    case .longName: "名前は\(OrderItem.nameLengthLimit)文字までです"
    }
  }
}
