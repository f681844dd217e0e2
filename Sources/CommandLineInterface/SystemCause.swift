import Languages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The reason a system call failed, by the system's number for it.
///
/// Causes that users meet have a text in each language. Other causes have the system's own English text
/// in all of them.
struct SystemCause: Translatable {
  /// The system's number, such as `EPIPE`.
  let code: Int32

  /// The system's own text.
  var english: String { String(cString: strerror(code)) }

  var german: String {
    switch code {
    case ENOENT: "die Datei gibt es nicht"
    case EACCES, EPERM: "keine Berechtigung"
    case EISDIR: "das ist ein Ordner"
    case ENOSPC: "kein Platz mehr auf dem Gerät"
    default: english
    }
  }

  var french: String {
    switch code {
    case ENOENT: "le fichier n’existe pas"
    case EACCES, EPERM: "accès refusé"
    case EISDIR: "c’est un dossier"
    case ENOSPC: "il n’y a plus de place sur le périphérique"
    default: english
    }
  }

  var spanish: String {
    switch code {
    case ENOENT: "el archivo no existe"
    case EACCES, EPERM: "sin permiso"
    case EISDIR: "es una carpeta"
    case ENOSPC: "no queda espacio en el dispositivo"
    default: english
    }
  }

  var japanese: String {
    switch code {
    case ENOENT: "ファイルがありません"
    case EACCES, EPERM: "許可がありません"
    case EISDIR: "フォルダです"
    case ENOSPC: "デバイスに空きがありません"
    default: english
    }
  }

  var arabic: String {
    switch code {
    case ENOENT: "الملف غير موجود"
    case EACCES, EPERM: "لا يوجد إذن"
    case EISDIR: "هذا مجلد"
    case ENOSPC: "لم تبق مساحة على الجهاز"
    default: english.isolated
    }
  }
}
