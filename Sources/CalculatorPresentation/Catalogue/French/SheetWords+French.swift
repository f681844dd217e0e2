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
