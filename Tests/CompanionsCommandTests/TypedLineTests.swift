import Languages
import Testing

@testable import CompanionsCommand

@Test(
  "A typed line is understood whatever its spaces and case",
  arguments: [
    ("", TypedLine.enter), (" \t", .enter), ("+ tea", .add("tea")),
    (" +tea time ", .add("tea time")),
    ("+", .add("")), ("- 2", .remove(index: 1)), ("-2", .remove(index: 1)),
    ("- 0", .remove(index: nil)),
    ("-", .remove(index: nil)), ("--9223372036854775808", .remove(index: nil)),
    ("- tea", .remove(index: nil)), ("b", .back), ("BACK", .back), (" q", .quit), ("Quit", .quit),
    ("quit it", .text("quit it")), (" Order Summary ", .text("Order Summary")),
  ])
func typedLine(line: String, meaning: TypedLine) {
  #expect(TypedLine(line) == meaning)
}

@Test(
  "Leaving can be typed as the screens call it",
  arguments: [
    ("Zurück", Language.german, TypedLine.back), ("BEENDEN", .german, .quit),
    ("back", .german, .back), ("q", .german, .quit), ("戻る", .japanese, .back),
    ("إنهاء", .arabic, .quit), ("zurück", .english, .text("zurück")),
  ])
func leaving(line: String, language: Language, meaning: TypedLine) {
  #expect(TypedLine(line, in: language) == meaning)
}
