import Foundation
import Languages

/// A text and the parts that it must keep in every language.
package struct TranslationSample<Text: Translatable>: Sendable {
  package let text: Text

  /// Texts that the user typed or has to type, with a text direction of their own.
  package let inserted: [String]

  /// Counts and places, in digits.
  package let counts: [Int]

  package init(_ text: Text, keeps inserted: [String] = [], counts: [Int] = []) {
    self.text = text
    self.inserted = inserted
    self.counts = counts
  }

  /// Returns the problems of the text in a language; none where it is there, tidy, keeps what is inserted, and is
  /// written with the language's own marks.
  package func problems(in language: Language) -> [String] {
    let translation = text.text(in: language)
    var problems: [String] = []
    func require(_ holds: Bool, _ problem: String) {
      if !holds { problems.append("\(language), \(translation): \(problem)") }
    }
    require(!translation.isEmpty, "no text")
    require(
      translation.first?.isWhitespace != true && translation.last?.isWhitespace != true
        && !translation.contains("  ") && !translation.contains("\n"), "spaces")
    let stops: [Character] = [".", "。", "．"]
    if let last = text.english.last, !stops.contains(last) {
      require(translation.last.map(stops.contains) != true, "ends with a stop")
    }
    for inserted in inserted {
      let whole = language.isRightToLeft ? "\u{2068}" + inserted + "\u{2069}" : inserted
      require(translation.contains(whole), "does not keep \(inserted)")
    }
    for count in counts { require(translation.contains("\(count)"), "does not keep \(count)") }
    require(Self.marksOfDirection(in: translation, of: language), "marks of direction")
    if language != .english {
      let bare = inserted.reduce(translation) { $0.replacing($1, with: "") }
      require(!bare.contains("'") && !bare.contains("\""), "quotation marks")
    }
    if language == .french {
      let marks = [" :", " ;", " !", " ?", "« ", " »"]
      require(!marks.contains { translation.contains($0) }, "a no-break space is due")
    }
    return problems
  }

  /// Whether isolates occur in pairs and only in Arabic, and no other direction marks anywhere.
  private static func marksOfDirection(in text: String, of language: Language) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2068}": depth += 1
      case "\u{2069}": depth -= 1
      case "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2067}":
        return false
      default: break
      }
      guard (0...(language.isRightToLeft ? 1 : 0)).contains(depth) else { return false }
    }
    return depth == 0
  }
}

extension Collection {
  /// Returns the problems of the texts in a language: those of each, two that are the same, and English ones that
  /// are not known to be right in this language as well, or wrongly known.
  package func problems<Text>(
    in language: Language, sameAsInEnglish known: Set<String> = []
  ) -> [String]
  where Element == TranslationSample<Text> {
    var problems = flatMap { $0.problems(in: language) }
    let texts = map { $0.text.text(in: language) }
    for (text, count) in Dictionary(grouping: texts, by: \.self).mapValues(\.count) where count > 1
    {
      problems.append("\(language), \(text): stands for \(count) texts")
    }
    guard language != .english else { return problems }
    let same = Set(map(\.text).filter { $0.text(in: language) == $0.english }.map(\.english))
    for text in same.symmetricDifference(known).sorted() {
      problems.append("\(language), \(text): \(same.contains(text) ? "is" : "is not") English")
    }
    return problems
  }

  /// Returns the names of the cases that a source file declares and no sample has; the file is named by its path
  /// inside Sources.
  package func casesWithoutSample<Text>(declaredIn path: String) throws -> [String]
  where Element == TranslationSample<Text> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = try String(contentsOf: root.appending(path: "Sources/" + path), encoding: .utf8)
    let declared = source.split(separator: "\n").filter { $0.hasPrefix("  case ") }
      .map { String($0.dropFirst(7).prefix(while: \.isLetter)) }
    let sampled = Set(map { String("\($0.text)".prefix(while: \.isLetter)) })
    return declared.filter { !sampled.contains($0) }
  }
}
