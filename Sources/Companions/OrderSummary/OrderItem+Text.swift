import BigNumbers

extension OrderItem {
  /// The maximum number of Unicode scalars in an item's text.
  public static let textLengthLimit = 200

  /// Reads an item as people write it: `3 x 19.99`, or with its name, `3 x 19.99 Coffee`.
  ///
  /// ```swift
  /// try OrderItem("3 x 19.99 Coffee").name      // "Coffee"
  /// try OrderItem("1 × $5").subtotal            // 5
  /// ```
  ///
  /// Between quantity and price is `x`, `×` or `*`; spaces and `$` are optional. A name must not begin with a
  /// word of only digits and signs, including `x`: `5 x 2` is not a price.
  ///
  /// - Parameters:
  ///   - text: The quantity, the price of one, and a name if there is one.
  ///   - name: The name to use if the text has none.
  /// - Throws: ``OrderError`` if the text is not an item, or not one that makes sense.
  public init(_ text: String, name: String = "Item") throws(OrderError) {
    let scalars = Array(text.unicodeScalars.prefix(Self.textLengthLimit + 1))
    guard scalars.count <= Self.textLengthLimit else { throw .longItem }
    guard let sign = scalars.firstIndex(where: { $0.isTimesSign }) else { throw .notAnItem }
    let quantity = try Self.quantity(scalars[..<sign])
    let (price, ownName) = try Self.priceAndName(scalars[(sign + 1)...])
    try self.init(name: ownName.isEmpty ? name : ownName, price: price, quantity: quantity)
  }

  private static func quantity(_ scalars: ArraySlice<Unicode.Scalar>) throws(OrderError) -> Int {
    let text = text(scalars)
    guard !text.isEmpty else { throw .notAnItem }
    guard let quantity = Int(text) else { throw .quantityOutOfRange }
    return quantity
  }

  private static func priceAndName(
    _ scalars: ArraySlice<Unicode.Scalar>
  ) throws(OrderError) -> (price: Rational, name: String) {
    var rest = scalars.drop { $0.properties.isWhitespace }
    if rest.first == "$" { rest = rest.dropFirst().drop { $0.properties.isWhitespace } }
    let digits = rest.prefix { !$0.properties.isWhitespace }
    // An exponent would ask for more digits than a price can have.
    guard digits.allSatisfy({ $0 != "e" && $0 != "E" }),
      let price = Rational(decimal: text(digits))
    else { throw .notAPrice }
    let name = text(rest[digits.endIndex...])
    // The first word might be meant for the price: 1 000.50, 5 x 2, 5 %.
    let firstWord = name.unicodeScalars.prefix { !$0.properties.isWhitespace }
    guard firstWord.isEmpty || !firstWord.allSatisfy({ $0.isPartOfCalculation }) else {
      throw .calculationForName
    }
    return (price, name)
  }

  /// Returns the text without the white space around it.
  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var scalars = scalars.drop { $0.properties.isWhitespace }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isTimesSign: Bool { "xX×*".unicodeScalars.contains(self) }

  fileprivate var isPartOfCalculation: Bool {
    isTimesSign || "0123456789.,$%+-/".unicodeScalars.contains(self)
  }
}
