import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct SettingsTextTests {
  private let example = """
    # mine
    order = left-to-right

      digits=12\t
    marks = 1 234,5
    theme = dark
    history = off
    """

  @Test func readsSettings() {
    let text = SettingsText(example)
    #expect(text.problems.isEmpty)
    #expect(text.settings.order == .leftToRight)
    #expect(text.settings.digits == 12)
    #expect(text.settings.marks == .spaceGroupsComma)
    #expect(text.settings.look == .dark)
    #expect(!text.settings.keepsHistory)
    #expect(text.settings.angleUnit == .degrees && text.settings.language == nil)
    #expect(text.text == example + "\n")
  }

  @Test func theEndOfALineIsReadOnce() {
    let text = SettingsText("digits = 12\r\r\ncolour = red\r\r\n")
    #expect(text.settings.digits == 12)
    #expect(text.text == "digits = 12\ncolour = red\n")
    #expect(SettingsText(text.text).problems == text.problems)
  }

  @Test func isEmptyUntilAPersonChooses() {
    var text = SettingsText()
    #expect(text.settings == Settings() && text.text == "")
    text.settings.angleUnit = .radians
    text.settings.language = "ar"
    #expect(text.text == "angle = rad\nlanguage = ar\n")
    #expect(SettingsText(text.text).settings == text.settings)
  }

  @Test func changesOnlyWhatHasChanged() {
    var text = SettingsText(example)
    text.settings.order = .precedence
    text.settings.digits = nil
    #expect(
      text.text
        == """
        # mine
        order = precedence

        digits = automatic
        marks = 1 234,5
        theme = dark
        history = off

        """)
  }

  @Test func keepsAndReportsWhatItDoesNotUnderstand() {
    let garbage = """
      order = sideways
      colour = red
      just words
      = 5
      digits = 99
      digits = 8
      digits = -12
      digits = 0x10
      Theme = dark
      history = \u{1B}[31m
      #angle = rad
      """
    var text = SettingsText(garbage)
    #expect(text.settings == Settings())
    #expect(text.problems.map(\.line) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(
      text.problems[0].reason
        == "'sideways' is not a value of order, but precedence or left-to-right")
    #expect(text.problems[1].cause == .unknownName("colour"))
    #expect(text.problems[1].reason == "there is no setting 'colour'")
    #expect(text.problems[2].reason == "'=' is missing")
    #expect(text.problems[9].reason == "'�[31m' is not a value of history, but on or off")
    #expect(text.text == garbage + "\n")

    text.settings.digits = 16
    text.settings.order = .leftToRight
    #expect(
      text.text
        == """
        order = left-to-right
        colour = red
        just words
        = 5
        digits = 16
        Theme = dark
        history = \u{1B}[31m
        #angle = rad

        """)
    #expect(SettingsText(text.text).settings == text.settings)
  }

  @Test func takesTheLastOfSeveralValues() {
    var text = SettingsText("digits = 10\ndigits = 11\ndigits = many\n")
    #expect(text.settings.digits == 11 && text.problems.count == 1)
    text.settings.digits = 12
    #expect(text.text == "digits = 12\n")
  }

  @Test func readsTheLinesOfAllSystems() {
    let text = SettingsText("\u{FEFF}order = left-to-right\r\nangle = rad\r\n")
    #expect(text.problems.isEmpty)
    #expect(text.settings.order == .leftToRight && text.settings.angleUnit == .radians)
    #expect(SettingsText("\n\n#\n").problems.isEmpty)
    #expect(SettingsText("\u{0}").problems.map(\.line) == [1])
  }
}
