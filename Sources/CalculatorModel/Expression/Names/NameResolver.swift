import ExactReals

/// Finds out what the names of an expression mean, and collects what they stand for.
///
/// An expression keeps the values of the variables and the functions that it uses, so that it means
/// the same whatever is defined later.
struct NameResolver {
  /// What a name of the worksheet is, with its place among those of the expression.
  enum Definition {
    case variable(Int)
    case function(Int, UserFunction)
  }

  /// The variables that were found, and the functions.
  private(set) var variables: [Variable] = []
  private(set) var functions: [UserFunction] = []

  /// Whether a name was read that the expression language spells in another way.
  private(set) var readsOtherNames = false

  private let definitions: Definitions
  private let previousAnswer: Variable?

  /// The function being defined, and its parameters.
  private let function: [UInt8]?
  private let parameters: [[UInt8]]

  /// The place of each definition in `variables` or `functions`; empty until one is found.
  private var places: [Int?] = []
  private var placeOfPreviousAnswer: Int?

  /// Creates a resolver of names.
  ///
  /// - Parameters:
  ///   - definitions: What the worksheet defines.
  ///   - previousAnswer: What `ans` stands for.
  ///   - function: The name of the function whose body is read, if it is one.
  ///   - parameters: The names of its parameters.
  init(
    _ definitions: Definitions = Definitions(), previousAnswer: Variable? = nil,
    function: [UInt8]? = nil, parameters: [[UInt8]] = []
  ) {
    self.definitions = definitions
    self.previousAnswer = previousAnswer
    self.function = function
    self.parameters = parameters
  }

  /// What a name means: a parameter first, then what the user defined, then what is built in, then what
  /// others call so.
  ///
  /// - Throws: ``ExpressionError`` with what may be meant.
  mutating func meaning(
    of name: ArraySlice<UInt8>, at range: Range<Int>
  ) throws(ExpressionError) -> Token.Kind {
    if let index = parameters.firstIndex(where: { name.elementsEqual($0) }) {
      return .parameter(index)
    }
    if let function, name.elementsEqual(function) {
      throw ExpressionError(.recursion(String(decoding: name, as: UTF8.self)), at: range)
    }
    if let index = definitions.index(of: name) { return .definition(index) }
    if let kind = BuiltInName.meaning(of: name) { return kind }
    var suggestion: String?
    switch OtherName.meaning(of: name) {
    case .function(let function):
      readsOtherNames = true
      return .function(function)
    case .proposal(let proposal): suggestion = proposal
    case .either(let one, let other): throw ExpressionError(.ambiguous(one, other), at: range)
    case .nothing: break
    case nil:
      let known = parameters.map { String(decoding: $0, as: UTF8.self) } + definitions.names
      suggestion = NameSuggestion.nearest(to: name, besides: known)
    }
    throw ExpressionError(
      .unknownName(String(decoding: name, as: UTF8.self), suggestion: suggestion), at: range)
  }

  /// Whether a name has a meaning that hides what is built in.
  func isDefined(_ name: ArraySlice<UInt8>) -> Bool {
    parameters.contains { name.elementsEqual($0) } || definitions.index(of: name) != nil
  }

  /// Whether a definition is a function.
  func isFunction(_ index: Int) -> Bool {
    if case .function = definitions[index] { true } else { false }
  }

  /// The place of a definition among those of the expression, which keeps it from now on.
  mutating func definition(_ index: Int) -> Definition {
    if places.isEmpty { places = Array(repeating: nil, count: definitions.count) }
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
    }
  }

  /// The place of the previous answer among the variables.
  ///
  /// - Throws: ``ExpressionError`` where there is none.
  mutating func previousAnswer(at range: Range<Int>) throws(ExpressionError) -> Int {
    if let placeOfPreviousAnswer { return placeOfPreviousAnswer }
    guard let previousAnswer else { throw ExpressionError(.noPreviousAnswer, at: range) }
    variables.append(previousAnswer)
    placeOfPreviousAnswer = variables.count - 1
    return variables.count - 1
  }
}
