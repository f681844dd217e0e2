import CalculatorModel
import Languages

extension SheetWords {
  /// The text in French.
  package var french: String {
    switch self {
    case .changedAnswers(let count): Self.frenchChanges(count)
    case .line(let number): "ligne \(number)"
    case .equals(let number): "égale " + number + ", exact"
    case .approximately(let number): "environ " + number
    case .failure(let reason): "erreur, " + reason
    case .pending: "calcul en cours"
    case .function: "fonction"
    case .graph: "courbe"
    case .heading: "titre"
    case .blank: "vide"
    case .plus: "plus"
    case .minus: "moins"
    case .times: "fois"
    case .dividedBy: "divisé par"
    case .toThePowerOf: "puissance"
    case .percent: "pour cent"
    case .definedAs: "vaut"
    case .opensParenthesis: "parenthèse ouvrante"
    case .closesParenthesis: "parenthèse fermante"
    case .sum(let number): "somme " + number
    case .average(let number): "moyenne " + number
    case .count(let count): "nombre \(count)"
    case .countedLines(let count):
      "(" + "\(count) " + (PluralCategory(count, in: .french) == .one ? "ligne" : "lignes") + ")"
    case .addedMarks(let marks):
      "les nombres de cette feuille se lisent comme \(marks)\u{A0}; la première ligne le dit"
    case .remark(let remark): remark.french
    case .failedLine(let number): "la ligne \(number) contient une erreur"
    case .nothingAbove: "il n’y a rien à compter au-dessus"
    case .lineBelow: "la ligne est en dessous, et une ligne ne lit que ce qui la précède"
    case .noSuchLine: "cette ligne n’a pas de valeur"
    case .refusal(let refusal): refusal.french
    case .limit(.tooManyLines): "\(Sheet.lineLimit) lignes au plus"
    case .limit(.tooLong): "\(Sheet.byteLimit) octets au plus"
    }
  }

  private static func frenchChanges(_ count: Int) -> String {
    switch PluralCategory(count, in: .french) {
    case .one: "\(count) résultat a changé"
    case .many: "\(count) de résultats ont changé"
    default: "\(count) résultats ont changé"
    }
  }
}

extension SheetRemark {
  /// The remark in French.
  fileprivate var french: String {
    switch self {
    case .countsDefinitions(let lines):
      "compte " + Language.french.listed(lines)
        + "\u{A0}; une ligne vide au-dessus des postes l’écarte"
    case .leavesOut(let lines):
      "ne compte pas " + Language.french.listed(lines)
    case .leavesOutPercentages(let lines, let sum):
      "ne compte pas " + Language.french.listed(lines) + "\u{A0}; avec `" + sum + "`, c’est compté"
    case .countsDerived(let lines):
      "compte " + Language.french.listed(lines) + " et aussi ce dont c’est calculé"
    case .addsBulleted(let lines):
      "ajoute " + Language.french.listed(lines)
        + "\u{A0}: le tiret est une puce\u{A0}; un moins se met devant le nombre"
    case .leavesBlockAbove:
      "ne compte pas les lignes avant la ligne vide\u{A0}; `grand total` compte tout"
    case .countsAsMoney(let lines, let currency):
      "compte " + Language.french.listed(lines) + " en \(currency)"
    case .totalsBlockAbove: "porte sur le bloc avant la ligne vide"
    case .text(let word, let name?):
      "\(word)\u{A0}: du texte\u{A0}; vouliez-vous dire \(name)\u{A0}?"
    case .text(let word, nil): "\(word) est du texte\u{A0}; rien ne porte ce nom"
    case .radians:
      "en radians\u{A0}; en degrés sin(30°), ou `# exactly: angle deg` tout en haut"
    case .otherReading(let reading): "lu comme " + reading
    case .optionsTooLow: "les options ne comptent que tout en haut, avant la première ligne"
    }
  }
}

extension SheetKeyRefusal {
  /// The refusal in French.
  fileprivate var french: String {
    switch self {
    case .comment: "Un commentaire ne calcule rien"
    case .needsNumber: "Il faut d’abord un nombre"
    case .needsOperation: "Il faut d’abord une opération"
    case .secondPoint: "Une seule virgule décimale"
    case .nothingToClear: "Rien à effacer ici"
    case .nothingToDelete: "Aucun caractère à supprimer"
    case .noOpenParenthesis: "Aucune parenthèse n’est ouverte"
    case .nothingToRepeat: "Aucune opération à répéter"
    case .memory: "Une feuille retient les nombres par leurs noms\u{A0}: a = 5"
    case .random: "Les résultats d’une feuille ne dépendent que de son texte"
    case .reversedPower: "La base d’une puissance vient d’abord\u{A0}: x^y"
    case .otherKeypad: "Cette touche est d’un autre clavier"
    }
  }
}
