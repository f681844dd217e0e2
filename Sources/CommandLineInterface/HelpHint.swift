import Languages

/// A hint to read more, independent of language.
enum HelpHint: Translatable {
  /// A reason, already in the language, with a pointer to a command's help.
  case seeHelp(behind: String, of: String)

  var english: String {
    switch self {
    case .seeHelp(let reason, let command): "\(reason); see \(command) --help"
    }
  }

  var german: String {
    switch self {
    case .seeHelp(let reason, let command): "\(reason) (siehe \(command) --help)"
    }
  }

  var french: String {
    switch self {
    case .seeHelp(let reason, let command): "\(reason) (voir \(command) --help)"
    }
  }

  var spanish: String {
    switch self {
    case .seeHelp(let reason, let command): "\(reason) (véase \(command) --help)"
    }
  }

  var japanese: String {
    switch self {
    case .seeHelp(let reason, let command): "\(reason)（\(command) --help を参照）"
    }
  }

  var arabic: String {
    switch self {
    case .seeHelp(let reason, let command): reason + " (انظر " + "\(command) --help".isolated + ")"
    }
  }
}
