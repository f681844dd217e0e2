import CalculatorModel
import Languages

extension SheetWords {
  /// The text in German.
  package var german: String {
    switch self {
    case .changedAnswers(let count):
      Self.germanCount(count, one: "Ergebnis", other: "Ergebnisse") + " geändert"
    case .line(let number): "Zeile \(number)"
    case .equals(let number): "gleich " + number + ", exakt"
    case .approximately(let number): "ungefähr " + number
    case .failure(let reason): "Fehler, " + reason
    case .pending: "wird noch berechnet"
    case .function: "Funktion"
    case .graph: "Schaubild"
    case .heading: "Überschrift"
    case .blank: "leer"
    case .plus: "plus"
    case .minus: "minus"
    case .times: "mal"
    case .dividedBy: "geteilt durch"
    case .toThePowerOf: "hoch"
    case .percent: "Prozent"
    case .definedAs: "ist"
    case .opensParenthesis: "Klammer auf"
    case .closesParenthesis: "Klammer zu"
    case .sum(let number): "Summe " + number
    case .average(let number): "Mittelwert " + number
    case .count(let count): "Anzahl \(count)"
    case .countedLines(let count):
      "(" + Self.germanCount(count, one: "Zeile", other: "Zeilen") + ")"
    case .addedMarks(let marks):
      "Zahlen gelten in diesem Blatt wie \(marks); so steht es in der ersten Zeile"
    case .remark(let remark): remark.german
    case .failedLine(let number): "in Zeile \(number) ist ein Fehler"
    case .nothingAbove: "darüber ist nichts, was zählt"
    case .lineBelow: "die Zeile steht darunter, und Zeilen lesen nur, was über ihnen steht"
    case .noSuchLine: "diese Zeile hat keinen Wert"
    case .refusal(let refusal): refusal.german
    case .limit(.tooManyLines): "Höchstens \(Sheet.lineLimit) Zeilen"
    case .limit(.tooLong): "Höchstens \(Sheet.byteLimit) Byte"
    }
  }

  private static func germanCount(_ count: Int, one: String, other: String) -> String {
    "\(count) " + (PluralCategory(count, in: .german) == .one ? one : other)
  }
}

extension SheetRemark {
  /// The remark in German.
  fileprivate var german: String {
    switch self {
    case .countsDefinitions(let lines):
      "zählt " + Language.german.listed(lines) + " mit; eine Leerzeile über den Posten lässt es weg"
    case .leavesOut(let lines):
      "zählt " + Language.german.listed(lines) + " nicht mit"
    case .leavesOutPercentages(let lines, let sum):
      "zählt " + Language.german.listed(lines) + " nicht mit; mit `" + sum + "` zählt es"
    case .countsDerived(let lines):
      "zählt " + Language.german.listed(lines) + " und auch, woraus es berechnet ist"
    case .addsBulleted(let lines):
      "zählt " + Language.german.listed(lines)
        + " dazu: der Strich ist ein Listenpunkt; ein Minus steht vor der Zahl"
    case .leavesBlockAbove:
      "zählt die Zeilen über der Leerzeile nicht mit; `grand total` zählt alle"
    case .countsAsMoney(let lines, let currency):
      "zählt " + Language.german.listed(lines) + " als \(currency)"
    case .totalsBlockAbove: "über den Block vor der Leerzeile"
    case .text(let word, let name?): "\(word): Text; ist \(name) gemeint?"
    case .text(let word, nil): "\(word) ist Text; nichts heißt so"
    case .radians:
      "im Bogenmaß; in Grad sin(30°), oder ganz oben `# exactly: angle deg`"
    case .otherReading(let reading): "gelesen als " + reading
    case .optionsTooLow: "Optionen gelten nur ganz oben, vor der ersten Zeile"
    }
  }
}

extension SheetKeyRefusal {
  /// The refusal in German.
  fileprivate var german: String {
    switch self {
    case .comment: "Ein Kommentar berechnet nichts"
    case .needsNumber: "Davor fehlt eine Zahl"
    case .needsOperation: "Davor fehlt ein Rechenzeichen"
    case .secondPoint: "Nur ein Dezimalzeichen"
    case .nothingToClear: "Hier ist nichts zu löschen"
    case .nothingToDelete: "Davor steht kein Zeichen"
    case .noOpenParenthesis: "Keine Klammer ist offen"
    case .nothingToRepeat: "Es gibt keine Rechenart zu wiederholen"
    case .memory: "Ein Blatt merkt sich Zahlen durch Namen: a = 5"
    case .random: "Die Ergebnisse eines Blatts hängen nur von seinem Text ab"
    case .reversedPower: "Bei einer Potenz steht die Basis zuerst: x^y"
    case .otherKeypad: "Diese Taste gehört zu einem anderen Tastenfeld"
    }
  }
}
