/// The marks of a language around texts and between them.
package enum Punctuation: Translatable {
  /// Stands between a name and what it names: `Name: `, with a space before it in French, and wide in Japanese.
  case colon
  /// Stands between the items of a list.
  case comma
  /// Stands between counted units, `2 months, 3 days`, which Japanese writes without a mark.
  case pause
  case fullStop
  /// Stands between two parts of a line.
  case gap
  /// Quotation marks around a text.
  case quotation(String)
}

extension Language {
  /// The separator between a name and what it names.
  package var colon: String { Punctuation.colon.text(in: self) }
}
