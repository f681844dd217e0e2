import ExactReals

/// Resolves the names of an expression, and collects the definitions it uses.
///
/// An expression keeps the values of the variables and the functions that it uses, so that it keeps its meaning
/// whatever is defined later.
struct NameResolver {
  /// The kind of a name of the worksheet, with its place among those of the expression.
  enum Definition {
    case variable(Int)
    case function(Int, UserFunction)
  }

  /// The variables found so far, and the functions.
  private(set) var variables: [Variable] = []
  private(set) var functions: [UserFunction] = []

  /// Whether a name was read that is spelled differently in the expression language.
  private(set) var readsOtherNames = false

  private let definitions: Definitions
  private let previousAnswer: Variable?

  /// The function being defined, and its parameters.
  private let function: [UInt8]?
  private let parameters: [[UInt8]]

  /// The place of each definition that was found, in `variables` or `functions`.
  private var places: [Int: Int] = [:]
  private var placeOfPreviousAnswer: Int?

  /// The values above in a sheet; nil elsewhere.
  let above: ValuesAbove?

  /// The place of each value from above that was found, in `variables`.
  private var placesAbove: [Int: Int] = [:]

  /// Whether to look for names similar to an unknown one.
  var suggests: Bool

  /// Whether an unknown name counts as a number.
  var assumesNames = false

  /// Creates a name resolver.
  ///
  /// - Parameters:
  ///   - definitions: The definitions of the worksheet.
  ///   - previousAnswer: The value of `ans`.
  ///   - function: The name of the function whose body is read, if any.
  ///   - parameters: The names of its parameters.
  ///   - above: The values above in a sheet.
  ///   - suggests: Whether to look for names similar to an unknown one, which takes longer than reading a line.
  init(
    _ definitions: Definitions = Definitions(), previousAnswer: Variable? = nil,
    function: [UInt8]? = nil, parameters: [[UInt8]] = [], above: ValuesAbove? = nil,
    suggests: Bool = true
  ) {
    self.definitions = definitions
    self.above = above
    self.suggests = suggests
    self.previousAnswer = previousAnswer
    self.function = function
    self.parameters = parameters
  }

  /// The meaning of a name: a parameter first, then a definition of the user, then a built-in name, then a name from
  /// elsewhere.
  ///
  /// - Throws: ``ExpressionError`` with a suggestion.
  mutating func meaning(
    of name: ArraySlice<UInt8>, at range: Range<Int>
  ) throws(ExpressionError) -> Token.Kind {
    if let index = parameters.lastIndex(where: { name.elementsEqual($0) }) {
      return .parameter(index)
    }
    if let function, name.elementsEqual(function) {
      throw ExpressionError(.recursion(String(decoding: name, as: UTF8.self)), at: range)
    }
    if let index = definitions.index(of: name) {
      switch definitions[index] {
      case .failure(let line): throw ExpressionError(.failedLine(line), at: range)
      case .pending: throw ExpressionError(.calculation(.tooMuchWork), at: range)
      case .variable, .function: return .definition(index)
      }
    }
    if let kind = BuiltInName.meaning(of: name) { return kind }
    // Any number will do while only looking ahead in the line.
    if assumesNames { return .constant(.pi) }
    if let line = definitions.firstLineBelow(name) {
      throw ExpressionError(
        .definedBelow(String(decoding: name, as: UTF8.self), line: line), at: range)
    }
    var suggestion: String?
    switch OtherName.meaning(of: name) {
    case .function(let function):
      readsOtherNames = true
      return .function(function)
    case .proposal(let proposal): suggestion = proposal
    case .either(let one, let other): throw ExpressionError(.ambiguous(one, other), at: range)
    case .nothing: break
    case nil where !suggests: break
    case nil:
      let known = parameters.map { String(decoding: $0, as: UTF8.self) } + definitions.names
      suggestion = NameSuggestion.nearest(to: name, besides: known)
    }
    throw ExpressionError(
      .unknownName(String(decoding: name, as: UTF8.self), suggestion: suggestion), at: range)
  }

  /// The meaning of a name that may also be left out, so that no similar name is looked for yet.
  ///
  /// - Throws: ``ExpressionError``, which ``withSuggestion(_:for:)`` completes.
  @inline(never)
  mutating func meaningWithoutSuggestion(
    of name: ArraySlice<UInt8>, at range: Range<Int>
  ) throws(ExpressionError) -> Token.Kind {
    let suggests = self.suggests
    self.suggests = false
    defer { self.suggests = suggests }
    return try meaning(of: name, at: range)
  }

  /// Returns the error for a name with a similar one, if there is any.
  @inline(never)
  func withSuggestion(_ error: ExpressionError, for name: ArraySlice<UInt8>) -> ExpressionError {
    guard suggests, case .unknownName(_, nil) = error.cause else { return error }
    var names = self
    do throws(ExpressionError) {
      _ = try names.meaning(of: name, at: error.range)
      return error
    } catch {
      return error
    }
  }

  /// Whether a name has a definition that hides the built-in meaning.
  func isDefined(_ name: ArraySlice<UInt8>) -> Bool {
    parameters.contains { name.elementsEqual($0) } || definitions.index(of: name) != nil
  }

  /// Whether a name is that of a label, which gives way to a unit of the same name after a number.
  func isLabel(_ name: ArraySlice<UInt8>) -> Bool {
    definitions.index(of: name).map { definitions[$0].isLabel } ?? false
  }

  /// The key of a definition that differs from a name only in case: `rent` of `Rent: 1200`; nil if the name has
  /// another meaning, or nothing is like it.
  func key(namedLike name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard definitions.count > 0, !isDefined(name), Keyword(name) == nil,
      BuiltInName.meaning(of: name) == nil, let key = Definitions.keyOfAnyCase(name),
      definitions.index(of: key[...]) != nil
    else { return nil }
    return key[...]
  }

  /// Whether a name is that of a number, either a parameter or a variable.
  func isNumber(_ name: ArraySlice<UInt8>) -> Bool {
    if parameters.contains(where: { name.elementsEqual($0) }) { return true }
    guard let index = definitions.index(of: name) else { return false }
    return !isFunction(index)
  }

  /// Whether a definition is a function.
  func isFunction(_ index: Int) -> Bool {
    if case .function = definitions[index] { true } else { false }
  }

  /// Whether a named number is a percentage.
  func isPercentage(_ step: Step.Kind) -> Bool {
    if case .variable(let place) = step { variables[place].isPercentage } else { false }
  }

  /// The place of a definition among those of the expression, which keeps it from then on.
  mutating func definition(_ index: Int) -> Definition {
    switch definitions[index] {
    case .variable(let variable):
      let place = places[index] ?? variables.count
      if place == variables.count { variables.append(variable) }
      places[index] = place
      return .variable(place)
    case .function(let function):
      let place = places[index] ?? functions.count
      if place == functions.count { functions.append(function) }
      places[index] = place
      return .function(place, function)
    case .failure, .pending: preconditionFailure("such a name has no meaning to ask for")
    }
  }

  /// The place among the variables of a sheet word's value: `total`, `line 3`.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - name: The word as it was typed.
  ///   - range: Its place.
  /// - Returns: The place.
  /// - Throws: ``ExpressionError`` if there is no such value, or outside of a sheet.
  mutating func above(
    _ word: ValuesAbove.Word, named name: ArraySlice<UInt8>, at range: Range<Int>
  ) throws(ExpressionError) -> Int {
    guard let above, let index = above.index(of: word) else {
      throw ExpressionError(
        .onlyInSheets(String(decoding: name, as: UTF8.self)), at: range)
    }
    if let place = placesAbove[index] { return place }
    variables.append(try above.variable(index, at: range))
    placesAbove[index] = variables.count - 1
    return variables.count - 1
  }

  /// The resolver for the term of a sum, with the name of its running number, but without the definitions found so
  /// far.
  func term(of name: ArraySlice<UInt8>) -> NameResolver {
    var term = NameResolver(
      definitions, previousAnswer: previousAnswer, function: function,
      parameters: parameters + [Array(name)], above: above, suggests: suggests)
    term.readsOtherNames = readsOtherNames
    return term
  }

  /// The names of the parameters.
  var parameterNames: [String] { parameters.map { String(decoding: $0, as: UTF8.self) } }

  /// Adds the term of a sum to the functions.
  ///
  /// - Returns: Its place.
  mutating func add(_ term: UserFunction, readBy names: NameResolver) -> Int {
    readsOtherNames = readsOtherNames || names.readsOtherNames
    functions.append(term)
    return functions.count - 1
  }

  /// The place of a physical constant among the variables; nil if it has no value.
  mutating func constant(_ constant: PhysicalConstant) -> Int? {
    guard let value = constant.quantity else { return nil }
    variables.append(Variable(name: constant.names[0], value: value, size: value.size))
    return variables.count - 1
  }

  /// Whether there is a previous answer.
  var hasPreviousAnswer: Bool { previousAnswer != nil }

  /// The place of the previous answer among the variables.
  ///
  /// - Throws: ``ExpressionError`` if there is none.
  mutating func previousAnswer(at range: Range<Int>) throws(ExpressionError) -> Int {
    if let placeOfPreviousAnswer { return placeOfPreviousAnswer }
    if let above, let index = above.index(of: .answer) {
      variables.append(try above.variable(index, at: range))
      placeOfPreviousAnswer = variables.count - 1
      return variables.count - 1
    }
    guard let previousAnswer else { throw ExpressionError(.noPreviousAnswer, at: range) }
    variables.append(previousAnswer)
    placeOfPreviousAnswer = variables.count - 1
    return variables.count - 1
  }
}
