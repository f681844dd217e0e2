import CalculatorModel
import ExactReals
import Languages

extension Sentence {
  /// The sentence in German.
  var german: String {
    switch self {
    case .nothingToUndo: "Nichts rückgängig zu machen"
    case .nothingToRedo: "Nichts zu wiederholen"
    case .nothingToCopy: "Nichts zu kopieren"
    case .nothingToStore: "Nichts zu speichern"
    case .copied(let number): "Kopiert: " + number
    case .nothingToLink: "Nichts zu verlinken"
    case .linkCopied: "Link zu dieser Rechnung kopiert"
    case .pasted(let reading, let unit): "Eingefügt: " + reading + Self.angles(in: unit)
    case .answer(let text): text
    case .keysHaveNoUnits: "Tasten haben keine Einheiten: Rechnung als Zeile tippen, etwa + 2 cm"
    case .ratesTaken(let count): "Wechselkurse übernommen: \(count)"
    case .ageOfRates(let days): "Alter in Tagen: \(days)"
    case .needsRates:
      "Für Geld fehlt ein Kurs, getippt oder eingefügt: rate 2026-11-20 1 EUR = 1.08 USD"
    case .notPasted(let reason): "Nicht eingefügt: " + reason.german
    case .linked(let reading, let unit): "Aus dem Link: " + reading + Self.angles(in: unit)
    case .notLinked(let reason): "Dem Link wird nicht gefolgt: " + reason.german
    case .stored(let number): "Aufbewahrt: " + number
    case .memoryIsFull: "Kein Platz für eine weitere Zahl"
    case .noOtherForm: "Kein Bruch und keine exakte Form, die kurz ist"
    case .noMoreDigits: "Mehr Stellen würden zu lange dauern"
    case .orderIs(.precedence): "Jetzt gilt Punkt vor Strich"
    case .orderIs(.leftToRight): "Jetzt wird alles von links nach rechts gerechnet"
    case .separators(areShown: true): "Zahlen haben jetzt Tausendertrennzeichen"
    case .separators(areShown: false): "Zahlen haben jetzt keine Tausendertrennzeichen"
    case .notationIsReversePolish(true): "Operationen nehmen ihre Zahlen jetzt von einem Stapel"
    case .notationIsReversePolish(false): "Operationen stehen jetzt zwischen Zahlen"
    case .anglesAreIn(.radians): "Winkel sind jetzt im Bogenmaß"
    case .anglesAreIn(.degrees): "Winkel sind jetzt in Grad"
    case .anglesAreIn(.gradians): "Winkel sind jetzt in Gon"
    case .baseIs(let base): "Zahlen stehen jetzt zur Basis \(base.rawValue)"
    case .wordsHave(let bits): "Wörter haben jetzt \(bits) Bit"
    case .wordsAreSigned(true): "Wörter haben jetzt ein Vorzeichen"
    case .wordsAreSigned(false): "Wörter haben jetzt kein Vorzeichen"
    case .historyIsOff: "Der Verlauf ist aus"
    case .historyIsOn: "Der Verlauf ist ein"
    case .historyIsCleared: "Der Verlauf ist gelöscht"
    case .calculationIsRemoved: "Die Rechnung ist entfernt"
    case .notKept(let changes, let reason):
      Self.counted(changes, one: "Änderung", other: "Änderungen") + " noch nicht aufgehoben: "
        + reason.german
    case .historyNotRead(let reason): "Verlauf nicht gelesen: " + reason.german
    case .settingsNotRead(let reason): "Einstellungen nicht gelesen: " + reason.german
    case .settingsNotSaved(let reason):
      "Einstellungen nicht gesichert: " + reason.german
    case .setAside(let lines, let place):
      Self.counted(lines, one: "beschädigte Zeile", other: "beschädigte Zeilen")
        + " aufgehoben in " + place
    case .sessionNotKept(let reason): "Sitzung nicht aufgehoben: " + reason.german
    case .sessionNotRead(let reason): "Sitzung nicht gelesen: " + reason.german
    case .sessionSetAside(let place): "Letzte Sitzung nicht lesbar; aufgehoben in " + place
    case .approximately(let number): "ungefähr " + number
    case .error(let error, let demand): "Fehler: " + error.german(demand)
    case .spokenError(let error, let demand): "Fehler, " + error.german(demand)
    case .failure(let calculation, let error): calculation + ": " + error.german
    case .wrapped(let exact, let bits, let word): exact + ", in \(bits) Bit " + word
    case .wholePart(let word, let exact): exact + ", ganzer Teil " + word
    case .remainder(let quotient, let remainder): quotient + ", Rest " + remainder
    case .cut(let number, let bits): number + ", auf \(bits) Bit gekürzt"
    case .bit(let bit, let isSet): "Bit \(bit), " + (isSet ? "1" : "0")
    case .carry(let isSet): "Übertrag " + (isSet ? "1" : "0")
    case .calculations(let count): Self.counted(count, one: "Rechnung", other: "Rechnungen")
    case .digits(let count): Self.counted(count, one: "Stelle", other: "Stellen")
    case .greeting(let help, let quit):
      "Geben Sie eine Rechnung wie 5+3 ein, dann die Eingabetaste; " + help + " für Hilfe, " + quit
        + " zum Beenden."
    case .notPressed(let character, let column):
      "Nicht gedrückt: Spalte \(column), „" + character + "“ ist keine Taste"
    case .notRead(let cause, let column):
      "Nicht gelesen: Spalte \(column), " + cause.german
    case .wouldReplaceNumber(let column):
      "Nicht gedrückt: Spalte \(column) würde eine Zahl davor ersetzen"
    case .notListed(let text): "In der Liste gibt es kein " + Language.german.quoted(text)
    case .unprintableNotPressed(let column):
      "Nicht gedrückt: Spalte \(column), dieses Zeichen ist keine Taste"
    case .helpHint(let key): key + " Hilfe"
    case .continues(let key): key + " blättert weiter"
    case .closes(let key): key + " schließt"
    case .needs(let columns, let rows): "Braucht \(columns)×\(rows)"
    case .losesSession(let key): "Gespeichertes oder Offenes ginge verloren: " + key + " beendet"
    case .shortcuts(let name, let shortcuts): name + ": " + shortcuts
    }
  }

  private static func counted(_ count: Int, one: String, other: String) -> String {
    "\(count) " + (PluralCategory(count, in: .german) == .one ? one : other)
  }

  /// Returns the note on the unit in which angles without one were read.
  private static func angles(in unit: AngleUnit?) -> String {
    switch unit {
    case .degrees: ", Winkel in Grad"
    case .radians: ", Winkel im Bogenmaß"
    case .gradians: ", Winkel in Gon"
    case nil: ""
    }
  }
}
