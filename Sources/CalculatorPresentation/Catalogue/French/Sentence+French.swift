import CalculatorModel
import ExactReals
import Languages

extension Sentence {
  /// The sentence in French; it has a no-break space before colons.
  var french: String {
    switch self {
    case .nothingToUndo: "Rien à annuler"
    case .nothingToRedo: "Rien à rétablir"
    case .nothingToCopy: "Rien à copier"
    case .nothingToStore: "Rien à mémoriser"
    case .copied(let number): "Copié\u{A0}: " + number
    case .nothingToLink: "Rien à partager par un lien"
    case .linkCopied: "Lien vers ce calcul copié"
    case .pasted(let reading, let unit): "Collé\u{A0}: " + reading + Self.angles(in: unit)
    case .answer(let text): text
    case .keysHaveNoUnits:
      "Les touches n’ont pas d’unité\u{A0}: tapez l’opération comme ligne, par exemple + 2 cm"
    case .ratesTaken(let count): "Taux de change repris\u{A0}: \(count)"
    case .ageOfRates(let days): "âge en jours\u{A0}: \(days)"
    case .needsRates:
      "Il faut un taux, saisi ou collé\u{A0}: rate 2026-11-20 1 EUR = 1.08 USD"
    case .notPasted(let reason): "Non collé\u{A0}: " + reason.french
    case .linked(let reading, let unit): "Du lien\u{A0}: " + reading + Self.angles(in: unit)
    case .notLinked(let reason): "Lien non suivi\u{A0}: " + reason.french
    case .stored(let number): "Nombre gardé\u{A0}: " + number
    case .memoryIsFull: "Plus de place pour un autre nombre"
    case .noOtherForm: "Ni fraction ni forme exacte assez courte"
    case .noMoreDigits: "Plus de chiffres prendraient trop de temps"
    case .orderIs(.precedence): "La multiplication et la division sont désormais prioritaires"
    case .orderIs(.leftToRight): "Tout est désormais calculé de gauche à droite"
    case .separators(areShown: true): "Les séparateurs de milliers sont désormais affichés"
    case .separators(areShown: false): "Les nombres sont désormais sans séparateurs de milliers"
    case .notationIsReversePolish(true):
      "Les opérations prennent désormais leurs nombres sur une pile"
    case .notationIsReversePolish(false): "Les opérations se placent désormais entre les nombres"
    case .anglesAreIn(.radians): "Les angles sont désormais en radians"
    case .anglesAreIn(.degrees): "Les angles sont désormais en degrés"
    case .anglesAreIn(.gradians): "Les angles sont désormais en grades"
    case .baseIs(let base): "Les nombres sont désormais en base \(base.rawValue)"
    case .wordsHave(let bits): "Les mots ont désormais \(bits) bits"
    case .wordsAreSigned(true): "Les mots sont désormais signés"
    case .wordsAreSigned(false): "Les mots sont désormais non signés"
    case .historyIsOff: "L’historique est désactivé"
    case .historyIsOn: "L’historique est activé"
    case .historyIsCleared: "L’historique est effacé"
    case .calculationIsRemoved: "Le calcul est retiré"
    case .notKept(let changes, let reason):
      Self.counted(
        changes, one: "modification pas encore conservée",
        other: "modifications pas encore conservées",
        many: "de modifications pas encore conservées") + "\u{A0}: " + reason.french
    case .historyNotRead(let reason): "Historique non lu\u{A0}: " + reason.french
    case .settingsNotRead(let reason): "Réglages non lus\u{A0}: " + reason.french
    case .settingsNotSaved(let reason): "Réglages non enregistrés\u{A0}: " + reason.french
    case .setAside(let lines, let place):
      Self.counted(
        lines, one: "ligne endommagée mise", other: "lignes endommagées mises",
        many: "de lignes endommagées mises") + " de côté dans " + place
    case .sessionNotKept(let reason): "La session n’est pas conservée\u{A0}: " + reason.french
    case .sessionNotRead(let reason): "La session n’a pas été lue\u{A0}: " + reason.french
    case .sessionSetAside(let place):
      "La dernière session est illisible\u{202F}; elle est conservée dans " + place
    case .approximately(let number): "environ " + number
    case .error(let error, let demand): "Erreur\u{A0}: " + error.french(demand)
    case .spokenError(let error, let demand): "Erreur, " + error.french(demand)
    case .failure(let calculation, let error): calculation + "\u{A0}: " + error.french
    case .wrapped(let exact, let bits, let word): exact + ", sur \(bits) bits " + word
    case .wholePart(let word, let exact): exact + ", partie entière " + word
    case .remainder(let quotient, let remainder): quotient + ", reste " + remainder
    case .cut(let number, let bits): number + ", réduit à \(bits) bits"
    case .bit(let bit, let isSet): "le bit \(bit), " + (isSet ? "1" : "0")
    case .carry(let isSet): "retenue " + (isSet ? "1" : "0")
    case .calculations(let count):
      Self.counted(count, one: "calcul", other: "calculs", many: "de calculs")
    case .digits(let count):
      Self.counted(count, one: "chiffre", other: "chiffres", many: "de chiffres")
    case .greeting(let help, let quit):
      "Tapez un calcul comme 5+3 puis Entrée\u{202F}; " + help + " pour l’aide, " + quit
        + " pour quitter."
    case .notPressed(let character, let column):
      "Rien de pressé\u{A0}: colonne \(column), «\u{A0}" + character
        + "\u{A0}» n’est pas une touche"
    case .notRead(let cause, let column):
      "Non lu\u{A0}: colonne \(column), " + cause.french
    case .wouldReplaceNumber(let column):
      "Rien de pressé\u{A0}: la colonne \(column) remplacerait un nombre qui précède"
    case .notListed(let text): "Il n’y a pas de " + Language.french.quoted(text) + " dans la liste"
    case .unprintableNotPressed(let column):
      "Rien de pressé\u{A0}: colonne \(column), ce caractère n’est pas une touche"
    case .helpHint(let key): key + " aide"
    case .continues(let key): key + " pour la suite"
    case .closes(let key): key + " pour fermer"
    case .needs(let columns, let rows): "Il faut \(columns)×\(rows)"
    case .losesSession(let key):
      "Des nombres mémorisés ou en attente seraient perdus\u{A0}: " + key + " quitte"
    case .shortcuts(let name, let shortcuts): name + "\u{A0}: " + shortcuts
    }
  }

  private static func counted(
    _ count: Int, one: String, other: String, many: String
  ) -> String {
    switch PluralCategory(count, in: .french) {
    case .one: "\(count) " + one
    case .many: "\(count) " + many
    default: "\(count) " + other
    }
  }

  /// Returns the note on the unit in which angles without one were read.
  private static func angles(in unit: AngleUnit?) -> String {
    switch unit {
    case .degrees: ", angles en degrés"
    case .radians: ", angles en radians"
    case .gradians: ", angles en grades"
    case nil: ""
    }
  }
}
