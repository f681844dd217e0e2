extension SheetFaceWords {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .untitled: "Sin título"
    case .newSheet: "Hoja nueva"
    case .openSheet: "Abrir hoja…"
    case .save: "Guardar"
    case .saveAs: "Guardar como…"
    case .fileName: "Nombre del archivo"
    case .text: "Hoja"
    case .answers: "Resultados"
    case .more: "Forma exacta, más cifras"
    case .writeAnswers: "Escribir los resultados en el texto"
    case .updateAnswers: "Actualizar los resultados del texto"
    case .removeAnswers: "Quitar los resultados del texto"
    case .timesheetExample: "Ejemplo: hoja de horas"
    case .keypad: "Teclas en la pantalla"
    case .redraw: "Volver a dibujar"
    case .move: "Moverse"
    case .moveByWord: "Moverse una palabra"
    case .moveToEnd: "Al principio o al final"
    case .select: "Seleccionar"
    case .complete: "Completar un nombre"
    case .changeNumber: "Cambiar el número en el cursor"
    case .dragNumber: "Mantener la tecla y arrastrar un número para cambiarlo"
    case .refer: "Clic en un resultado: usarlo en la línea"
    case .saved(let name): "Guardado como " + name
    case .answersWritten: "Los resultados están en el texto"
    case .answersUpdated: "Los resultados del texto están al día"
    case .answersRemoved: "No hay resultados en el texto"
    case .nothingToUndo: "No hay nada que deshacer"
    case .nothingToRedo: "No hay nada que rehacer"
    case .nothingSelected: "No hay nada seleccionado"
    case .noNameBegins: "Ningún nombre empieza así"
    case .nothingMore: "La línea no tiene resultado"
    case .unfinishedPaste: "El pegado no terminó; no se tomó nada de él"
    case .savesChanges: "¿Guardar los cambios?"
    case .losesChanges: "Lo que no se guarde se perderá."
    case .discard: "Descartar"
    case .hasChanged: "El archivo ha cambiado desde que se leyó"
    case .losesTheirs:
      "Alguien lo ha modificado o eliminado. Sobrescribirlo pierde lo que escribió."
    case .overwrite: "Sobrescribir"
    case .exists(let name): "Ya hay un archivo " + name
    case .recoversText: "¿Recuperar lo escrito?"
    case .wasNotSaved: "El programa terminó antes de guardarlo."
    case .wasOtherText:
      "El archivo ha cambiado desde entonces. Lo escrito se abre como hoja nueva y el archivo queda como está."
    case .recover: "Recuperar"
    case .cannotOpen: "No se puede abrir el archivo"
    case .cannotSave: "No se puede guardar el archivo"
    case .isNotText: "No es texto en UTF-8."
    case .hasOtherLineEnds:
      "Tiene caracteres que no sobreviven a la edición: NUL o finales de línea de otros sistemas."
    }
  }
}
