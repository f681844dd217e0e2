extension PageMessage {
  /// Returns the integer part of a number written in decimal: `390.5` is 390.
  ///
  /// - Throws: ``Refusal`` for a word that is no number, or no small one.
  static func number(_ word: String) throws(Refusal) -> Double {
    // The text `-0.5` is the integer -0.
    Double(try Int32(word.cut(at: ".").0).orRefusal("unknown number"))
  }
}
