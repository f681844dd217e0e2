import CalculatorModel

/// Typical input on a calculator, as key sequences that each begin with AC.
enum KeyScript {
  /// The sequences by topic.
  static let sequences: [(name: String, keys: String)] = [
    ("typing", "123456789 AC 3.14159265 AC 0.05 AC 1000.50"),
    ("sums", "12.50 + 8.75 + 3.20 + 19.99 + 7.06 ="),
    ("differences", "1500 - 349.90 - 86.45 - 120 ="),
    ("products", "24 * 365 = AC 1.19 * 49.95 = AC 12 * 12 * 12 ="),
    ("quotients", "100 / 8 = AC 22 / 7 = AC 90 / 4 / 5 ="),
    ("mixed chains", "2 + 3 * 4 - 10 / 5 ="),
    ("percent", "200 + 10 % = AC 59.90 - 20 % = AC 250 * 15 % ="),
    ("sign", "5 +/- + 8 = AC 12 - 30 = +/- * 2 ="),
    ("repeated equals", "7 + 3 = = = AC 2 * = = ="),
    ("corrections", "45 + 67 C 76 = AC 8 + - 3 ="),
  ]

  /// Returns all keys of the script, one after the other.
  static func keys() throws(KeySequenceError) -> [Key] {
    var keys: [Key] = []
    for sequence in sequences {
      keys.append(.allClear)
      keys += try KeySequence(sequence.keys).keys
    }
    return keys
  }
}
