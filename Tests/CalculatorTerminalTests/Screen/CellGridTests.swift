import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

private func makeGrid(columns: Int = 10) -> CellGrid {
  CellGrid(columns: columns, rows: 1, style: .plain)
}

@Test("Japanese takes two columns a character, Arabic letters one, marks on them none")
func columnsOfTexts() {
  #expect("設定".columnCount == 4)
  #expect("メモリ".columnCount == 6)
  #expect("السجل".columnCount == 5)
  // A vowel sign, and marks that isolate a direction.
  #expect("تقريب\u{64B}ا".columnCount == 6)
  #expect("\u{2068}5\u{2069}".columnCount == 1)
  #expect("sinh⁻¹".columnCount == 6)
}

@Test("Every text of the catalogue is drawn without a replacement", arguments: Language.allCases)
func catalogueIsDrawn(language: Language) {
  let catalogue = Catalogue(language)
  let messages =
    KeyName.allCases.map(Message.key) + CommandName.allCases.map(Message.command)
    + PartName.allCases.map(Message.part) + SettingName.allCases.map(Message.setting)
    + SettingName.allCases.map(Message.settingDescription)
    + SettingValue.allCases.map(Message.settingValue)
  for message in messages {
    let text = catalogue.text(message)
    var grid = makeGrid(columns: text.columnCount)
    grid.write(text, column: 0, row: 0, style: .plain)
    #expect(!grid.text(row: 0).contains("\u{FFFD}"), "\(text)")
    #expect(grid.text(row: 0).columnCount == text.columnCount, "\(text)")
  }
}

@Test("Every label is drawn as it is, one column a character")
func labelsAreDrawn() {
  for keypad in everyKeypad {
    for key in keypad.rows.joined() {
      var grid = makeGrid()
      grid.write(key.label, column: 0, row: 0, style: .plain)
      #expect(grid.text(row: 0).hasPrefix(key.label), "\(key.label)")
      #expect(key.label.columnCount == key.label.unicodeScalars.count)
    }
  }
}

@Test("Half of a wide character is never left")
func wideCharactersAreWhole() {
  var grid = makeGrid(columns: 6)
  grid.write("設定値", column: 0, row: 0, style: .plain)
  grid.write("x", column: 1, row: 0, style: .plain)
  #expect(grid.text(row: 0) == " x定値")
  grid.write("y", column: 2, row: 0, style: .plain)
  #expect(grid.text(row: 0) == " xy 値")
  grid.write("設", column: 3, row: 0, style: .plain)
  #expect(grid.text(row: 0) == " xy設 ")
  // A wide character that crosses the edge has no room.
  grid.write("値", column: 5, row: 0, style: .plain)
  grid.write("値", column: -1, row: 0, style: .plain)
  #expect(grid.text(row: 0) == " xy設 ")
}

@Test("Texts are shortened by columns")
func shortenedTexts() {
  #expect("設定値".shortenedAtRight(toColumns: 6) == "設定値")
  #expect("設定値".shortenedAtRight(toColumns: 5) == "設定…")
  #expect("設定値".shortenedAtRight(toColumns: 4) == "設…")
  #expect("設定値".shortenedAtLeft(toColumns: 4) == "…値")
  #expect("abc".shortenedAtLeft(toColumns: 2) == "…c")
  #expect("abc".shortenedAtRight(toColumns: 1) == "…")
  #expect("abc".shortenedAtRight(toColumns: 0) == "")
}

@Test("Behind a wide character the cursor is placed anew")
func wideCharactersAreWritten() {
  var grid = makeGrid(columns: 5)
  var writer = FrameWriter()
  _ = writer.text(for: grid)
  grid.write("設定", column: 0, row: 0, style: .plain)
  let text = writer.text(for: grid).text
  #expect(text.contains("\u{1B}[1;1H\u{1B}[0m設\u{1B}[1;3H定"))
}
