// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/de.ftl: change that one.
import DisplayableText
import Languages

extension HelpHint {
  /// The text in German.
  var german: String {
    switch self {
    case .seeHelp(let reason, let command): reason + " (siehe \(command) --help)"
    }
  }
}

extension LineRefusal {
  /// The text in German.
  package var german: String {
    switch self {
    case .tooLong(let limit): "Nicht gelesen: die Zeile ist länger als \(limit) Bytes"
    case .notUTF8: "Nicht gelesen: die Zeile ist kein UTF-8-Text"
    }
  }
}

extension OptionRefusal {
  /// The text in German.
  package var german: String {
    switch self {
    case .unknown(let name, let other?): "unbekannte Option „" + name + "“; ist „" + other + "“ gemeint?"
    case .unknown(let name, nil): "unbekannte Option „" + name + "“"
    case .takesNoValue(let option): option + " nimmt keinen Wert"
    case .needsValue(let option): option + " braucht einen Wert"
    case .notInRange(let option, let range, let text): option + " nimmt eine Zahl von \(range.lowerBound) bis \(range.upperBound), nicht „" + text + "“"
    case .isFor(let option, let task): option + " ist für " + task
    }
  }
}

extension ProgressText {
  /// The text in German.
  var german: String {
    switch self {
    case .calculating: "es wird gerechnet (Ctrl-C hält an)"
    }
  }
}

extension HelpTitle {
  /// The text in German.
  package var german: String {
    switch self {
    case .usage: "AUFRUF"
    case .options: "OPTIONEN"
    case .exitStatus: "RÜCKGABEWERT"
    }
  }
}

extension EditingText {
  /// The text in German.
  package var german: String {
    switch self {
    case .search(let text): "Suche „" + text + "“:"
    case .notFound(let text): "nicht gefunden „" + text + "“:"
    case .more(let count): "und \(count) weitere"
    }
  }
}

extension SystemError {
  /// The text in German.
  package var german: String {
    switch action {
    case .open(let name): name + ": " + cause.german
    case .read: "die Eingabe ist nicht lesbar: " + cause.german
    case .write: "die Ausgabe ist nicht möglich: " + cause.german
    case .wait: "auf die Eingabe kann nicht gewartet werden: " + cause.german
    }
  }
}

extension SystemCause {
  /// The text in German.
  var german: String {
    switch self {
    case .noFile: "die Datei gibt es nicht"
    case .notPermitted: "keine Berechtigung"
    case .isFolder: "das ist ein Ordner"
    case .noSpace: "kein Platz mehr auf dem Gerät"
    case .other(let text): text
    }
  }
}
