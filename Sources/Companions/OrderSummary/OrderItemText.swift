import BigNumbers

extension OrderItem {
  /// The most Unicode scalars of an item's text.
  public static let textLengthLimit = 200

  /// Reads an item as people write it: `3 x 19.99`, or with its name, `3 x 19.99 Coffee`.
  ///
  /// ```swift
  /// try OrderItem("3 x 19.99 Coffee").name      // "Coffee"
  /// try OrderItem("1 × $5").subtotal            // 5
  /// ```
  ///
  /// Between quantity and price stands `x`, `×` or `*`; spaces are free, and so is `$`.
  ///
  /// - Parameters:
  ///   - text: The quantity, the price of one, and a name if there is one.
  ///   - name: The name where the text has none.
  /// - Throws: ``OrderError`` when the text is no item, or not one that makes sense.
  public init(_ text: String, name: String = "Item") throws(OrderError) {
    let scalars = Array(text.unicodeScalars.prefix(Self.textLengthLimit + 1))
    guard scalars.count <= Self.textLengthLimit,
      let sign = scalars.firstIndex(where: { "xX×*".unicodeScalars.contains($0) })
    else { throw .notAnItem }
    let quantity = Self.text(scalars[..<sign])
    guard !quantity.isEmpty else { throw .notAnItem }
    guard let quantity = Int(quantity) else { throw .quantityOutOfRange }

    var rest = scalars[(sign + 1)...].drop { $0.properties.isWhitespace }
    if rest.first == "$" { rest = rest.dropFirst().drop { $0.properties.isWhitespace } }
    let end = rest.firstIndex { $0.properties.isWhitespace } ?? rest.endIndex
    guard let price = Rational(decimal: Self.text(rest[..<end])) else { throw .notAPrice }
    let ownName = Self.text(rest[end...])
    try self.init(name: ownName.isEmpty ? name : ownName, price: price, quantity: quantity)
  }

  /// The text without the white space around it.
  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var scalars = scalars.drop { $0.properties.isWhitespace }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
