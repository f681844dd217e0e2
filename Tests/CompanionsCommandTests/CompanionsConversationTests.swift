import CommandLineInterface
import Languages
import TestSupport
import Testing

@testable import CompanionsCommand

/// The screens as the user sees them: a line typed in, text out.
@Suite struct CompanionsConversationTests {
  private func conversation(
    typing lines: String..., characters: DrawingCharacters = .unicode,
    language: Language = .english
  ) -> CompanionsConversation {
    var conversation = CompanionsConversation(characters: characters, language: language)
    for line in lines { _ = conversation.reply(to: line) }
    return conversation
  }

  private func text(_ reply: Reply) -> String {
    reply.lines.joined(separator: "\n")
  }

  @Test func beginsWithTheMenu() {
    #expect(
      conversation().greeting.joined(separator: "\n") == """

        Companions of the calculator
        ════════════════════════════

          1  FizzBuzz       counts, and says Fizz, Buzz or FizzBuzz
          2  Decider        chooses one of your options
          3  Order Summary  adds up an order with discount and tax

        [1 to 3, or a name] Open   [q] Quit
        """)
  }

  @Test(arguments: [
    ("1", "Fizz Buzz Game"), (" FIZZBUZZ ", "Fizz Buzz Game"), ("decider", "Decider"),
    ("2", "Decider"), ("order summary", "Order Summary"), ("3", "Order Summary"),
    ("order", "Order Summary"), ("fizz", "Fizz Buzz Game"),
    ("decide", "Decider"),
    ("", "Companions of the calculator"),
  ])
  func opensByNumberOrName(line: String, title: String) {
    var conversation = conversation()
    #expect(conversation.reply(to: line).lines.dropFirst().first == title)
  }

  @Test(arguments: ["0", "4", "-1", "+ tea", "b", "buzz", "99999999999999999999", "1 2"])
  func saysWhatCanBeTyped(line: String) {
    var conversation = conversation()
    #expect(
      conversation.reply(to: line).lines == [
        "Not understood. You can type:", "[1 to 3, or a name] Open   [q] Quit",
      ])
  }

  @Test(arguments: ["q", "Q", "quit", " Quit "])
  func quitsFromAnywhere(line: String) {
    for screen in ["b", "1", "2", "3"] {
      var conversation = conversation(typing: screen)
      #expect(conversation.reply(to: line) == Reply(isLast: true))
    }
  }

  @Test func aPersonSaysTheNextNumber() {
    var conversation = conversation(typing: "1", "")
    #expect(
      text(conversation.reply(to: "")) == """

        Fizz Buzz Game
        ══════════════

                ╭──────────╮
            ╭───╯          ╰───╮
           ╭╯                  ╰╮
           │        Fizz        │    O
           ╰╮                  ╭╯   /│\\
            ╰───╮          ╭───╯    / \\
                ╰──────────╯

        [Enter] Next   [b] Back   [q] Quit
        """)
    #expect(conversation.reply(to: "next").lines.first == "Not understood. You can type:")
    #expect(text(conversation.reply(to: "")).contains("│         4          │"))
  }

  @Test func anAppThatWasLeftIsFoundAgainAsItWas() {
    var conversation = conversation(typing: "1", "", "", "b")
    #expect(text(conversation.reply(to: "2")).contains("Decider"))
    #expect(text(conversation.reply(to: "back")).contains("Companions"))
    #expect(text(conversation.reply(to: "1")).contains("│        Fizz        │"))
  }

  @Test func aDeciderBeginsWithAQuestion() {
    var conversation = conversation()
    #expect(
      text(conversation.reply(to: "2")) == """

        Decider
        ═══════

          1  Yes
          2  No
          3  Maybe

          ╔════════════════════════╗
          ║           ?            ║
          ╚════════════════════════╝

        [Enter] Decide   [+ tea] Add   [- 2] Remove   [b] Back   [q] Quit
        """)
  }

  @Test func aDeciderChoosesWhatIsLeft() {
    var conversation = conversation(typing: "2", "- 1", "-1", "+ Ja", "- 1")
    #expect(text(conversation.reply(to: "")).contains("║           Ja           ║"))
    #expect(
      conversation.reply(to: "- 2").lines.first
        == "Not removed: nothing has this number")
    #expect(conversation.reply(to: "- tea").lines.first?.hasPrefix("Not removed: ") == true)
    #expect(conversation.reply(to: "+").lines.first == "Not added: option 2 is blank")
    #expect(text(conversation.reply(to: "- 1")).contains("║           ?            ║"))
    #expect(
      text(conversation.reply(to: ""))
        .contains("Not decided: there are no options to decide between"))
  }

  @Test func aLongAnswerIsShownWhole() {
    let option = String(repeating: "0123456789", count: 15)
    var conversation = conversation(typing: "2", "- 1", "- 1", "- 1", "+ " + option)
    let lines = conversation.reply(to: "").lines
    #expect(lines.allSatisfy { $0.count < 80 })
    let boxed = lines.filter { $0.hasPrefix("  ║") }.map { line in
      line.filter { $0.isNumber }
    }
    #expect(boxed.joined() == option)
    #expect(boxed.count == 3)
  }

  @Test func anOrderBeginsWithASample() {
    var conversation = conversation()
    #expect(
      text(conversation.reply(to: "3")) == """

        Order Summary
        ═════════════

           1  Coffee     3 × $19.99   $59.97
           2  Tea         1 × $5.00    $5.00
              ──────────────────────────────
              Subtotal                $64.97
              Discount                 $0.00
              Tax                      $5.77
              ══════════════════════════════
              Total                   $70.74
              ══════════════════════════════

              Promo code: none

        [+ 3 x 19.99 Coffee] Add   [- 2] Remove   [promo CODE] Promo code
        [b] Back   [q] Quit
        """)
  }

  @Test func anOrderFollowsWhatIsTyped() {
    var conversation = conversation(typing: "3", "- 2", "+ 1 × $5 Green tea")
    let lines = conversation.reply(to: "Promo SAVE20").lines
    #expect(lines.contains("   2  Green tea    1 × $5.00     $5.00"))
    #expect(lines.contains("      Discount                 −$12.99"))
    #expect(lines.contains("      Total                     $56.59"))
    #expect(lines.contains("      Promo code: SAVE20"))
    #expect(conversation.reply(to: "promo  SAVE20 ").lines.contains("      Promo code: SAVE20"))
    #expect(
      conversation.reply(to: "promo me").lines.contains("No discount for this promo code"))
    #expect(conversation.reply(to: "promo").lines.contains("      Promo code: none"))
  }

  @Test func aRefusedItemChangesNothing() {
    var conversation = conversation(typing: "3")
    let before = conversation.reply(to: "")
    #expect(
      conversation.reply(to: "+ -1 x 5").lines.first
        == "Not added: a quantity is a whole number from 1 to 1000000")
    #expect(
      conversation.reply(to: "- 3").lines.first
        == "Not removed: nothing has this number")
    #expect(conversation.reply(to: "promotion").lines.first == "Not understood. You can type:")
    #expect(conversation.reply(to: "") == before)
  }

  @Test func anEmptyOrderSaysSo() {
    var conversation = conversation(typing: "3", "- 1")
    let lines = conversation.reply(to: "- 1").lines
    #expect(lines.contains("The order is empty"))
    #expect(!lines.contains { $0.contains("Total") })
  }

  @Test func withoutUnicodeAllIsASCII() {
    var conversation = conversation(
      typing: "3", "+ 1 x 2 Café", "promo SAVE20", characters: .ascii)
    let order = conversation.reply(to: "").lines
    #expect(order.contains("   3  Caf?        1 x $2.00     $2.00"))
    #expect(order.contains("      Discount                -$13.39"))
    for line in ["b", "1", "b", "2", ""] {
      #expect(conversation.reply(to: line).lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }
    #expect(conversation.reply(to: "+ é").lines.contains("  +========================+"))
  }

  @Test(arguments: [1] + FreshSeed.all)
  func nothingTypedReachesTheTerminalAsAControl(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var conversation = conversation()
    let pieces = [
      "1", "2", "3", "b", "+", "-", " ", "x", "promo", "\u{1B}[2J", "\u{7}", "\u{9B}", "\0", "é",
      "1 x 5 ", "\u{301}", "日本", "👩‍👩‍👧",
    ]
    for _ in 0..<Sample.count(3000) {
      let line = (0..<Int.random(in: 0...4, using: &generator))
        .map { _ in pieces[Int.random(in: pieces.indices, using: &generator)] }.joined()
      let reply = conversation.reply(to: line)
      for text in reply.lines {
        #expect(
          !text.unicodeScalars.contains { $0.properties.generalCategory == .control },
          "\(line.debugDescription)")
      }
    }
  }
}
