import BigNumbers
import CalculatorModel

extension Options {
  /// The word format of expressions; nil for numbers of any size.
  var wordFormat: WordFormat? {
    wordSize.map { WordFormat($0, isSigned: isSigned ?? true) }
  }

  /// The word mode of keys on the programmer keypad.
  var words: WordMode {
    WordMode(
      format: WordFormat(wordSize ?? .bits64, isSigned: isSigned ?? true), base: base ?? .decimal)
  }
}
