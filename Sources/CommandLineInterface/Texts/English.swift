// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/en.ftl: change that one.
import DisplayableText
import Languages

extension HelpHint {
  /// The text in English.
  var english: String {
    switch self {
    case .seeHelp(let reason, let command): reason + "; see \(command) --help"
    }
  }
}

extension LineRefusal {
  /// The text in English.
  package var english: String {
    switch self {
    case .tooLong(let limit): "Not read: the line is longer than \(limit) bytes"
    case .notUTF8: "Not read: the line is not UTF-8 text"
    }
  }
}

extension OptionRefusal {
  /// The text in English.
  package var english: String {
    switch self {
    case .unknown(let name, let other?): "unknown option '" + name + "'; did you mean '" + other + "'?"
    case .unknown(let name, nil): "unknown option '" + name + "'"
    case .takesNoValue(let option): option + " takes no value"
    case .needsValue(let option): option + " needs a value"
    case .notInRange(let option, let range, let text): option + " takes a number from \(range.lowerBound) to \(range.upperBound), not '" + text + "'"
    case .isFor(let option, let task): option + " works only with " + task
    }
  }
}

extension ProgressText {
  /// The text in English.
  var english: String {
    switch self {
    case .calculating: "calculating (Ctrl-C stops)"
    }
  }
}

extension HelpTitle {
  /// The text in English.
  package var english: String {
    switch self {
    case .usage: "USAGE"
    case .options: "OPTIONS"
    case .exitStatus: "EXIT STATUS"
    }
  }
}

extension EditingText {
  /// The text in English.
  package var english: String {
    switch self {
    case .search(let text): "search '" + text + "':"
    case .notFound(let text): "no match for '" + text + "':"
    case .more(let count): "and \(count) more"
    }
  }
}

extension SystemError {
  /// The text in English.
  package var english: String {
    switch action {
    case .open(let name): name + ": " + cause.english
    case .read: "cannot read the input: " + cause.english
    case .write: "cannot write: " + cause.english
    case .wait: "cannot wait for the input: " + cause.english
    }
  }
}

extension SystemCause {
  /// The text in English.
  var english: String {
    switch self {
    case .noFile: "No such file or directory"
    case .notPermitted: "Permission denied"
    case .isFolder: "Is a directory"
    case .noSpace: "No space left on device"
    case .other(let text): text
    }
  }
}
