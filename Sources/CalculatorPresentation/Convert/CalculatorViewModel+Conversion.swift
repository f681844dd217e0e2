import CalculatorModel
import ExactReals
import Languages
import Quantities

extension CalculatorViewModel {
  /// The units between which the number on the display is converted; nil if conversion is off, and on the
  /// programmer keypad.
  public var conversion: UnitConversion? { showsConversion ? unitConversion : nil }

  /// Whether the display has two lines: conversion is on, and the keypad is not one of words.
  public var showsConversion: Bool { isConverting && !calculator.words.isOn }

  /// The two lines of the display, the upper one first; none if conversion is off.
  ///
  /// ```swift
  /// viewModel.perform(.convert)
  /// viewModel.press(.digit(.five))
  /// viewModel.conversionLines.map { $0.description }   // ["5 in", "= 12.7 cm"]
  /// ```
  ///
  /// The other line's number is computed from the exact number shown, whether typed, a subtotal or a result; an
  /// error has none.
  public var conversionLines: [ConversionLine] {
    guard let conversion else { return [] }
    return UnitConversion.Line.allCases.map { line in
      let unit = conversion.unit(of: line)
      let isMarked = line == conversion.marked
      let number = isMarked ? markedText : convertedText(by: conversion)
      return ConversionLine(
        line: line, text: number.text, isNumber: number.isNumber, exactness: number.exactness,
        symbol: unit.symbol, unitName: name(of: unit), isMarked: isMarked)
    }
  }

  /// Returns the name of a unit in the user's language, in the United States as it is spelled there.
  func name(of unit: ConversionUnit) -> String {
    let name = unit.name(in: catalogue.language)
    let isAmerican =
      catalogue.language == .english && locale.hasPrefix("en")
      && locale.utf8.dropFirst(3).starts(with: "US".utf8)
    return isAmerican ? name.inAmericanSpelling : name
  }

  /// Returns a text of the number shown with its unit, and its value in the other unit: `5 in = 12.7 cm`.
  public func convertedLine(_ number: String) -> String { number + convertedPart }

  /// The continuation of a text with the number shown: ` in = 12.7 cm`; empty if conversion is off.
  var convertedPart: String {
    let lines = conversionLines
    guard let marked = lines.first(where: { $0.isMarked }),
      let other = lines.first(where: { !$0.isMarked }), marked.isNumber
    else { return "" }
    return " " + marked.symbol
      + (other.isNumber ? " " + other.description : Self.pause + other.text)
  }

  /// Returns the number shown with its unit, and its value in the other unit, for speech.
  // Most users convert nothing: the page loads this later.
  @inline(never)
  func spokenConversion(of number: String) -> String {
    let lines = conversionLines
    guard let marked = lines.first(where: { $0.isMarked }),
      let other = lines.first(where: { !$0.isMarked })
    else { return number }
    let start = number + " " + marked.unitName + Self.pause
    guard other.isNumber else { return start + other.text }
    let text = other.text + " " + other.unitName
    return start
      + (other.exactness == .rounded ? catalogue.text(.sentence(.approximately(text))) : text)
  }

  private static let pause = ", "

  private typealias NumberText = (text: String, isNumber: Bool, exactness: Exactness?)

  private var markedText: NumberText { (displayText, calculator.number != nil, exactness) }

  private func convertedText(by conversion: UnitConversion) -> NumberText {
    guard let number = calculator.number else { return ("", false, nil) }
    do throws(QuantityError) {
      let result = try conversion.result(of: number, using: exchangeRates)
      let format = calculator.format
      return (format.text(of: result), true, format.showsExactly(result) ? .exact : .rounded)
    } catch {
      return (reason(error), false, nil)
    }
  }

  private func reason(_ error: QuantityError) -> String {
    guard case .calculation(let cause) = error else {
      return catalogue.text(.expressionReason(.quantity(error)))
    }
    return catalogue.text(.calculationReason(cause))
  }

  /// The remark on the other line's number: the exchange rates that it depends on, or that it is a temperature
  /// below absolute zero; usually nil.
  // Most users convert nothing: the page loads this later.
  @inline(never)
  var conversionNote: String? {
    guard let conversion, let number = calculator.number,
      let quantity = try? conversion.quantity(of: number, using: exchangeRates)
    else { return nil }
    if let rates = text(of: quantity.rates) { return rates }
    return (try? quantity.isBelowAbsoluteZero(within: .result)) == true
      ? catalogue.text(.part(.belowAbsoluteZero)) : nil
  }

  // MARK: - What can be done

  /// Starts converting, with the units used last, or stops.
  public func toggleConversion() {
    guard canPerform(.convert) else { return }
    if unitConversion == nil { unitConversion = UnitConversion() }
    isConverting.toggle()
    showDecimal()
    tell(.display)
  }

  /// Swaps the units; the number stays.
  public func swapUnits() {
    change { $0.swap() }
  }

  /// Directs the keys to a line from now on: the calculation continues with the exact number there.
  ///
  /// A pending calculation is finished first, as by `=`. This counts as a press, which undo reverts.
  public func mark(_ line: UnitConversion.Line) {
    guard let conversion, conversion.marked != line else { return }
    if calculator.isWaiting, !calculator.isReversePolish { press(.equals) }
    guard let number = calculator.number else { return markOnly(line) }
    do throws(QuantityError) {
      let result = try conversion.result(of: number, using: exchangeRates)
      var rehearsal = calculator
      guard (try? rehearsal.setNumber(result)) != nil else { return tell(.display) }
      if calculator.isReversePolish, calculator.stackCount > 0 { press(.stack(.drop)) }
      perform(step: .convert(result))
      markOnly(line)
    } catch {
      say(.part(.error))
    }
  }

  private func markOnly(_ line: UnitConversion.Line) {
    unitConversion?.marked = line
    markedNumber = nil
    showDecimal()
    tell(.display)
  }

  /// Moves the mark when undo or redo applies to a step that moved it.
  func followConversion(_ step: Step?) {
    if case .convert? = step, let marked = unitConversion?.marked {
      unitConversion?.marked = marked.other
    }
  }

  /// Returns the units to choose from for a line of the display: those of its category, the pairs used before,
  /// and the categories; or the results of a search.
  func unitChoices(for line: UnitConversion.Line, matching search: String) -> [ChoiceList.Row] {
    guard let conversion else { return [] }
    let language = catalogue.language
    let chosen = conversion.unit(of: line)
    func rows(_ units: [ConversionUnit]) -> [ChoiceList.Row] {
      units.map {
        ChoiceList.Row(
          action: .unit($0), name: name(of: $0), detail: $0.symbol, isChosen: $0 == chosen)
      }
    }
    func heading(_ name: String) -> ChoiceList.Row { ChoiceList.Row(action: nil, name: name) }
    if search.contains(where: { !$0.isWhitespace }) {
      let sought = SearchText(search)
      return rows(
        currencies.filter { SearchText($0.id).rank(of: sought).map { $0 < 2 } ?? false }
          + UnitSearch(search, in: language).units)
    }
    var units = chosen.category == .currency ? currencies : chosen.category.units
    if !units.contains(chosen) { units.insert(chosen, at: 0) }
    var list = [heading(chosen.category.text(in: language))] + rows(units)
    if !conversion.recent.isEmpty {
      list.append(heading(catalogue.text(.part(.recentConversions))))
      for (place, pair) in conversion.recent.enumerated() {
        list.append(
          ChoiceList.Row(
            action: .recentUnits(place),
            name: name(of: pair.upper) + " – " + name(of: pair.lower),
            detail: pair.upper.symbol + " – " + pair.lower.symbol))
      }
    }
    list.append(heading(catalogue.text(.part(.unitCategories))))
    return list
      + UnitCategory.allCases.map {
        ChoiceList.Row(
          action: .category($0), name: $0.text(in: language), isChosen: $0 == chosen.category)
      }
  }

  /// Sets the unit of a line, or the pair of both lines.
  func chooseUnit(_ action: ChoiceAction, for line: UnitConversion.Line) {
    switch action {
    case .unit(let unit) where unit.category == .currency && !currencies.contains(unit):
      say(.sentence(.needsRates))
    case .unit(let unit): change { $0.choose(unit, for: line) }
    case .recentUnits(let place): change { $0.chooseRecent(at: place) }
    case .category(.currency) where currencies.count < 2: say(.sentence(.needsRates))
    case .category(let category): change { $0.choose(category, currencies: currencies) }
    default: break
    }
  }

  private func change(_ change: (inout UnitConversion) -> Void) {
    guard conversion != nil, var conversion = unitConversion else { return }
    change(&conversion)
    guard conversion != unitConversion else { return }
    unitConversion = conversion
    tell(.display)
  }
}

extension String {
  /// The name of a unit as it is spelled in the United States: `Kilometers`, `Liters`.
  fileprivate var inAmericanSpelling: String {
    var letters = Array(utf8)
    for place in letters.indices.dropFirst(4) {
      let lower = letters[place - 4] | 0x20
      let start = [lower, letters[place - 3], letters[place - 2]]
      guard start == Array("met".utf8) || start == Array("lit".utf8),
        letters[place - 1] == UInt8(ascii: "r"), letters[place] == UInt8(ascii: "e")
      else { continue }
      letters.swapAt(place - 1, place)
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
