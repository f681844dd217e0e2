// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/ja.ftl: change that one.
import BigNumbers
import Languages

extension CompanionName {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .companions: "付属アプリ"
    case .fizzBuzz: "FizzBuzz"
    case .decider: "おまかせ選択"
    case .orderSummary: "注文の概要"
    }
  }
}

extension CompanionText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .summary(.fizzBuzz): "数えながらFizz、Buzz、FizzBuzzと言います"
    case .summary(.decider): "選択肢から1つを選びます"
    case .summary(.orderSummary): "割引と税を含めて注文を合計します"
    case .game: "Fizz Buzzゲーム"
    case .next: "次へ"
    case .decide: "決める"
    case .newOption: "新しい選択肢"
    case .yes: "はい"
    case .no: "いいえ"
    case .maybe: "たぶん"
    case .notDecided(let error): "決められません：" + error.japanese
    case .optionNotAdded(let error): "追加できません：" + error.japanese
    case .newItem: "新しい商品"
    case .coffee: "コーヒー"
    case .tea: "紅茶"
    case .item(let number): "商品\(number)"
    case .promoCode: "プロモーションコード"
    case .subtotal: "小計"
    case .discount: "割引"
    case .tax: "税"
    case .total: "合計"
    case .orderIsEmpty: "注文は空です"
    case .noDiscount: "このプロモーションコードに割引はありません"
    case .itemNotAdded(let error): "追加できません：" + error.japanese
    case .add: "追加"
    case .remove: "取り除く"
    case .removeNamed(let name): name + "を取り除く"
    }
  }
}

extension DeciderError {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .noOptions: "選択肢がありません"
    case .tooManyOptions: "選択肢が\(Decider.optionLimit)個を超えています"
    case .blankOption(let position): "選択肢\(position)が空です"
    case .longOption(let position): "選択肢\(position)が\(Decider.lengthLimit)文字を超えています"
    }
  }
}

extension OrderError {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .noItems: "注文は空です"
    case .tooManyItems: "注文できる商品は\(OrderItem.orderLimit)件までです"
    case .notAnItem: "商品は「数量 x 価格」の形で、3 x 19.99のように書きます"
    case .longItem: "商品は\(OrderItem.textLengthLimit)文字までです"
    case .notAPrice: "価格は19.99のように小数点を使って書きます"
    case .priceOutOfRange: "価格は0から\(OrderItem.priceRange.upperBound)までです"
    case .priceTooPrecise: "価格の小数部は\(OrderItem.priceDecimalPlaces)桁までです"
    case .quantityOutOfRange: "数量は\(OrderItem.quantityRange.lowerBound)から\(OrderItem.quantityRange.upperBound)までの整数です"
    case .calculationForName: "名前を数や記号だけの語で始めることはできません"
    case .blankName: "商品には名前が必要です"
    case .longName: "名前は\(OrderItem.nameLengthLimit)文字までです"
    }
  }
}
