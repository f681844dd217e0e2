import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A system call that failed.
package struct SystemError: Error, Hashable {
  /// The attempted action.
  enum Action: Hashable, Sendable {
    /// Opening a file of that name, which is displayable.
    case open(String)
    case read
    case write
    case wait
  }

  /// The system's number for the cause, such as `EPIPE`.
  package let code: Int32

  private let action: Action

  /// Creates the error of the last call.
  init(_ action: Action) {
    self.init(action, code: errno)
  }

  init(_ action: Action, code: Int32) {
    self.code = code
    self.action = action
  }

  private var cause: SystemCause { SystemCause(code: code) }
}

/// The failed action and the cause: `cannot write: No space left on device`.
extension SystemError: Translatable {
  package var english: String {
    switch action {
    case .open(let name): "\(name): \(cause.english)"
    case .read: "cannot read the input: \(cause.english)"
    case .write: "cannot write: \(cause.english)"
    case .wait: "cannot wait for the input: \(cause.english)"
    }
  }

  package var german: String {
    switch action {
    case .open(let name): "\(name): \(cause.german)"
    case .read: "die Eingabe ist nicht lesbar: \(cause.german)"
    case .write: "die Ausgabe ist nicht möglich: \(cause.german)"
    case .wait: "auf die Eingabe kann nicht gewartet werden: \(cause.german)"
    }
  }

  package var french: String {
    switch action {
    case .open(let name): "\(name)\u{A0}: \(cause.french)"
    case .read: "impossible de lire l’entrée\u{A0}: \(cause.french)"
    case .write: "impossible d’écrire\u{A0}: \(cause.french)"
    case .wait: "impossible d’attendre l’entrée\u{A0}: \(cause.french)"
    }
  }

  package var spanish: String {
    switch action {
    case .open(let name): "\(name): \(cause.spanish)"
    case .read: "no se puede leer la entrada: \(cause.spanish)"
    case .write: "no se puede escribir: \(cause.spanish)"
    case .wait: "no se puede esperar la entrada: \(cause.spanish)"
    }
  }

  package var japanese: String {
    switch action {
    case .open(let name): "\(name)：\(cause.japanese)"
    case .read: "入力を読み取れません：\(cause.japanese)"
    case .write: "書き込めません：\(cause.japanese)"
    case .wait: "入力を待てません：\(cause.japanese)"
    }
  }

  package var arabic: String {
    switch action {
    case .open(let name): name.isolated + ": " + cause.arabic
    case .read: "تعذّرت قراءة الإدخال: " + cause.arabic
    case .write: "تعذّرت الكتابة: " + cause.arabic
    case .wait: "تعذّر انتظار الإدخال: " + cause.arabic
    }
  }
}
