import CalculatorModel
import ExactReals
import Languages

extension CalculatorViewModel {
  /// Returns a list to choose from, or the rows that a search finds in it, ignoring case and accents.
  ///
  /// ```swift
  /// viewModel.choices(of: .units(.upper), matching: "furl").actions.map(\.id)   // ["unit furlong"]
  /// ```
  ///
  /// - Parameters:
  ///   - subject: The kind of things to choose from.
  ///   - search: The search text, of which 100 characters count; "" for all rows.
  /// - Returns: The list, without rows if nothing is found.
  /// - Complexity: O(*rows*), some milliseconds among all units.
  @inline(never)  // Most calculations are done without a list: the page loads this later.
  public func choices(of subject: ChoiceList.Subject, matching search: String = "") -> ChoiceList {
    let search = String(search.prefix(100))
    switch subject {
    case .commands(let heldKey):
      return ChoiceList(
        title: catalogue.text(.part(.commands)), searchLabel: catalogue.text(ConstantsText.search),
        rows: commandChoices(heldKey, matching: search),
        emptyText: catalogue.text(ConstantsText.nothingFound))
    case .constants:
      return ChoiceList(
        title: catalogue.text(.part(.constants)), searchLabel: catalogue.text(ConstantsText.search),
        rows: catalogue.constantChoices(matching: search),
        emptyText: catalogue.text(ConstantsText.nothingFound),
        note: catalogue.text(ConstantsText.measuredAreLeftOut))
    case .units(let line):
      return ChoiceList(
        title: catalogue.text(.part(.units)), searchLabel: catalogue.text(.part(.unitSearch)),
        rows: unitChoices(for: line, matching: search),
        emptyText: catalogue.text(.part(.noUnits)))
    }
  }

  /// Performs a row's action, even if the list has changed since.
  ///
  /// A command, the typed line and help need a face, which performs them itself.
  @inline(never)
  public func choose(_ action: ChoiceAction, from subject: ChoiceList.Subject) {
    switch action {
    case .command, .typedLine, .help: break
    case .keypad(let mode): turn(to: mode)
    case .constant(let constant):
      endTyping()
      use(constant)
    case .unit, .recentUnits, .category:
      if case .units(let line) = subject { chooseUnit(action, for: line) }
    }
  }

  /// Returns the commands that work now, with their keys; names that begin with the search come first.
  private func commandChoices(
    _ heldKey: KeyboardTable.HeldKey, matching search: String
  ) -> [ChoiceList.Row] {
    let table = KeyboardTable(self, heldKey: heldKey)
    let rows = (table.rows + table.keypad.rows).compactMap { row -> ChoiceList.Row? in
      guard let action = row.action else { return nil }
      if case .command(let command) = action, !canPerform(command) { return nil }
      return ChoiceList.Row(
        action: action, name: row.label, detail: row.keys.joined(separator: "  "),
        isChosen: action == .keypad(mode))
    }.matching(search) { [$0.name, $0.detail] }
    let sought = SearchText(search)
    guard !sought.isEmpty else { return rows }
    let isFirst = { (row: ChoiceList.Row) in (SearchText(row.name).rank(of: sought) ?? 3) < 2 }
    return rows.filter(isFirst) + rows.filter { !isFirst($0) }
  }

  /// Takes the exact value of a constant as the operand.
  ///
  /// ```swift
  /// viewModel.use(.speedOfLight)
  /// viewModel.displayText   // "299,792,458"
  /// ```
  public func use(_ constant: PhysicalConstant) {
    do throws(CalculationError) {
      use(try constant.value)
    } catch {
      say(.calculationReason(error))
    }
  }
}

extension Catalogue {
  /// Returns the constants whose symbol, name or unit contains all words of a search; first the one whose
  /// symbol it is.
  fileprivate func constantChoices(matching search: String) -> [ChoiceList.Row] {
    let rows = PhysicalConstant.allCases.map { constant in
      ChoiceList.Row(
        action: .constant(constant), name: text(ConstantsText.name(constant)),
        symbol: constant.symbol, detail: constant.definition + " " + constant.unit,
        source: constant.source)
    }.matching(search) { row in
      guard case .constant(let constant) = row.action else { return [] }
      return [row.symbol, row.name, ConstantsText.name(constant).english, constant.unit]
    }
    return rows.filter { $0.symbol == search } + rows.filter { $0.symbol != search }
  }
}

extension [ChoiceList.Row] {
  /// Returns the rows whose texts contain all words of a search.
  fileprivate func matching(
    _ search: String, in texts: (ChoiceList.Row) -> [String]
  ) -> [ChoiceList.Row] {
    let words = search.unicodeScalars.split(separator: " ").map { SearchText(String($0)) }
    guard !words.isEmpty else { return self }
    return filter { row in
      let searched = SearchText(texts(row).joined(separator: " "))
      return words.allSatisfy { searched.rank(of: $0) != nil }
    }
  }
}
