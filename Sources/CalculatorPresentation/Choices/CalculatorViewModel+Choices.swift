import CalculatorModel
import ExactReals
import Languages

extension CalculatorViewModel {
  /// A list to choose from, or what a search finds in it, whatever the capitals and accents.
  ///
  /// ```swift
  /// viewModel.choices(of: .units(.upper), matching: "furl").actions.map(\.id)   // ["unit furlong"]
  /// ```
  ///
  /// - Parameters:
  ///   - subject: What is chosen.
  ///   - search: What is looked for, of which 100 characters count; "" for all there is.
  /// - Returns: The list, without rows where nothing is found.
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

  /// Does what a row is there for, also one of a list that has changed since.
  ///
  /// A command, the typed line and help need a face, which carries them out itself.
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

  /// The commands that work now, with their keys; names that begin with the search come first.
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
  /// The constants whose sign, name or unit has all the words of a search; first the one whose sign it is.
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
  /// The rows that have all words of a search in their texts.
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
