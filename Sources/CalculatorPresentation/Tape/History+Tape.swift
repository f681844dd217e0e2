import CalculatorModel
import ExactReals
import Languages

extension History {
  /// The number of calculations that a tape shows beside the keypad, the last ones.
  public static let tapeLimit = 200

  /// Returns the last calculations as lines of a paper tape, the oldest first: each number with its operation, the
  /// running totals, and the result.
  ///
  /// - Parameters:
  ///   - symbols: The marks of numbers.
  ///   - unit: The user's unit of angles.
  ///   - language: The language of the remarks on calculations.
  ///   - count: The maximum number of calculations; if there are earlier ones, `…` says so.
  /// - Returns: The lines; none for an empty history.
  /// - Complexity: That of calculating these calculations again; running totals that cost more than a millisecond or
  ///   so are left out.
  public func tapeLines(
    symbols: NumberSymbols = NumberSymbols(), angleUnit unit: AngleUnit = .radians,
    language: Language = .english, last count: Int = tapeLimit
  ) -> [TapeLine] {
    let rows = HistoryRows(self, symbols: symbols, angleUnit: unit, language: language)
    let catalogue = Catalogue(language)
    var evaluator = HistoryEvaluator()
    var lines = slots.count > count ? [TapeLine(.label, "", "…")] : []
    for index in slots.indices.suffix(count) {
      let slot = slots[index]
      let row = rows[slots.count - 1 - index]
      if !row.label.isEmpty { lines.append(TapeLine(.label, "", row.labelText)) }
      // For units and dates the row is shown, without running totals.
      let links = slot.entry.quantities == nil ? slot.expression?.chain.links ?? [] : []
      if links.count > 1 {
        let totals = totals(ofEntryAt: index, &evaluator)
        for (number, link) in links.enumerated() {
          let text = text(of: link.operand, ofEntryAt: index, symbols: symbols, angleUnit: unit)
          lines.append(TapeLine(.entry, link.operation?.symbol ?? "", text))
          if number > 0, totals.indices.contains(number), number < links.count - 1 {
            lines += subtotal(totals[number], in: slot, symbols: symbols)
          }
        }
      } else {
        lines.append(TapeLine(.entry, "", row.expressionText))
      }
      if let failure = row.failure {
        lines.append(
          TapeLine(.failure, "", catalogue.text(.historyReason(HistoryReason(failure)))))
      }
      if let exactness = row.exactness {
        lines.append(TapeLine(.total, exactness.mark, row.markedResultText))
      }
    }
    return lines
  }

  /// Returns the totals after each operation of an entry; none if they cost too much.
  private func totals(
    ofEntryAt index: Int, _ evaluator: inout HistoryEvaluator
  ) -> [Real] {
    let slot = slots[index]
    guard let expression = slot.expression else { return [] }
    let budget = Budget.total
    var references: [HistoryEntry.ID: Real] = [:]
    for id in slot.references {
      guard let place = self.index(of: id),
        let value = try? evaluator.value(ofEntryAt: place, in: self, within: budget).number
      else { return [] }
      references[id] = value
    }
    let totals = try? expression.chain.totals(
      in: slot.entry.angleUnit, references: references, within: budget)
    return totals ?? []
  }

  private func subtotal(_ total: Real, in slot: Slot, symbols: NumberSymbols) -> [TapeLine] {
    let result = HistoryResult(
      of: total, angleUnit: slot.entry.angleUnit, words: slot.words, within: .total)
    guard result.failure == nil else { return [] }
    let sign = TapeLine.subtotalSign + (slot.showsExactly(result) ? "" : Exactness.rounded.mark)
    return [TapeLine(.subtotal, sign, slot.text(of: result, symbols: symbols))]
  }
}

extension Budget {
  /// The budget for running totals.
  fileprivate static var total: Budget { Budget(work: 1 << 20) }
}
