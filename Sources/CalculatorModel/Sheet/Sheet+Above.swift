import BigNumbers
import ExactReals
import Quantities

/// The values of the words in a line that refer to lines above.
extension Sheet {
  /// Returns the value of a word in a line.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - name: The word as it was typed.
  ///   - index: The line.
  ///   - place: The lines above that the line can refer to.
  ///   - budget: The limit on the cost; nil if only the kind of the value is needed.
  /// - Returns: The value, or the reason why there is none.
  func value(
    of word: ValuesAbove.Word, named name: String, above index: Int, _ place: inout SheetPlace,
    within budget: Budget?
  ) -> ValuesAbove.Value {
    do throws(ExpressionError) {
      let value =
        switch word {
        case .answer: try answer(place.answer, named: name)
        case .line(let line): try self.line(line, above: index)
        default: try valueOfLines(word, named: name, above: index, &place, within: budget)
        }
      var variable = Variable(name: name, value: value, size: value.size)
      variable.word = word
      return .variable(variable)
    } catch {
      return .failure(error.cause)
    }
  }

  private func answer(
    _ index: Int?, named name: String
  ) throws(ExpressionError) -> ExpressionValue {
    guard let index, let value = try value(beside: index) else {
      throw ExpressionError(.nothingAbove(name), at: 0..<0)
    }
    return value
  }

  private func line(_ line: Int, above index: Int) throws(ExpressionError) -> ExpressionValue {
    guard line >= 0, line < lines.count else { throw ExpressionError(.noSuchLine, at: 0..<0) }
    guard line < index else { throw ExpressionError(.lineBelow, at: 0..<0) }
    guard let value = try value(beside: line) else { throw ExpressionError(.noSuchLine, at: 0..<0) }
    return value
  }

  /// Returns the value beside a line; nil if it never has one.
  private func value(beside index: Int) throws(ExpressionError) -> ExpressionValue? {
    switch lines[index].answer {
    case .value(let value): return value
    case .failure(let error): throw ExpressionError(.failedLine(error.root(of: index)), at: 0..<0)
    case .pending: throw ExpressionError(.calculation(.tooMuchWork), at: 0..<0)
    case .nothing, .function, .graph: return nil
    }
  }

  /// Returns the value of the line that a word stands for among other things: of `Total: net + VAT`, or of
  /// a line `Total` above in the same block.
  ///
  /// - Returns: The value; nil if there is no such line, or the word stands alone and so asks for a total.
  func valueOfLine(
    named word: ValuesAbove.Word, _ mentions: LineMentions, above index: Int,
    _ place: inout SheetPlace
  ) -> ValuesAbove.Value? {
    guard mentions.wordAlone == nil,
      let first = mentions.keywords.first(where: { $0.word == word }),
      let definition = definitions.index(of: first.keyword.labelKey[...]),
      let line = definitions.line(ofDefinition: definition)
    else { return nil }
    if let other = otherTotal(than: line, above: index) {
      return .failure(.ambiguous("line \(line + 1)", "line \(other + 1)"))
    }
    switch definitions[definition] {
    case .variable(var variable):
      if lines[line].isTotalAlone {
        // Below a blank line and other items, the word may mean a total of these.
        if line < place.block.start,
          place.lines(of: .total, above: index, in: lines)?.values.isEmpty == false
        {
          return .failure(
            .ambiguous("line \(line + 1)", first.name.text + " on a line of its own"))
        }
        variable.word = word
      }
      variable.name = first.name.text
      return .variable(variable)
    case .failure(let line): return .failure(.failedLine(line))
    case .pending: return .failure(.calculation(.tooMuchWork))
    case .function: return nil
    }
  }

  /// Rejects `income - total` where the total counts the income, so that it would be taken off what it is part of.
  func refuseCounted(
    _ difference: MathExpression, above index: Int, _ place: SheetPlace
  ) throws(ExpressionError) {
    let (steps, variables) = (difference.steps, difference.variables)
    guard steps.count == 3, steps[2].kind == .operation(.subtraction),
      case .variable(let first) = steps[0].kind, case .variable(let second) = steps[1].kind,
      variables[first].word == nil, let word = variables[second].word, word.isSum,
      let counted = usedLines(word, above: index, place), counted.count > 1,
      counted.contains(where: { line in
        lines[line].definition.map { lines[index].names.contains($0.number) } ?? false
      })
    else { return }
    let (name, total) = (variables[first].name, variables[second].name)
    throw ExpressionError(
      .otherNotation(name + " - (" + total + " - " + name + ")"),
      at: steps[0].range.lowerBound..<steps[1].range.upperBound)
  }

  /// Returns another total that a line means by its noun: `total income - total expenses`.
  private func otherTotal(than line: Int, above index: Int) -> Int? {
    let words = Array(lines[index].text.utf8).split { !$0.isLetter }
    for (word, noun) in zip(words, words.dropFirst())
    where Keyword(word)?.isAboveWord == true && WordGroup.totalled.contains(noun) {
      let meant = lines[..<index].lastIndex {
        guard $0.isTotalAlone,
          let own = ItemText.totalWithNoun(in: Array($0.text.utf8)[...])?.noun
        else { return false }
        return own.elementsEqual(noun, by: { $0 | 0x20 == $1 | 0x20 })
      }
      if let meant, meant != line { return meant }
    }
    return nil
  }

  /// Returns the line above that has only a word, if the word in a line with other things stands for its
  /// value; nil if there is none.
  func lineShowing(_ word: ValuesAbove.Word, above index: Int) -> Int? {
    guard !lines[index].isTotalAlone, let key = word.keyword?.labelKey,
      let line = definitions.line(defining: key, above: index), lines[line].isTotalAlone
    else { return nil }
    return line
  }

  /// Returns the last subtotal, if nothing that counts stands between it and a line: `VAT: 20% of subtotal`.
  private func subtotalRightAbove(_ index: Int) throws(ExpressionError) -> ExpressionValue? {
    for line in lines[..<index].indices.reversed() {
      if lines[line].usedWords == [.subtotal], lines[line].isTotalAlone {
        return try value(beside: line)
      }
      if lines[line].countedValue != nil { return nil }
    }
    return nil
  }

  /// The price of each value of a list: with ``totalWork``, the lists of a sheet have at most about two
  /// million.
  private static let workOfElement: Int64 = 4_096

  private func valueOfLines(
    _ word: ValuesAbove.Word, named name: String, above index: Int, _ place: inout SheetPlace,
    within budget: Budget?
  ) throws(ExpressionError) -> ExpressionValue {
    guard var counted = place.lines(of: word, above: index, in: lines) else {
      preconditionFailure("the word is about lines")
    }
    if let failure = counted.failure { throw ExpressionError(failure, at: 0..<0) }
    let count = counted.values.count
    if word == .count { return .number(Real(count)) }
    guard count > 0 else {
      guard word == .subtotal, let value = try subtotalRightAbove(index) else {
        throw ExpressionError(.nothingAbove(name), at: 0..<0)
      }
      return value
    }
    guard let budget else {
      let isList = word == .above || word == .all
      return isList ? .list([counted.values[0]]) : counted.values[0]
    }
    let rates = place.exchangeRates
    switch word {
    case .above, .all:
      do throws(CalculationError) {
        // Each list takes memory of its own, so the work limits all of them together.
        try budget.pay(Int64(count) * Self.workOfElement)
      } catch {
        throw ExpressionError(.calculation(error), at: 0..<0)
      }
      return .list(counted.values)
    case .median:
      do throws(QuantityFailure) {
        let arithmetic = QuantityArithmetic(
          unit: options.angleUnit, exchangeRates: rates, budget: budget)
        return try arithmetic.result(
          of: .median, ofList: [.list(counted.values)], argumentCount: 1)
      } catch {
        throw ExpressionError(error.cause, at: 0..<0)
      }
    default:
      let total = try counted.total(rates, within: budget)
      place.keep(counted, of: word)
      guard word == .average else {
        return try counted.total(
          for: word, in: lines[index], adding: total, rates, within: budget)
      }
      return try total.calculated(
        .division, with: .number(Real(count)), rates, within: budget)
    }
  }
}

extension ExpressionValue {
  /// The memory that the value takes, counted in steps of an expression, as far as it is known.
  var size: Int {
    switch self {
    case .number(let number), .percentage(let number):
      number.words + (number.rational == nil ? 1_024 : 1)
    case .list(let elements): elements.count + 1
    default: 64
    }
  }
}
