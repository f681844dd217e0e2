import Languages
import Testing

@testable import CompanionsCommand

/// The screens in languages other than English: a line typed in, text out.
@Suite struct ConversationLanguageTests {
  private func reply(
    in language: Language, typing lines: String..., characters: DrawingCharacters = .unicode
  ) -> [String] {
    var conversation = CompanionsConversation(characters: characters, language: language)
    var reply = conversation.greeting
    for line in lines { reply = conversation.reply(to: line).lines }
    return reply
  }

  @Test func aMenuInGerman() {
    #expect(
      reply(in: .german).joined(separator: "\n") == """

        Begleiter des Rechners
        ══════════════════════

          1  FizzBuzz            zählt und sagt Fizz, Buzz oder FizzBuzz
          2  Entscheidungshilfe  wählt eine Ihrer Optionen
          3  Bestellübersicht    rechnet eine Bestellung mit Rabatt und Steuer zusammen

        [1 bis 3 oder ein Name] Öffnen   [q] Beenden
        """)
  }

  @Test func aDeciderInJapanese() {
    #expect(
      reply(in: .japanese, typing: "2", "+ どちらでもかまいません").joined(separator: "\n") == """

        おまかせ選択
        ════════════

          1  はい
          2  いいえ
          3  たぶん
          4  どちらでもかまいません

          ╔══════════════════════════╗
          ║            ?             ║
          ╚══════════════════════════╝

        [Enter] 決める   [+ 紅茶] 追加   [- 2] 取り除く   [b] 戻る   [q] 終了
        """)
  }

  @Test func anOrderInArabic() {
    #expect(
      reply(in: .arabic, typing: "3", "promo SAVE20").joined(separator: "\n") == """

        ملخص الطلب
        ══════════

           1  قهوة             3 × $19.99    $59.97
           2  شاي               1 × $5.00     $5.00
              ─────────────────────────────────────
              المجموع الفرعي                 $64.97
              الخصم                         −$12.99
              الضريبة                         $4.61
              ═════════════════════════════════════
              الإجمالي                       $56.59
              ═════════════════════════════════════

              الرمز الترويجي: SAVE20

        [+ 3 x 19.99 قهوة] إضافة   [- 2] إزالة   [promo CODE] الرمز الترويجي
        [b] رجوع   [q] إنهاء
        """)
  }

  @Test(
    "An app is chosen by its name in the language, or in English",
    arguments: [
      (Language.german, "bestell", "Bestellübersicht"), (.german, "order", "Bestellübersicht"),
      (.french, "AIDE", "Aide à la décision"), (.french, "decider", "Aide à la décision"),
      (.japanese, "おまかせ", "おまかせ選択"), (.arabic, "ملخص الطلب", "ملخص الطلب"),
      (.spanish, "fizz", "Juego Fizz Buzz"),
    ])
  func names(language: Language, name: String, title: String) {
    #expect(reply(in: language, typing: name).dropFirst().first == title)
  }

  @Test(
    "A refusal says why",
    arguments: [
      (
        Language.german, "3", "+ 1 x 19,99",
        "Nicht hinzugefügt: ein Preis ist eine Dezimalzahl mit Punkt, etwa 19.99"
      ),
      (.german, "2", "- 9", "Nicht entfernt: unter dieser Nummer gibt es nichts"),
      (.french, "2", "+", "Non ajoutée\u{A0}: l’option 4 est vide"),
      (.spanish, "1", "zz", "No entendido. Puede escribir:"),
      (.japanese, "3", "+ 0 x 5", "追加できません：数量は1から1000000までの整数です"),
      (.arabic, "3", "+ tea", "لم تتم الإضافة: تُكتب السلعة بالكمية ثم x ثم السعر، مثل 3 x 19.99"),
    ])
  func refusals(language: Language, app: String, line: String, refusal: String) {
    #expect(reply(in: language, typing: app, line).first == refusal)
  }

  @Test func aLineThatCannotBeReadIsRefusedInTheLanguage() {
    var conversation = CompanionsConversation(characters: .unicode, language: .german)
    #expect(
      conversation.reply(to: .tooLong).lines
        == ["Nicht gelesen: die Zeile ist länger als 1000 Bytes"])
    #expect(
      conversation.reply(to: .text([0xFF])).lines
        == ["Nicht gelesen: die Zeile ist kein UTF-8-Text"])
  }

  @Test("No screen is wider than a terminal, and boxes are straight", arguments: Language.allCases)
  func widths(language: Language) {
    var conversation = CompanionsConversation(characters: .unicode, language: language)
    let screens =
      [conversation.greeting]
      + ["1", "", "b", "2", "", "+", "- 9", "b", "3", "promo X", "+ x 1", "zz"].map {
        conversation.reply(to: $0).lines
      }
    for screen in screens {
      for line in screen {
        #expect(line.textColumns < 80, "\(line)")
        #expect(!line.contains("\u{2068}") && !line.contains("�"), "\(line)")
      }
      let boxes = screen.filter { $0.contains("╔") || $0.contains("║") || $0.contains("╚") }
      #expect(Set(boxes.map(\.textColumns)).count <= 1, "\(boxes)")
      let rules = screen.filter { $0.hasPrefix("      ─") || $0.hasPrefix("      ═") }
      #expect(Set(rules.map(\.textColumns)).count <= 1, "\(rules)")
      let amounts = screen.filter { $0.contains("$") && !$0.contains("[") }
      #expect(Set(amounts.map(\.textColumns)).count <= 1, "\(amounts)")
    }
  }
}
