import ExactReals

/// Calculating the lines that edits have changed.
extension Sheet {
  /// Calculates the lines that edits have changed.
  ///
  /// - Parameters:
  ///   - last: The last line that is needed, along with everything that it depends on; nil for all lines.
  ///   - lineWork: The limit on the work of a line; a line beyond it is ``SheetAnswer/pending`` if the
  ///     limit is less than `Budget.lineWork`.
  ///   - shouldStop: Called every few milliseconds; `true` leaves the rest for the next time.
  /// - Returns: The indices of the lines that are new or whose answers have changed.
  /// - Complexity: That of the lines calculated, and O(*n*) in the number of lines below the first one.
  @discardableResult
  public mutating func settle(
    through last: Int? = nil, lineWork: Int64 = Sheet.liveWork, shouldStop: (() -> Bool)? = nil
  ) -> [Int] {
    guard var pass else { return [] }
    // No other reference to them exists while they are changed.
    self.pass = nil
    var changed: [Int] = []
    let lastMarked = lines.lastIndex { $0.change != nil } ?? -1
    var place = pass.place ?? SheetPlace(at: pass.next, in: self)
    pass.place = nil
    var above = SheetCost(of: lines[..<pass.next])
    while pass.next < lines.count, pass.hasChanges || pass.next <= lastMarked {
      let index = pass.next
      if let last, index > last {
        pass.place = place
        self.pass = pass
        return changed
      }
      if let change = lines[index].change { pass.take(change) }
      let isMarked = lines[index].change.map { $0.isNew || $0.isStale } ?? false
      if isMarked || pass.wakes(lines[index]) {
        let old = lines[index]
        pass.hasCutLine =
          calculate(index, &place, below: above, lineWork: lineWork, shouldStop: shouldStop)
          || pass.hasCutLine
        if case .failure(let error) = lines[index].answer, error.code == .stopped {
          lines[index].answer = .pending
          // If the line was pending before, calculating it has decreased the count.
          pendingCount += 1
          let isChanged = compare(old, index, &pass)
          self.pass = pass
          // The next time what this line has added up already costs nothing.
          mark(index) { $0.isStale = true }
          return changed + (isChanged ? [index] : [])
        }
        if old.kind == .rate || lines[index].kind == .rate { pass.ratesChanged = true }
        if compare(old, index, &pass) || old.change?.isNew == true { changed.append(index) }
      } else {
        passOver(index, &pass, &place)
      }
      lines[index].change = nil
      above += lines[index].cost
      place.pass(index, in: self)
      pass.next += 1
    }
    above += SheetCost(of: lines[pass.next...])
    isTight =
      pass.hasCutLine || above.bytes > limit.bytes || above.work > limit.work - wholeLineWork
    guard isTight, !pass.isWhole else { return changed }
    // Earlier lines may have cost more or less than they do from the top.
    markAll()
    let others = settle(through: last, lineWork: lineWork, shouldStop: shouldStop)
    return Set(changed).union(others).sorted()
  }

  /// The most work of a line: a sheet that asks for many digits gets more.
  var wholeLineWork: Int64 { min(max(Budget.lineWork, options.format.work), limit.work / 2) }

  /// Records that a line keeps its answer.
  private func passOver(_ index: Int, _ pass: inout SheetPass, _ place: inout SheetPlace) {
    // From here on the name has its old meaning.
    if let definition = lines[index].definition, names.hidesOthers(definition.number) {
      pass.changedNames.remove(definition.number)
    }
    if lines[index].kind == .rate {
      for rate in rates where rate.line == index { _ = place.add(rate.rate) }
    }
    if lines[index].isCalculation { pass.answerChanged = false }
    pass.passBlock(lines[index], before: lines[index], endsBlock: lines.endsBlock(index))
    // A line that uses a subtotal among other things may have its value from further up.
    if lines[index].usesSubtotal, lines[index].isTotalAlone { pass.subtotalChanged = false }
  }

  /// Records the differences between a line and its former state.
  ///
  /// - Returns: Whether its answer has changed.
  private mutating func compare(_ old: SheetLine, _ index: Int, _ pass: inout SheetPass) -> Bool {
    let new = lines[index]
    let isSame = new.answer.isSame(as: old.answer)
    if !isSame { pass.changedLines.insert(index) }
    if let lost = old.definition, lost.name != new.definition?.name {
      pass.changedNames.insert(lost.number)
    }
    if let definition = new.definition {
      if !isSame || old.definition?.name != definition.name {
        pass.changedNames.insert(definition.number)
      } else if names.hidesOthers(definition.number) {
        pass.changedNames.remove(definition.number)
      }
    }
    if new.isCalculation || old.isCalculation {
      pass.answerChanged = !isSame || new.isCalculation != old.isCalculation
    }
    // The error of an option doesn't count.
    let countsOtherwise =
      !isSame || new.usesBlock != old.usesBlock || new.isLabelledAsTotal != old.isLabelledAsTotal
      || (new.kind == .options) != (old.kind == .options)
      || new.names != old.names || new.role != old.role
    pass.passBlock(new, before: old, endsBlock: lines.endsBlock(index))
    if countsOtherwise { (pass.blockChanged, pass.allChanged) = (true, true) }
    if new.usesSubtotal != old.usesSubtotal || new.isTotalAlone != old.isTotalAlone {
      pass.subtotalChanged = true
    } else if new.usesSubtotal, new.isTotalAlone {
      pass.subtotalChanged = !isSame
    } else if countsOtherwise {
      pass.subtotalChanged = true
    }
    return !isSame || new.countedLines != old.countedLines
  }
}
