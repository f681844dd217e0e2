extension SheetFileWords {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .newSheet: "Hoja nueva"
    case .openSheet: "Abrir hoja…"
    case .save: "Guardar"
    case .saveAs: "Guardar como…"
    case .untitled: "Sin título"
    case .text: "Hoja"
    case .answers: "Resultados"
    case .more: "Más del resultado"
    case .savesChanges: "¿Guardar los cambios?"
    case .losesChanges: "Lo que no se guarde se perderá."
    case .discard: "Descartar"
    case .hasChanged: "El archivo ha cambiado en el disco"
    case .losesTheirs:
      "Alguien lo ha modificado o eliminado. Reemplazarlo pierde lo que escribió."
    case .replace: "Reemplazar"
    case .recoversText: "¿Recuperar lo escrito?"
    case .wasNotSaved: "El programa terminó antes de guardarlo."
    case .recover: "Recuperar"
    case .cannotOpen: "No se puede abrir el archivo"
    case .cannotSave: "No se puede guardar el archivo"
    case .isNotText: "No es texto en UTF-8."
    case .hasOtherLineEnds:
      "Tiene caracteres que no sobreviven a la edición: NUL o finales de línea de otros sistemas."
    }
  }
}
