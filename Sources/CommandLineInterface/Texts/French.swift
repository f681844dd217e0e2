// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/fr.ftl: change that one.
import DisplayableText
import Languages

extension HelpHint {
  /// The text in French.
  var french: String {
    switch self {
    case .seeHelp(let reason, let command): reason + " (voir \(command) --help)"
    }
  }
}

extension LineRefusal {
  /// The text in French.
  package var french: String {
    switch self {
    case .tooLong(let limit): "Non lu\u{A0}: la ligne dépasse \(limit) octets"
    case .notUTF8: "Non lu\u{A0}: la ligne n’est pas du texte UTF-8"
    }
  }
}

extension OptionRefusal {
  /// The text in French.
  package var french: String {
    switch self {
    case .unknown(let name, let other?): "option inconnue «\u{A0}" + name + "\u{A0}»\u{A0}; vouliez-vous dire «\u{A0}" + other + "\u{A0}»\u{A0}?"
    case .unknown(let name, nil): "option inconnue «\u{A0}" + name + "\u{A0}»"
    case .takesNoValue(let option): option + " n’accepte pas de valeur"
    case .needsValue(let option): option + " attend une valeur"
    case .notInRange(let option, let range, let text): option + " attend un nombre de \(range.lowerBound) à \(range.upperBound), pas «\u{A0}" + text + "\u{A0}»"
    case .isFor(let option, let task): option + " s’emploie avec " + task
    }
  }
}

extension ProgressText {
  /// The text in French.
  var french: String {
    switch self {
    case .calculating: "calcul en cours (Ctrl-C l’interrompt)"
    }
  }
}

extension HelpTitle {
  /// The text in French.
  package var french: String {
    switch self {
    case .usage: "UTILISATION"
    case .options: "OPTIONS"
    case .exitStatus: "CODE DE RETOUR"
    }
  }
}

extension EditingText {
  /// The text in French.
  package var french: String {
    switch self {
    case .search(let text): "recherche «\u{A0}" + text + "\u{A0}»\u{A0}:"
    case .notFound(let text): "introuvable «\u{A0}" + text + "\u{A0}»\u{A0}:"
    case .more(let count): "et \(count) de plus"
    }
  }
}

extension SystemError {
  /// The text in French.
  package var french: String {
    switch action {
    case .open(let name): name + "\u{A0}: " + cause.french
    case .read: "impossible de lire l’entrée\u{A0}: " + cause.french
    case .write: "impossible d’écrire\u{A0}: " + cause.french
    case .wait: "impossible d’attendre l’entrée\u{A0}: " + cause.french
    }
  }
}

extension SystemCause {
  /// The text in French.
  var french: String {
    switch self {
    case .noFile: "le fichier n’existe pas"
    case .notPermitted: "accès refusé"
    case .isFolder: "c’est un dossier"
    case .noSpace: "il n’y a plus de place sur le périphérique"
    case .other(let text): text
    }
  }
}
