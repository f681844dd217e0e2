extension PageMessage {
  /// The number that a word writes in decimal, of which only the integer part counts: `390.5` is
  /// 390.
  ///
  /// - Throws: ``Refusal`` for what is no number, or no small one.
  static func number(_ word: String) throws(Refusal) -> Double {
    // The text `-0.5` is the integer -0.
    Double(try Int32(word.cut(at: ".").0).orRefusal("unknown number"))
  }
}
