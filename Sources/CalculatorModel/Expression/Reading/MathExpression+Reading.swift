import Quantities

/// The choices of a text that can be read in more than one way.
///
/// They are few and local, and only tried if the plain reading fails, so that other lines pay nothing.
struct ReadingChoice: Equatable {
  /// The operand that the unit after `a/b` belongs to.
  enum Quotient: CaseIterable {
    /// `(a/b) km`
    case unitOfQuotient
    /// `a/(b km)`
    case unitOfDivisor
  }

  /// The operand that the unit after a quotient of numbers belongs to; nil if undecided.
  var quotient: Quotient?

  /// Whether `F`, `C`, `f` and `c` are temperature scales, and `m` is minutes.
  var readsOtherUnits = false
}

extension MathExpression {
  /// Reads an expression in the only way that makes sense.
  ///
  /// If a text leaves a choice, each reading is tried, and those with inconsistent dimensions are dropped. A single
  /// remaining one is used, with a remark; several are rejected.
  ///
  /// - Parameters:
  ///   - lexer: The lexer to read from.
  ///   - options: The way it is read.
  ///   - names: Creates a name resolver for each reading to fill.
  /// - Returns: The expression.
  /// - Throws: ``ExpressionError`` with the cause and its place.
  static func reading(
    _ lexer: Lexer, _ options: ReadingOptions, names: () -> NameResolver
  ) throws(ExpressionError) -> MathExpression {
    var parser = ExpressionParser(lexer, options, names: names())
    do throws(ExpressionError) {
      let expression = try parser.parse()
      if let shared = expression.withSharedUnit, !expression.hasMeasure, shared.hasMeasure {
        return shared
      }
      guard parser.mayMeanOtherUnits, !expression.hasMeasure else { return expression }
      let choice = ReadingChoice(readsOtherUnits: true)
      guard case .makesSense(let other) = look(lexer, options, choice, names: names()) else {
        return expression
      }
      return other
    } catch {
      // The other numbers of the line come first, then the user's locale.
      if parser.lexer.hasUndecidedMarks, lexer.symbols == nil {
        let symbols = lexer.symbolsTold
        if let symbols = symbols ?? options.assumedSymbols {
          var told = lexer
          told.symbols = symbols
          return try reading(told, options, names: names)
        }
      }
      if options.readsCells, let cells = lexer.separatingCells,
        let list = list(of: cells, options, names: names)
      {
        return list
      }
      var choices: [ReadingChoice] = []
      if parser.hasOpenQuotient {
        choices = ReadingChoice.Quotient.allCases.map { ReadingChoice(quotient: $0) }
      } else if parser.mayMeanOtherUnits {
        choices = [ReadingChoice(readsOtherUnits: true)]
      }
      var found: [MathExpression] = []
      for choice in choices {
        switch look(lexer, options, choice, names: names()) {
        case .makesSense(let expression): found.append(expression)
        case .hasNoMeasure: break
        case .unreadable: throw error
        }
      }
      guard found.count == 1 else { throw error }
      return found[0]
    }
  }

  /// Reads spreadsheet cells between brackets, or else as a list of their own; nil if neither works.
  @inline(never)
  private static func list(
    of cells: Lexer, _ options: ReadingOptions, names: () -> NameResolver
  ) -> MathExpression? {
    var parser = ExpressionParser(cells, options, names: names())
    if let expression = try? parser.parse() { return expression }
    parser = ExpressionParser(cells, options, names: names())
    return try? parser.parse(isList: true)
  }

  /// Reads an expression whose number is used on keys, which have no units: a currency sign is left out if nothing
  /// else has a unit.
  ///
  /// - Throws: ``ExpressionError`` with the cause and its place.
  package init(
    leavingOutCurrency text: String, _ options: ReadingOptions
  ) throws(ExpressionError) {
    let utf8 = Array(text.utf8)
    if options.readsQuantities, text.unicodeScalars.contains(where: { $0.isCurrency }) {
      var plain = options
      plain.readsQuantities = false
      if let expression = try? MathExpression(utf8: utf8, plain) {
        self = expression
        return
      }
    }
    try self.init(utf8: utf8, options)
  }

  /// The product of two or three numbers with the last one's unit on all of them, for an answer in other units:
  /// `8 x 4 ft in m2`; nil if the text is nothing of the kind.
  private var withSharedUnit: MathExpression? {
    guard steps.count == 5 || steps.count == 7, case .quantity(.conversion)? = steps.last?.kind,
      case .quantity(.units) = steps[steps.count - 3].kind
    else { return nil }
    let unit = steps[steps.count - 3]
    var shared = self
    shared.steps = []
    for (index, step) in steps.enumerated() {
      switch step.kind {
      case .number: shared.steps += [step, Step(unit.kind, at: step.range)]
      case .operation(.multiplication), .quantity(.conversion): shared.steps.append(step)
      case .quantity(.units) where index == steps.count - 3: break
      default: return nil
      }
    }
    return shared
  }

  /// The number of temperature units in the text.
  private var temperatureCount: Int {
    steps.count { step in
      switch step.kind {
      case .quantity(.units(let units)), .quantity(.conversion(let units)):
        units.single?.kind == .temperature
      default: false
      }
    }
  }

  /// Whether the text has times in units longer than minutes, or with colons, and no minutes in a rate: in
  /// `2 h + 5 m/s * 3 s` metres are meant.
  private var hasOtherTimes: Bool {
    let hasRate = steps.contains { step in
      if case .quantity(.units(let units)) = step.kind {
        units.single == nil && units.powers.contains { $0.unit == .minute }
      } else {
        false
      }
    }
    return !hasRate
      && steps.contains { step in
        switch step.kind {
        case .quantity(.units(let units)):
          units.single.map { $0.isLongerThanMinute } ?? false
        case .quantity(.sum(let parts)): parts[0].isLongerThanMinute
        case .quantity(.time): true
        default: false
        }
      }
  }

  /// The outcome of a reading.
  private enum Look {
    case makesSense(MathExpression)
    /// Its dimensions are inconsistent.
    case hasNoMeasure
    case unreadable
  }

  /// Reads a text with a choice.
  private static func look(
    _ lexer: Lexer, _ options: ReadingOptions, _ choice: ReadingChoice, names: NameResolver
  ) -> Look {
    var parser = ExpressionParser(lexer, options, names: names)
    parser.choice = choice
    parser.lexer.readsOtherNotation = true
    guard let expression = try? parser.parse() else { return .unreadable }
    // One letter alone is no temperature, and no time: `1 c`, `100m to s`.
    guard !choice.readsOtherUnits || expression.temperatureCount > 1 || expression.hasOtherTimes
    else { return .unreadable }
    return expression.hasMeasure ? .makesSense(expression) : .hasNoMeasure
  }
}
