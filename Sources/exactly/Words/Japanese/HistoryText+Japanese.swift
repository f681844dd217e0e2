extension HistoryText {
  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .noCalculation(let id): "計算 \(id) はありません"
    case .removed(let count): "\(count)件の計算を削除しました"
    case .unreadableLeft(let place): "読めなかったものは \(place) に残っています"
    case .isOn: "以後の計算を保存します"
    case .isOff: "以後の計算を保存しません。これまでの計算は exactly history --clear で削除できます"
    case .storage(let error): error.reason(in: .japanese)
    case .setAside(let count, let place): "履歴の\(count)行を読めないため、\(place) に移しました"
    }
  }
}
