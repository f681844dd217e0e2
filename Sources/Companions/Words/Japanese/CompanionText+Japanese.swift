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
