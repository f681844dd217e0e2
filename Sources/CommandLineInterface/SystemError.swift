import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A call to the system that failed.
package struct SystemError: Error, Hashable {
  /// What was to be done.
  enum Action: Hashable, Sendable {
    /// A file of that name, which is displayable, was to be opened.
    case open(String)
    case read
    case write
    case wait
  }

  /// The system's number for the cause, such as `EPIPE`.
  package let code: Int32

  private let action: Action

  /// Creates the error of the call made last.
  init(_ action: Action) {
    self.init(action, code: errno)
  }

  init(_ action: Action, code: Int32) {
    self.code = code
    self.action = action
  }

  /// The cause in the system's own words, which are English.
  private var cause: String { String(cString: strerror(code)) }
}

/// What failed and why: `cannot write: No space left on device`.
///
/// Causes that are no more common have the system's words in every language.
extension SystemError: Translatable {
  package var english: String {
    switch action {
    case .open(let name): "\(name): \(cause)"
    case .read: "cannot read the input: \(cause)"
    case .write: "cannot write: \(cause)"
    case .wait: "cannot wait for the input: \(cause)"
    }
  }

  package var german: String {
    let cause =
      switch code {
      case ENOENT: "die Datei gibt es nicht"
      case EACCES, EPERM: "keine Berechtigung"
      case EISDIR: "das ist ein Ordner"
      case ENOSPC: "kein Platz mehr auf dem Gerät"
      default: cause
      }
    return switch action {
    case .open(let name): "\(name): \(cause)"
    case .read: "die Eingabe ist nicht lesbar: \(cause)"
    case .write: "die Ausgabe ist nicht möglich: \(cause)"
    case .wait: "auf die Eingabe kann nicht gewartet werden: \(cause)"
    }
  }

  package var french: String {
    let cause =
      switch code {
      case ENOENT: "le fichier n’existe pas"
      case EACCES, EPERM: "accès refusé"
      case EISDIR: "c’est un dossier"
      case ENOSPC: "il n’y a plus de place sur le périphérique"
      default: cause
      }
    return switch action {
    case .open(let name): "\(name)\u{A0}: \(cause)"
    case .read: "impossible de lire l’entrée\u{A0}: \(cause)"
    case .write: "impossible d’écrire\u{A0}: \(cause)"
    case .wait: "impossible d’attendre l’entrée\u{A0}: \(cause)"
    }
  }

  package var spanish: String {
    let cause =
      switch code {
      case ENOENT: "el archivo no existe"
      case EACCES, EPERM: "sin permiso"
      case EISDIR: "es una carpeta"
      case ENOSPC: "no queda espacio en el dispositivo"
      default: cause
      }
    return switch action {
    case .open(let name): "\(name): \(cause)"
    case .read: "no se puede leer la entrada: \(cause)"
    case .write: "no se puede escribir: \(cause)"
    case .wait: "no se puede esperar la entrada: \(cause)"
    }
  }

  package var japanese: String {
    let cause =
      switch code {
      case ENOENT: "ファイルがありません"
      case EACCES, EPERM: "許可がありません"
      case EISDIR: "フォルダです"
      case ENOSPC: "デバイスに空きがありません"
      default: cause
      }
    return switch action {
    case .open(let name): "\(name)：\(cause)"
    case .read: "入力を読み取れません：\(cause)"
    case .write: "書き込めません：\(cause)"
    case .wait: "入力を待てません：\(cause)"
    }
  }

  package var arabic: String {
    let cause =
      switch code {
      case ENOENT: "الملف غير موجود"
      case EACCES, EPERM: "لا يوجد إذن"
      case EISDIR: "هذا مجلد"
      case ENOSPC: "لم تبق مساحة على الجهاز"
      default: cause.isolated
      }
    return switch action {
    case .open(let name): name.isolated + ": " + cause
    case .read: "تعذّرت قراءة الإدخال: " + cause
    case .write: "تعذّرت الكتابة: " + cause
    case .wait: "تعذّر انتظار الإدخال: " + cause
    }
  }
}
