import BigNumbers
import CalculatorModel

extension Options {
  /// The words that expressions are calculated in; nil for numbers of any size.
  var wordFormat: WordFormat? {
    wordSize.map { WordFormat($0, isSigned: isSigned ?? true) }
  }

  /// The words that keys type on the programmer keypad.
  var words: WordMode {
    WordMode(
      format: WordFormat(wordSize ?? .bits64, isSigned: isSigned ?? true), base: base ?? .decimal)
  }
}
