import BigNumbers

extension NumberSymbols {
  /// Returns a word's text with these marks: `-1,234` in base 10, `0xDEAD` in another one.
  public func text(of word: Word, in base: NumberBase) -> String {
    base == .decimal ? text(ofNumber: word.description) : base.text(of: word)
  }
}

extension Word {
  /// The number without its sign.
  var magnitude: UInt64 { isNegative ? twosComplement.pattern : pattern }
}
